package text

import "strings"

// Problem says in a language what is wrong with a link. The simulator speaks
// English; its messages are made of few pieces, which are replaced one by one.
// What stands in quotation marks was typed by somebody and stays as it is.
func Problem(l Lang, message string) string { return translated(l, message, pieces) }

// translated replaces the pieces of an English text.
func translated(l Lang, message string, pieces []Phrase) string {
	if l == EN {
		return message
	}
	var b strings.Builder
	quoted := false
	for i := 0; i < len(message); {
		if message[i] == '"' && (i == 0 || message[i-1] != '\\') {
			quoted = !quoted
		}
		if n := piece(message[i:], pieces); n >= 0 && !quoted {
			b.WriteString(pieces[n][l])
			i += len(pieces[n][EN])
			continue
		}
		b.WriteByte(message[i])
		i++
	}
	return b.String()
}

// piece is the number of the piece that a text begins with, or -1.
func piece(text string, pieces []Phrase) int {
	for i := range pieces {
		if strings.HasPrefix(text, pieces[i][EN]) {
			return i
		}
	}
	return -1
}

// pieces are what the messages are made of. One that begins like another
// stands before it.
var pieces = []Phrase{
	{"; did you mean ", "; может быть, ", "；是不是指 "},
	{"; write it like ", "; пишите так: ", "；请写成如 "},
	{"; write it ", "; пишите так: ", "；请写成 "},
	{": write it ", ": пишите так: ", "：请写成 "},
	{"write it ", "пишите так: ", "请写成 "},
	{", such as ", ", например ", "，例如 "},
	{": a duration needs a unit", ": у длительности нужна единица", "：时长需要单位"},
	{": not a duration", ": это не длительность", "：不是时长"},
	{": not a number; must be ", ": это не число; допустимо ", "：不是数字；应为 "},
	{": must be a whole number from ", ": нужно целое число, ", "：应为整数，"},
	{": must be a prime number", ": нужно простое число", "：应为质数"},
	{": must be at least the number of servers, ", ": не меньше числа серверов, ", "：至少为服务器数 "},
	{": must be one of ", ": одно из ", "：应为其中之一："},
	{": must be ", ": допустимо ", "：应为 "},
	{": must have 1 to ", ": длина от 1 до ", "：长度应为 1 到 "},
	{"; must be at most ", "; не больше ", "；最多 "},
	{", must be at most ", ", не больше ", "，最多 "},
	{": must be at most ", ": не больше ", "：最多 "},
	{"; must be ", "; допустимо ", "；应为 "},
	{", must be ", ", нужно ", "，应为 "},
	{" must be ", " — допустимо ", " 应为 "},
	{"must have either latency or factor", "нужно либо latency, либо factor", "需要 latency 或 factor 之一"},
	{"; give one of ", "; укажите одно из ", "；请只给其中之一："},
	{": not together with ", ": не вместе с ", "：不能同时给出 "},
	{": given twice, first as ", ": указано дважды, сначала ", "：重复给出，先前为 "},
	{": given twice", ": указано дважды", "：重复给出"},
	{"no such key", "такого ключа нет", "没有这个键"},
	{"no such policy", "такой политики нет", "没有这个策略"},
	{"no such distribution", "такого распределения нет", "没有这个分布"},
	{"no such process", "такого процесса нет", "没有这个到达过程"},
	{"no such parameter here", "такого параметра здесь нет", "这里没有这个参数"},
	{"no such parameter of ", "такого параметра нет у ", "没有这个参数："},
	{"no such parameter", "такого параметра нет", "没有这个参数"},
	{" has no parameters", " без параметров", " 没有参数"},
	{"only bursty has parameters", "параметры есть только у bursty", "只有 bursty 有参数"},
	{"a parameter is missing after the colon", "после двоеточия нет параметра", "冒号后缺少参数"},
	{" parameters", " параметров", " 个参数"},
	{"; known are ", "; есть ", "；可用的有 "},
	{"has no value", "нет значения", "没有值"},
	{"missing; a link starts with ", "нет; ссылка начинается с ", "缺少；链接以此开头："},
	{" is missing", " не указано", " 缺少"},
	{"missing", "не указано", "缺少"},
	{": the link is of format ", ": формат ссылки ", "：链接的格式为 "},
	{"this version of the program knows format ", "эта версия программы знает формат ", "此版本只认识格式 "},
	{" only", " и никакой другой", "，别的都不认识"},
	{": two hexadecimal digits must follow a %", ": после % нужны две шестнадцатеричные цифры", "：% 后须有两位十六进制数字"},
	{": not valid UTF-8 text", ": это не текст в UTF-8", "：不是有效的 UTF-8 文本"},
	{" stands without a name and before the named ones", " стоит без имени и перед именованными", " 不写名称，放在有名称的参数之前"},
	{"the shortest, ", "наименьшее, ", "最短值 "},
	{", is above the longest, ", ", больше наибольшего, ", " 大于最长值 "},
	{"every demand would be 0; the mean must be above 0", "все трудоёмкости были бы 0; среднее должно быть больше 0", "所有工作量都会是 0；平均值须大于 0"},
	{"separate the entries by /, not by commas", "разделяйте значения знаком /, а не запятыми", "请用 / 而不是逗号分隔"},
	{": below the one before, ", ": меньше предыдущего, ", "：小于前一个 "},
	{"; quantiles must ascend", "; квантили должны возрастать", "；分位数须递增"},
	{": count before the x: ", ": количество перед x: ", "：x 之前的数量："},
	{"the counts add up to ", "количества дают в сумме ", "数量合计为 "},
	{", the number of servers", ", число серверов", "，即服务器数"},
	{"more than ", "больше чем ", "超过 "},
	{" classes", " классов", " 类"},
	{"write equal neighbours as ", "одинаковых соседей пишите как ", "相同的相邻项请写成 "},
	{" policies", " политик", " 个策略"},
	{" incidents", " происшествий", " 个故障"},
	{"incident ", "происшествие ", "故障 "},
	{": overlaps ", ": пересекается с: ", "：重叠："},
	{" on server ", ", сервер ", "，服务器 "},
	{"server ", "сервер ", "服务器 "},
	{"entry ", "значение ", "第 "},
	{" entries", " значений", " 项"},
	{" slots in all", " мест всего", " 个并行位"},
	{"; inf has no limit", "; inf без предела", "；inf 没有上限"},
	{": not with slots=inf, whose capacity has no limit; give ", ": не с slots=inf, где мощность без предела; задайте ", "：slots=inf 时能力无上限，不能用；请给出 "},
	{": makes ", ": выходит ", "：得到 "},
	{" requests per second in total", " запросов в секунду", " 个请求每秒"},
	{" windows until ", " окон до ", " 个窗口，到 "},
	{": leaves nothing to count; arrivals stop at ", ": считать нечего; запросы кончаются в ", "：没有可统计的；到达止于 "},
	{": the last seed would be above ", ": последнее зерно было бы больше ", "：最后的种子会超过 "},
	{" on-phases until ", " фаз до ", " 个开启阶段，到 "},
	{": needs about ", ": нужно около ", "：约需 "},
	{" requests (", " запросов (", " 个请求（"},
	{" in a run x ", " за прогон × ", " 每次 × "},
	{" policies x ", " политик × ", " 个策略 × "},
	{" seeds)", " зёрен)", " 个种子）"},
	{" is above the limit of ", " больше предела ", " 超过上限 "},
	{"; the limit is ", "; предел ", "；上限为 "},
	{"peak x on / (on + off) is ", "peak × on / (on + off) = ", "peak × on / (on + off) = "},
	{", as the on-phases alone would exceed the mean rate; make peak at most ", ", иначе одни фазы on дадут больше среднего; peak не больше ", "，否则仅开启阶段就会超过平均速率；peak 最多 "},
	{", as there are ", ", поскольку есть ", "，因为共有 "},
	{" servers", " серверов", " 台服务器"},
	{"a fingerprint, 16 hexadecimal digits", "отпечаток, 16 шестнадцатеричных цифр", "指纹，16 位十六进制数字"},
	{", or inf", " или inf", " 或 inf"},
	{" characters", " знаков", " 个字符"},
	{" bytes", " байт", " 字节"},
	{" or ", " или ", " 或 "},
	{" to ", "–", "–"},
}
