// Package glossary holds the terms of the laboratory, each in one to three
// sentences, in English, Russian and Chinese. One thing has one word
// everywhere on the page.
package glossary

import (
	"loadlab/ui/text"
	"loadlab/ui/text/term"
)

// phrase shortens the table.
type phrase = text.Phrase

// Term is one entry.
type Term struct {
	Key  string
	Name text.Phrase
	Says text.Phrase
}

// Lookup returns the term of a key.
func Lookup(key string) (Term, bool) {
	for _, t := range Terms {
		if t.Key == key {
			return t, true
		}
	}
	return Term{}, false
}

// Terms lists all terms, from the request's way through the system to the
// figures.
var Terms = []Term{
	{"sender", term.Name("sender"), phrase{
		"A client that sends requests. Each one sends at random moments of its own; one may be busier than the others.",
		"Клиент, который шлёт запросы. Каждый шлёт в свои случайные моменты; один может быть активнее остальных.",
		"发送请求的客户端。每个在自己的随机时刻发送，其中一个可以比其他的更忙。"}},
	{"arrival", term.Name("arrival"), phrase{
		"The instant at which a request reaches the balancer and, in this model, at once its server.",
		"Момент, когда запрос попадает к балансировщику, а в этой модели — сразу и на сервер.",
		"请求到达均衡器的时刻；在本模型中，它同时也就到了服务器。"}},
	{"gap", term.Name("gap"), phrase{
		"The time between two arrivals. Random gaps make requests come in bunches even when their mean rate is low.",
		"Время между двумя приходами. При случайных промежутках запросы идут пачками, даже если в среднем их немного.",
		"两次到达之间的时间。间隔随机时，即使平均不多，请求也会扎堆。"}},
	{"balancer", term.Name("balancer"), phrase{
		"The program in front of the servers that decides which of them gets a request. There may be many, and they do not talk to each other.",
		"Программа перед серверами, которая решает, кому достанется запрос. Их может быть много, и между собой они не разговаривают.",
		"位于服务器之前、决定请求交给谁的程序。可以有许多个，彼此不通气。"}},
	{"policy", term.Name("policy"), phrase{
		"The rule by which a balancer chooses a server.",
		"Правило, по которому балансировщик выбирает сервер.",
		"均衡器选择服务器的规则。"}},
	{"server", term.Name("server"), phrase{
		"A machine or program that does the work of requests. It has slots, a queue and perhaps a slowdown.",
		"Машина или программа, которая выполняет запросы. У неё есть места обслуживания, очередь и, возможно, замедление.",
		"完成请求工作的机器或程序。它有并行数、队列，也可能有减速。"}},
	{"slots", term.Name("slots"), phrase{
		"How many requests a server works on at once, each at full speed. With infinitely many nobody waits.",
		"Сколько запросов сервер выполняет одновременно, каждый на полной скорости. Если их бесконечно много, никто не ждёт.",
		"服务器同时处理的请求数，每个都是全速。无限多时没有人等待。"}},
	{"queue", term.Name("queue"), phrase{
		"The requests that wait at a server. Where it has a limit, one more is dropped.",
		"Запросы, ждущие у сервера. Если у неё есть предел, лишний запрос отбрасывается.",
		"在服务器前等待的请求。有上限时，多出的一个被丢弃。"}},
	{"discipline", term.Name("discipline"), phrase{
		"The order in which a server works: first come, first served, or all at once in equal shares.",
		"Порядок работы сервера: по очереди прихода или всем сразу поровну.",
		"服务器的工作次序：先到先服务，或所有请求平均分享。"}},
	{"processor-sharing", term.Name("processor-sharing"), phrase{
		"All requests at a server advance at once, each with an equal part of its speed. Short ones need not wait for long ones.",
		"Все запросы на сервере продвигаются сразу, каждый получает равную долю скорости. Коротким не приходится ждать длинных.",
		"服务器上的所有请求同时推进，平分速度。短请求不必等长请求。"}},
	{"demand", term.Name("demand"), phrase{
		"The work that a request brings, as the time that a server of ordinary speed needs for it.",
		"Сколько работы в запросе: время, которое нужно серверу обычной скорости.",
		"请求带来的工作，用普通速度的服务器所需的时间表示。"}},
	{"slowdown", term.Name("slowdown"), phrase{
		"How many times as long as ordinary a server takes for everything.",
		"Во сколько раз дольше обычного сервер делает всё.",
		"服务器做任何事所需时间是平常的多少倍。"}},
	{"service-time", term.Name("service-time"), phrase{
		"The demand times the server’s slowdown: how long the request takes there by itself.",
		"Трудоёмкость, умноженная на замедление сервера: сколько запрос занимает сам по себе.",
		"工作量乘以服务器的减速：请求独自在那里要用的时间。"}},
	{"wait", term.Name("wait"), phrase{
		"The response time less the request’s own service time at that server: what others cost it.",
		"Время отклика за вычетом собственного времени обслуживания на этом сервере: цена соседства с другими.",
		"响应时间减去请求在那台服务器上自己的服务时间：别的请求让它付出的代价。"}},
	{"response-time", term.Name("response-time"), phrase{
		"From a request’s arrival to its finish: wait plus service time. It is what the client feels.",
		"От прихода запроса до его завершения: ожидание плюс обслуживание. То, что чувствует клиент.",
		"从请求到达到完成：等待时间加服务时间。客户端感受到的就是它。"}},
	{"unfinished", term.Name("unfinished"), phrase{
		"The requests at a server, waiting or in service, whoever sent them.",
		"Запросы на сервере, ждущие и выполняемые, кто бы их ни послал.",
		"服务器上等待的和正在服务的请求，不论由谁发出。"}},
	{"outstanding", term.Name("outstanding"), phrase{
		"The requests that one balancer has sent to a server and that have not come back. It knows them without asking; it does not know those of other balancers.",
		"Запросы, которые балансировщик послал серверу и которые ещё не вернулись. О них он знает, не спрашивая; о запросах других — нет.",
		"一个均衡器发给某台服务器、尚未返回的请求。它不问也知道；别的均衡器发的，它不知道。"}},
	{"backlog", term.Name("backlog"), phrase{
		"The work left at a server, in time: the rest of what is in service and all that waits.",
		"Сколько работы осталось у сервера, в единицах времени: остаток выполняемого и всё ждущее.",
		"服务器上剩余的工作，以时间计：正在服务的剩余部分加上所有等待的。"}},
	{"weight", term.Name("weight"), phrase{
		"A whole number that says which share of the requests a server should get.",
		"Целое число, которое говорит, какую долю запросов должен получать сервер.",
		"一个整数，表示服务器应得的请求份额。"}},
	{"snapshot", term.Name("snapshot"), phrase{
		"The numbers of unfinished requests of all servers at one instant, copied to a balancer now and then.",
		"Числа незавершённых запросов всех серверов в один момент; время от времени их копия попадает к балансировщику.",
		"某一时刻所有服务器的未完成请求数，隔一段时间复制给均衡器一次。"}},
	{"staleness", term.Name("staleness"), phrase{
		"The age of what a balancer knows. It is best counted in requests: how many came since the news was made.",
		"Возраст того, что знает балансировщик. Лучше всего мерить его запросами: сколько их пришло с тех пор.",
		"均衡器所知信息的年龄。最好用请求数来量：消息产生之后又来了多少个。"}},
	{"herd", term.Name("herd"), phrase{
		"Many decisions that fall on the same server because all follow the same old news.",
		"Много решений, которые сходятся на одном сервере, потому что все следуют одной и той же старой новости.",
		"许多决定落在同一台服务器上，因为大家都依据同一条旧消息。"}},
	{"two-choices", term.Name("two-choices"), phrase{
		"Look at two servers drawn at random and take the better. The second look already brings much of what looking at all would bring, and chance keeps the herd away.",
		"Взглянуть на два сервера, взятых наугад, и выбрать лучший. Второй взгляд уже даёт немалую часть того, что дал бы взгляд на все, а случайность не даёт собраться стаду.",
		"看随机抽出的两台，取较好的。这第二眼已带来查看全部的大部分好处，而随机性让羊群聚不起来。"}},
	{"ewma", term.Name("ewma"), phrase{
		"An exponentially weighted moving average: the newest observation counts most, older ones fade. The decay says how fast.",
		"Экспоненциально взвешенное скользящее среднее: новое наблюдение весит больше всего, старые угасают. Как быстро — говорит время затухания.",
		"指数加权移动平均：最新的观察比重最大，旧的逐渐淡去，快慢由衰减时间决定。"}},
	{"incident", term.Name("incident"), phrase{
		"A stretch of time in which one server is slow for a reason that lies in itself.",
		"Промежуток времени, когда сервер медлит по собственной причине.",
		"某台服务器因自身原因变慢的一段时间。"}},
	{"timeout", term.Name("timeout"), phrase{
		"How long a client waits. A later response counts as failed, although the server still does the work.",
		"Сколько клиент готов ждать. Ответ позже считается неудачей, хотя сервер работу всё равно делает.",
		"客户端愿意等多久。更晚的响应算失败，尽管服务器仍会做完。"}},
	{"offered-load", term.Name("offered-load"), phrase{
		"The work that arrives per unit of time as a share of what all servers can do. It may exceed 1; utilisation cannot.",
		"Работа, приходящая за единицу времени, как доля того, что могут все серверы. Она может превышать 1, занятость — нет.",
		"单位时间到达的工作占全部服务器能力的比例。它可以超过 1，忙碌比例却不能。"}},
	{"utilisation", term.Name("utilisation"), phrase{
		"How much of the servers’ capacity the arriving work takes up. In the settings it is what is offered; measured, it is the share of time in which a server is busy.",
		"Какую часть мощности серверов занимает приходящая работа. В настройках это предложенная нагрузка, а измеренная — доля времени, когда сервер занят.",
		"到达的工作占用了服务器多少能力。设置中指输入的负载；测得的则是服务器忙碌时间的比例。"}},
	{"window", term.Name("window"), phrase{
		"A stretch of time of fixed length. Its figures are over the requests that arrived in it, however late they finished.",
		"Отрезок времени постоянной длины. Его числа — о запросах, пришедших за это время, когда бы они ни завершились.",
		"固定长度的一段时间。它的数字统计在此期间到达的请求，不论何时完成。"}},
	{"percentile", term.Name("percentile"), phrase{
		"Sort n values and take the one at place ceil(q × n): a share q of them is not larger. For a hundred requests, p99 is the ninety-ninth, not the largest.",
		"Упорядочим n значений и возьмём стоящее на месте ceil(q × n): доля q значений не больше него. Для ста запросов p99 — девяносто девятое, а не наибольшее.",
		"把 n 个值排序，取第 ceil(q × n) 个：占比 q 的值不超过它。一百个请求的 p99 是第九十九个，而不是最大的。"}},
	{"p99", term.Name("p99"), phrase{
		"The response time within which ninety-nine of a hundred requests are answered. The mean hides unlucky requests; p99 shows them.",
		"Время, за которое получают ответ девяносто девять запросов из ста. Среднее прячет невезучие запросы, p99 их показывает.",
		"一百个请求中有九十九个在这段时间内得到响应。平均值掩盖倒霉的请求，p99 把它们显示出来。"}},
	{"tail", term.Name("tail"), phrase{
		"The slowest few requests: p99, p99.9, the worst. A page made of a hundred requests is as slow as its slowest one.",
		"Самые медленные запросы: p99, p99,9, худший. Страница из ста запросов так же медленна, как самый медленный из них.",
		"最慢的那一小部分请求：p99、p99.9、最差的。由一百个请求组成的页面，快慢取决于最慢的一个。"}},
	{"warm-up", term.Name("warm-up"), phrase{
		"The first part of a run, simulated but not counted, so that the empty start does not flatter the figures.",
		"Начало опыта, которое моделируется, но не учитывается, чтобы пустой старт не приукрашивал числа.",
		"运行开头的一段，只模拟不计入，免得从空系统起步美化了数字。"}},
	{"seed", term.Name("seed"), phrase{
		"The number from which all randomness of a run is computed. The same seed gives the same run; another seed, another sample of the same experiment.",
		"Число, из которого вычисляются все случайности опыта. То же зерно — тот же опыт; другое — другая выборка того же эксперимента.",
		"整次运行的随机性都由它算出。种子相同，运行相同；换个种子，就是同一实验的另一个样本。"}},
	{"stream", term.Name("stream"), phrase{
		"A sequence of random numbers with one purpose: arrivals, demands, one balancer’s choices. Separate streams let every policy meet exactly the same requests.",
		"Последовательность случайных чисел для одной цели: приходы, трудоёмкость, выбор одного балансировщика. Благодаря раздельным потокам все политики встречают одни и те же запросы.",
		"专供一个用途的随机数序列：到达、工作量、某个均衡器的选择。各流分开，所有策略遇到的请求就完全相同。"}},
	{"confidence-interval", term.Name("confidence-interval"), phrase{
		"A range computed from several seeds. Ranges made in this way hold the true mean in ninety-five of a hundred cases.",
		"Диапазон, вычисленный по нескольким зёрнам. Построенный так диапазон накрывает истинное среднее в девяноста пяти случаях из ста.",
		"由几个种子算出的范围。照此得到的范围，一百次中有九十五次包含真正的平均值。"}},
	{"fingerprint", term.Name("fingerprint"), phrase{
		"Sixteen digits computed from the arrival, server, start and finish of every request. Equal fingerprints mean equal runs.",
		"Шестнадцать цифр, вычисленных из прихода, сервера, начала и конца каждого запроса. Равные отпечатки — одинаковые опыты.",
		"由每个请求的到达、服务器、开始和结束算出的十六位数字。指纹相同，运行就相同。"}},
}
