// Package reference holds the words around the pages that can be read without
// running anything: the policies, the glossary, and the model with its limits.
// What the pages say stands in the packages policytext, glossary and model.
package reference

import "loadlab/ui/text"

// phrase shortens the tables.
type phrase = text.Phrase

// The titles of the pages; that of the third is in package model.
var (
	Policies = phrase{"Policies", "Политики", "策略"}
	Glossary = phrase{"Glossary", "Словарь", "术语表"}
)

// What stands under the titles.
var (
	PoliciesLead = phrase{
		"Every rule of the laboratory: how it chooses a server, what it must know for that, what it costs, where it is used and where it fails.",
		"Все правила лаборатории: как каждое выбирает сервер, что для этого нужно знать, чего это стоит, где применяется и где подводит.",
		"实验室里的每一条规则：怎样选择服务器、为此需要知道什么、代价多大、用在哪里、何时失灵。"}
	GlossaryLead = phrase{
		"The words of the laboratory, from a request’s way through the system to the figures.",
		"Слова лаборатории: от пути запроса через систему до рисунков.",
		"实验室的用语，从请求走过系统的路，一直到图上的数字。"}
	ModelLead = phrase{
		"What is simulated and what is not, what exactly the figures mean, and how others can check a result.",
		"Что моделируется, а что нет, что в точности означают рисунки и как другим проверить результат.",
		"模拟了什么、没有模拟什么，各种图的确切含义，以及别人怎样核对结果。"}
)

// The frame of a page.
var (
	Skip       = phrase{"Skip to the text", "К тексту", "跳到正文"}
	Pages      = phrase{"To read", "Почитать", "阅读"}
	OnThisPage = phrase{"On this page", "На этой странице", "本页内容"}
	Laboratory = phrase{"To the laboratory", "В лабораторию", "回到实验室"}
)

// The parts of a policy's text that package policytext does not name.
var (
	InLinks    = phrase{"In links", "В ссылках", "在链接中"}
	Parameters = phrase{"Parameters", "Параметры", "参数"}
	Sources    = phrase{"Sources", "Источники", "来源"}
)

// What a parameter may be: its default, and its least and greatest value or
// the words that it may be.
var (
	Range    = phrase{"Default %s, from %s to %s.", "По умолчанию %s, от %s до %s.", "默认 %s，从 %s 到 %s。"}
	Optional = phrase{"May be left out; from %s to %s.", "Можно не указывать; от %s до %s.", "可以省略；从 %s 到 %s。"}
	OneOf    = phrase{"Default %s; may be: %s.", "По умолчанию %s; возможно: %s.", "默认 %s；可取：%s。"}
)
