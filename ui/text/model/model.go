// Package model holds the page that says what the simulator's model contains
// and what it leaves out, how every figure is defined, and how to cite a
// result, in English, Russian and Chinese. It follows the design note of the
// folder sim.
package model

import "loadlab/ui/text"

// phrase shortens the tables.
type phrase = text.Phrase

// Title is the page's title.
var Title = phrase{"Model and limits", "Модель и её пределы", "模型与局限"}

// Section is a part of the page.
type Section struct {
	Key        string // for addresses
	Title      text.Phrase
	Paragraphs []text.Phrase
}

// Sections lists the page's parts in order.
func Sections() []Section {
	return []Section{contents, leftOut, time, figures, quantiles, chance, limits, citing}
}

var contents = Section{"model", phrase{"What the model contains", "Что есть в модели", "模型里有什么"}, []phrase{
	{"Senders emit requests. Each request carries a demand: the work it brings, as the time that a server of ordinary speed needs. It reaches one of the balancers, each with equal probability; the balancer’s policy picks a server in the same instant, and the request is there at once.",
		"Отправители шлют запросы. У каждого запроса есть трудоёмкость: сколько времени он займёт у сервера обычной скорости. Запрос попадает к одному из балансировщиков, к каждому с равной вероятностью; политика в тот же миг выбирает сервер, и запрос сразу оказывается там.",
		"发送方发出请求。每个请求带有工作量，即普通速度的服务器所需的时间。它等概率地到达某个均衡器；策略在同一瞬间选定服务器，请求立刻就到那里。"},
	{"A server works first come, first served, with one or several slots; or on all its requests at once in equal shares; or, with infinitely many slots, as a pure delay in which nobody waits. A slowdown multiplies every demand at a server. A queue may have a limit: a request that finds it full is dropped and counted.",
		"Сервер обслуживает в порядке прихода, имея одно или несколько мест; или все запросы сразу поровну; или, если мест бесконечно много, как чистая задержка, где никто не ждёт. Замедление умножает трудоёмкость на данном сервере. У очереди может быть предел: запрос, заставший её полной, отбрасывается и учитывается.",
		"服务器先到先服务，并行数为一或更多；或者对所有请求平均分享；或者并行数无限，成为没有等待的纯延迟。减速把该服务器上的每份工作量乘大。队列可以有上限：到达时已满的请求被丢弃并计数。"},
	{"A snapshot of all servers’ unfinished requests is taken at time 0 and then once a period. Policies that read it see old counts until the next one. During an incident a server answers with a given latency, or its demands are multiplied.",
		"Снимок незавершённых запросов всех серверов делается в момент 0 и затем раз в период. Политики, которые его читают, до следующего видят старые числа. Во время происшествия сервер отвечает с заданной задержкой, или его трудоёмкости умножаются.",
		"所有服务器的未完成请求数在时刻 0 拍一次快照，此后每个周期一次。读取快照的策略在下一次之前看到的都是旧数。故障期间，服务器以给定的延迟响应，或工作量被乘以一个倍数。"},
}}

var leftOut = Section{"left-out", phrase{"What it leaves out", "Чего в модели нет", "模型略去了什么"}, []phrase{
	{"Network delay and loss; retries and hedged requests; servers that join or leave; the time and messages that balancing itself costs; clients that wait for an answer before they send again. Servers do not influence each other, and a demand does not depend on where it is served, but for the slowdown.",
		"Задержки и потери в сети; повторы и дублирующие запросы; серверы, которые появляются и исчезают; время и сообщения, которых стоит сама балансировка; клиенты, которые ждут ответа, прежде чем послать следующий запрос. Серверы не влияют друг на друга, а трудоёмкость зависит от сервера только через замедление.",
		"网络延迟与丢包；重试和对冲请求；服务器的加入与离开；均衡本身耗费的时间和消息；等到响应才再发送的客户端。服务器之间互不影响，除减速外，工作量与在哪里执行无关。"},
	{"So a result here says how rules compare under the stated assumptions. It does not predict the milliseconds of your system. What carries over is the reason why one rule beats another: check whether that reason holds at your place.",
		"Поэтому результат говорит, как правила соотносятся при названных предположениях, и не предсказывает миллисекунды вашей системы. Переносится другое — причина, по которой одно правило лучше: проверьте, действует ли она у вас.",
		"所以这里的结果说明在所述假设下各规则如何比较，而不预测您系统的毫秒数。可以带走的是一条规则胜过另一条的原因：请检查它在您那里是否成立。"},
	{"A run in which more work arrives than servers can do has no steady result: every figure grows with the length of the run. The same holds when only one server is overfull. The page says so where it sees it.",
		"Если работы приходит больше, чем серверы успевают, устойчивого результата нет: все числа растут с длиной опыта. То же верно, если переполнен хотя бы один сервер. Там, где это видно, страница об этом говорит.",
		"到达的工作多于服务器能力时，没有稳定的结果：所有数字都随运行时长增长。哪怕只有一台服务器超载也是如此。看得出来的地方，页面会说明。"},
}}

var time = Section{"time", phrase{"Time, ties and the end", "Время, совпадения и конец", "时间、同时发生与结束"}, []phrase{
	{"Time is a whole number of nanoseconds, and there is no tolerance anywhere. At equal times completions come first, then incidents and snapshots, then the arrival; of equal things the one with the lower number. Unless a policy says otherwise, ties go to the first server compared.",
		"Время — целое число наносекунд, и никаких допусков нет. При равном времени сначала завершения, затем происшествия и снимки, затем приход; из равных — меньший номер. Если политика не говорит иного, при равенстве выбирается первый из сравниваемых серверов.",
		"时间是整数纳秒，任何地方都没有容差。同一时刻先处理完成，再处理故障和快照，最后是到达；相同的事按编号从小到大。除非策略另有规定，相同时取先比较到的服务器。"},
	{"Requests come until the end of the last window, or until their number is reached. Then every queue drains, so that slow responses count in full. A window’s figures are over the requests that arrived in it. Requests that arrive before the warm-up is over are served and drawn, but not counted in the summary.",
		"Запросы идут до конца последнего окна или пока не наберётся заданное число. Потом все очереди дорабатываются, так что медленные ответы учтены полностью. Числа окна — о запросах, пришедших в нём. Запросы, пришедшие до конца разгона, обслуживаются и рисуются, но в сводку не входят.",
		"请求一直到最后一个窗口结束，或达到规定的个数。之后所有队列继续做完，慢响应因此完整计入。窗口的数字统计在其中到达的请求。预热结束前到达的请求照常服务和绘图，但不计入汇总。"},
}}

var figures = Section{"figures", phrase{"What the figures show", "Что показывают рисунки", "各种图表示什么"}, []phrase{
	{"Windows: p99 of the response time of the requests that arrived in each window. A window in which nothing arrived is a gap.",
		"Окна: p99 времени отклика запросов, пришедших в каждом окне. Окно, в котором никто не пришёл, — разрыв.",
		"窗口：每个窗口内到达的请求的响应时间 p99。没有到达的窗口是空缺。"},
	{"Percentiles: the response time against the percentile, on an axis that stretches the end: 90, 99, 99.9 lie at equal distances. Distribution: which share of the requests was answered within a time.",
		"Перцентили: время отклика в зависимости от перцентиля, на оси, растягивающей конец: 90, 99 и 99,9 стоят на равных расстояниях. Распределение: какая доля запросов получила ответ за данное время.",
		"百分位数：响应时间随百分位数的变化，横轴把末端拉长，90、99、99.9 间距相等。分布：多大比例的请求在某段时间内得到响应。"},
	{"Queues: a row is a server, a column a window, the colour the mean number of unfinished requests over that window’s time. Busy: the share of a window in which a server had something in service.",
		"Очереди: строка — сервер, столбец — окно, цвет — среднее по времени окна число незавершённых запросов. Занятость: доля окна, когда сервер что-нибудь выполнял.",
		"队列：一行是一台服务器，一列是一个窗口，颜色是该窗口时间内未完成请求的平均数。忙碌：窗口中服务器有请求在服务的时间比例。"},
	{"Shares: requests and busy time of each server over the whole run, busy time as a share of the time until the last finish. Strip: the servers of the first picks, in order. Cost: the time of one pick against the number of servers, measured on your machine: the median of nine repetitions between the quickest and the slowest. It alone comes from no simulation, and no fingerprint vouches for it.",
		"Доли: запросы и занятость каждого сервера за весь опыт; занятость — доля времени до последнего завершения. Полоса: серверы первых выборов по порядку. Цена: время одного выбора в зависимости от числа серверов, измеренное на вашей машине, — медиана девяти повторов между самым быстрым и самым медленным. Только она получена не симуляцией, и отпечаток за неё не ручается.",
		"份额：整次运行中每台服务器的请求数和忙碌时间，后者是占到最后一次完成为止的时间的比例。条带：最初若干次选择的服务器，依次排列。代价：在您的机器上测得的一次选择所需时间，随服务器数的变化，取九次重复的中位数，并标出最快与最慢的一次。只有它不是模拟得来的，也没有指纹为它作证。"},
	{"Table: mean, percentiles and worst of the response time or of the wait. “Inspected” is the mean number of servers whose state a pick read. “Failed” are the requests that were dropped or answered after the client’s patience had ended.",
		"Таблица: среднее, перцентили и худшее значение времени отклика или ожидания. «Опрошено» — сколько серверов в среднем прочитал один выбор. «Неудачи» — запросы отброшенные или получившие ответ, когда терпение клиента уже кончилось.",
		"表格：响应时间或等待时间的平均值、百分位数和最差值。“查看数”是每次选择平均读取状态的服务器数。“失败”是被丢弃的，或客户端耐心耗尽后才得到响应的请求。"},
}}

var quantiles = Section{"quantiles", phrase{"Quantiles", "Квантили", "分位数"}, []phrase{
	{"Quantiles are nearest rank: sort the n values and take number ceil(q × n), counting from one. No interpolation: every value shown happened to some request.",
		"Квантили берутся по ближайшему рангу: n значений упорядочиваются, берётся номер ceil(q × n), считая с единицы. Без интерполяции: каждое показанное значение действительно случилось с каким-то запросом.",
		"分位数用最近秩：把 n 个值排序，从一数起取第 ceil(q × n) 个。不做插值：显示的每个值都真的发生在某个请求上。"},
	{"Quantiles of a run are exact up to 4,194,304 requests; above that a histogram takes over whose relative error is at most 0.1%, and the result says so. Means and extremes are always exact, windows too within the same number. A p99.9 over a few thousand requests rests on a handful of them: read it with care.",
		"Квантили опыта точны до 4 194 304 запросов; сверх того их даёт гистограмма с относительной погрешностью не больше 0,1 %, и результат об этом сообщает. Средние и крайние значения точны всегда, окна — в тех же пределах. p99,9 по нескольким тысячам запросов держится на горстке из них: читайте его осторожно.",
		"一次运行的分位数在 4,194,304 个请求以内是精确的；超过后改用直方图，相对误差不超过 0.1%，结果中会注明。平均值和极值始终精确，窗口在同样的数目内也精确。只有几千个请求的 p99.9 仅凭寥寥几个，请谨慎看待。"},
}}

var chance = Section{"chance", phrase{"Chance and seeds", "Случайность и зёрна", "随机性与种子"}, []phrase{
	{"All randomness is computed from the seed. Each purpose has a stream of its own: arrivals, senders, demands, the choice of the balancer, and the choices of each balancer’s policy. The first four do not depend on the policy: with one seed, all policies meet the same requests at the same instants. A difference between them is a difference of rules, not of luck in the draw.",
		"Все случайности вычисляются из зерна. У каждой цели свой поток: приходы, отправители, трудоёмкости, выбор балансировщика и выбор политики каждого из них. Первые четыре от политики не зависят: при одном зерне все политики встречают одни и те же запросы в одни и те же моменты. Различие между ними — различие правил, а не удачи.",
		"所有随机性都由种子算出。每个用途各有一个流：到达、发送方、工作量、均衡器的抽取，以及每个均衡器策略的选择。前四个与策略无关：种子相同，所有策略在相同时刻遇到相同的请求。它们之间的差别是规则的差别，而不是运气。"},
	{"One seed is one sample. Whether a small difference is real shows when the run is repeated with several seeds: numbers are then means over the seeds with a 95% confidence interval, lines the median of the seeds with a band from the lowest to the highest.",
		"Одно зерно — одна выборка. Настоящее ли небольшое различие, видно, если повторить опыт с несколькими зёрнами: тогда числа — средние по зёрнам с доверительным интервалом 95 %, а линии — медиана по зёрнам с полосой от наименьшего до наибольшего.",
		"一个种子只是一个样本。小差别是否真实，要用几个种子重复才看得出：此时数字是各种子的平均值，附 95% 置信区间；线是各种子的中位数，带状区域从最低到最高。"},
}}

var limits = Section{"limits", phrase{"Limits", "Пределы", "限度"}, []phrase{
	{"At most 16 policies, 100,000 servers, 1,000 balancers, a million senders and 1,000 seeds; at most 500 million requests for all policies and seeds together. What is larger is refused before it runs, with the number.",
		"Не больше 16 политик, 100 000 серверов, 1000 балансировщиков, миллиона отправителей и 1000 зёрен; не больше 500 миллионов запросов на все политики и зёрна вместе. Что больше — отклоняется до запуска, с указанием числа.",
		"最多 16 种策略、100,000 台服务器、1,000 个均衡器、一百万个发送方、1,000 个种子；所有策略和种子合计最多 5 亿个请求。超出的在运行前就被拒绝，并给出数目。"},
	{"Everything is computed in this tab. Nothing is sent anywhere; the experiment stands in the part of the address behind the #, which browsers do not send to servers.",
		"Всё вычисляется в этой вкладке и никуда не отправляется; эксперимент записан в части адреса после #, которую браузеры серверам не передают.",
		"一切都在这个标签页里计算，不向外发送任何东西；实验写在地址中 # 之后的部分，浏览器不会把它发给服务器。"},
}}

var citing = Section{"citing", phrase{"How to cite a result", "Как сослаться на результат", "怎样引用结果"}, []phrase{
	{"The link holds the whole experiment: every setting, the policies and the seed. The same link gives the same result, bit for bit, on every machine and in every browser. Defaults of its format 1 never change.",
		"В ссылке записан весь эксперимент: все настройки, политики и зерно. Одна и та же ссылка даёт один и тот же результат, бит в бит, на любой машине и в любом браузере. Значения по умолчанию в формате 1 не меняются никогда.",
		"链接包含整个实验：所有设置、策略和种子。同一个链接在任何机器、任何浏览器上得到的结果都逐位相同。格式 1 的默认值永不改变。"},
	{"Every run has a fingerprint: sixteen digits computed from the arrival, server, start and finish of every request. “Copy link” puts it into the link as sum=. Whoever opens such a link is told whether their machine reproduced it.",
		"У каждого опыта есть отпечаток: шестнадцать цифр, вычисленных из прихода, сервера, начала и конца каждого запроса. Кнопка «Скопировать ссылку» добавляет его в ссылку как sum=. Открывший её узнает, воспроизвела ли его машина тот же опыт.",
		"每次运行都有指纹：由每个请求的到达、服务器、开始和结束算出的十六位数字。“复制链接”会把它作为 sum= 放进链接。打开这个链接的人会得知自己的机器是否重现了结果。"},
	{"In a paper or a report, give the link with its fingerprint, and the version that the page shows. A reader needs nothing else to check you.",
		"В статье или отчёте приведите ссылку с отпечатком и версию, указанную на странице. Больше читателю для проверки ничего не нужно.",
		"在论文或报告中，请给出带指纹的链接，以及页面上显示的版本。读者凭这些就能核对。"},
}}
