package lesson

// lab is the course on choosing a server, with news that may be old.
var lab = Course{
	ID:    "lab",
	Title: phrase{"Choosing a server", "Выбор сервера", "选择服务器"},
	Introduction: []phrase{
		{"A service runs on many servers. In front of them stands a balancer: for every request it decides which server gets it. When it decides badly, requests queue at one server while another has nothing to do.",
			"Сервис работает на многих серверах. Перед ними стоит балансировщик: для каждого запроса он решает, какому серверу его отдать. Решит плохо — у одного сервера выстроится очередь, а соседний будет простаивать.",
			"一个服务由许多服务器共同提供。它们前面有一个均衡器，为每个请求决定由哪台服务器处理。决定得不好，一台服务器前排起长队，另一台却无事可做。"},
		{"We begin with rules that look at nothing: always the same server for a sender, a random one, each in turn. Then come rules that do look at the servers, but through a snapshot taken a while ago. The question of the whole course: how fresh must news be to be worth having?",
			"Начнём с правил, которые ни на что не смотрят: каждому отправителю — свой сервер, случайный сервер, все по очереди. Потом появятся правила, которые на серверы смотрят, но по снимку, сделанному чуть раньше. Главный вопрос курса: насколько свежими должны быть новости, чтобы от них был толк?",
			"我们先看什么都不看的规则：每个发送方固定一台、随机一台、轮流。然后是会看服务器的规则，不过看的是稍早拍下的快照。整门课只问一件事：消息要多新才有用？"},
		{"Each server works on one request at a time, first come, first served. The main figure shows p99 for every minute of the run: of a hundred requests, ninety-nine were answered within that time. Lower is better. One step on the vertical axis is a factor of ten.",
			"Каждый сервер выполняет запросы по одному, в порядке прихода. Главный рисунок показывает p99 для каждой минуты опыта: из ста запросов девяносто девять получили ответ не позже этого времени. Чем ниже, тем лучше. Одно деление вертикальной оси — это в десять раз.",
			"每台服务器一次处理一个请求，先到先服务。主图显示运行中每一分钟的 p99：一百个请求里有九十九个在这段时间内得到响应。越低越好。纵轴上每一格相差十倍。"},
	},
	Lessons: []Lesson{
		{ID: "lab.balanced",
			Title: phrase{"Four ways to choose a server", "Четыре способа выбрать сервер", "选择服务器的四种办法"},
			Ask: phrase{
				"A hundred equal servers, two hundred equal senders, one balancer, and enough spare capacity: utilisation is 75%. Hash gives every sender a fixed server, Random draws one, RoundRobin takes each in turn. LeastLoaded alone looks: it takes the server with the fewest unfinished requests in a snapshot renewed every 10 ms. Does looking win?",
				"Сто одинаковых серверов, двести одинаковых отправителей, один балансировщик и запас мощности: загрузка — 75 %. Hash закрепляет за отправителем сервер, Random бросает жребий, RoundRobin идёт по кругу. И только LeastLoaded смотрит: берёт сервер, у которого меньше всего незавершённых запросов на снимке, а снимок обновляется каждые 10 мс. Выиграет ли тот, кто смотрит?",
				"一百台相同的服务器，两百个相同的发送方，一个均衡器，能力也有富余：利用率是 75%。Hash 给每个发送方固定一台服务器，Random 随机抽一台，RoundRobin 轮流。只有 LeastLoaded 会看：它在每 10 毫秒更新一次的快照里，挑未完成请求最少的服务器。会看的那个能赢吗？"},
			Watch: phrase{
				"The order of the four lines, and how far apart they lie. Then compare p50 with p99 in the table: the middle request against the unlucky one.",
				"На порядок четырёх линий и расстояние между ними. Потом сравните в таблице p50 и p99: обычный запрос и невезучий.",
				"看四条线的高低次序和间距。再在表里比较 p50 与 p99：一个是普通请求，一个是倒霉的请求。"},
			Think: []phrase{
				{"Random and Hash send every server its fair share on average. Why do queues grow all the same?", "Random и Hash в среднем дают каждому серверу поровну. Откуда же очереди?", "Random 和 Hash 平均下来给每台服务器的份额都一样，为什么还会排队？"},
				{"How many requests arrive between two snapshots, and where does LeastLoaded send them?", "Сколько запросов приходит между двумя снимками и куда их отправит LeastLoaded?", "两次快照之间会到达几个请求？LeastLoaded 把它们发到哪里？"},
				{"What does RoundRobin quietly rely on?", "На что RoundRobin молча полагается?", "RoundRobin 暗中依赖什么条件？"},
			},
			Conclusion: phrase{
				"RoundRobin wins: p99 is {p99 roundrobin}. It spaces the arrivals at each server evenly, and here that is all it takes. Random and Hash leave the spacing to chance; Random’s p99 is {p99 random}. LeastLoaded comes second with {p99 leastloaded}: on average two requests arrive between snapshots, and they go to the same server. When counts are equal, the lowest number wins, so the first servers are busy {busymax leastloaded} of the time and the last ones hardly at all.",
				"Побеждает RoundRobin: p99 — {p99 roundrobin}. Он приводит запросы к каждому серверу через ровные промежутки, и здесь этого достаточно. Random и Hash полагаются на случай: у Random p99 — {p99 random}. LeastLoaded — второй, {p99 leastloaded}: между снимками приходит в среднем два запроса, и уходят они на один сервер. При равном счёте выигрывает меньший номер, поэтому первые серверы заняты {busymax leastloaded} времени, а последние почти простаивают.",
				"RoundRobin 获胜：p99 为 {p99 roundrobin}。它让每台服务器的请求间隔均匀，在这里这就够了。Random 和 Hash 把间隔交给运气，Random 的 p99 是 {p99 random}。LeastLoaded 排第二，为 {p99 leastloaded}：两次快照之间平均到达两个请求，都发往同一台。数目相同时编号小的优先，所以最前面的服务器有 {busymax leastloaded} 的时间在忙，最后面的几乎闲着。"},
			Try:      Try{phrase{"Add a rule that sees the present: LeastOutstanding", "Добавить правило, которое видит настоящее: LeastOutstanding", "加入一个看得见当下的规则：LeastOutstanding"}, []string{"policies=random,roundrobin,leastloaded,leastoutstanding"}},
			Glossary: []string{"server", "balancer", "policy", "snapshot", "unfinished", "p99", "utilisation", "window"}},

		{ID: "lab.ten-senders",
			Title: phrase{"Ten senders, a hundred servers", "Десять отправителей, сто серверов", "十个发送方，一百台服务器"},
			Ask: phrase{
				"The same servers, but only 10 senders. Hash sends the same sender to the same server, always. No two senders share one. So is everything all right?",
				"Серверы те же, но отправителей всего 10. Hash всегда ведёт одного отправителя на один и тот же сервер. Никакие два отправителя сервер не делят. Значит, всё хорошо?",
				"服务器不变，但只有 10 个发送方。Hash 总把同一个发送方送到同一台服务器，而且没有两个发送方共用一台。这样就没问题了吗？"},
			Watch: phrase{
				"In the figure of shares: how many servers do anything at all. In the table: who waits, although nearly all servers are free.",
				"На рисунке долей — сколько серверов вообще работает. В таблице — кто ждёт, хотя почти все серверы свободны.",
				"在份额图里看有多少台服务器在工作；在表里看谁还要等，虽然几乎所有服务器都空着。"},
			Think: []phrase{
				{"Nobody shares a server with anybody. Whom do Hash’s requests wait for?", "Никто ни с кем сервер не делит. Кого же ждут запросы при Hash?", "谁也不和别人共用服务器，那么 Hash 的请求在等谁？"},
				{"When would you accept this price, to have a sender always meet the same server?", "Когда такая цена оправдана — лишь бы отправитель всегда попадал на тот же сервер?", "为了让发送方总遇到同一台服务器，什么时候值得付这个代价？"},
			},
			Conclusion: phrase{
				"With Hash, {idle hash} servers never get a request. Each of the others is busy up to {busymax hash} of the time with one sender, and when that sender sends two requests in quick succession, the second one waits while its neighbours idle: p99 is {p99 hash}, against {p99 roundrobin} with RoundRobin, where nobody waits at all. No collision of senders is needed for imbalance: it is enough that there are few of them.",
				"При Hash {idle hash} серверов не получают ни одного запроса. Каждый из остальных бывает занят до {busymax hash} времени единственным отправителем, и если тот пошлёт два запроса подряд, второй ждёт, хотя соседи простаивают: p99 — {p99 hash} против {p99 roundrobin} у RoundRobin, где не ждёт никто. Чтобы возник перекос, отправителям не нужно сталкиваться — достаточно, что их мало.",
				"用 Hash 时，有 {idle hash} 台服务器一个请求也没有收到。其余每台最多有 {busymax hash} 的时间在为唯一的发送方忙碌；这个发送方接连发来两个请求时，第二个就得等，而旁边的服务器都闲着：p99 为 {p99 hash}，而 RoundRobin 为 {p99 roundrobin}，根本无人等待。不均衡并不需要发送方相撞，发送方少就足够了。"},
			Try:      Try{phrase{"Fifty senders", "Пятьдесят отправителей", "五十个发送方"}, []string{"senders=50"}},
			Glossary: []string{"sender", "server", "wait", "utilisation", "p99"}},

		{ID: "lab.skewed",
			Title: phrase{"One sender is fifty times as busy", "Один отправитель в пятьдесят раз активнее", "一个发送方忙五十倍"},
			Ask: phrase{
				"Real senders differ. Here one of the 200 sends 50 times as often as each other one. All servers together can still do the work. Which rule can spread that sender’s requests, and which cannot?",
				"Настоящие отправители неодинаковы. Здесь один из 200 шлёт в 50 раз чаще любого другого. Вместе серверы по-прежнему справляются. Какое правило сумеет распределить запросы этого отправителя, а какое нет?",
				"真实的发送方各不相同。这里 200 个中有一个，发送频率是其他每一个的 50 倍。所有服务器合起来仍然够用。哪种规则能把它的请求分散开，哪种不能？"},
			Watch: phrase{
				"Does a line level off or climb until the end? A line that climbs means a queue that grows without limit.",
				"Выравнивается линия или растёт до самого конца? Растущая линия — это очередь, которая растёт без предела.",
				"一条线是趋于水平，还是一直升到最后？一直升，说明某处的队列在无限增长。"},
			Think: []phrase{
				{"Most requests of Hash do well. Why does p99 not show that?", "Большинству запросов при Hash живётся неплохо. Почему p99 этого не видит?", "Hash 的多数请求其实还好，为什么 p99 看不出来？"},
				{"Would more servers help Hash here?", "Помогли бы Hash дополнительные серверы?", "增加服务器能救 Hash 吗？"},
			},
			Conclusion: phrase{
				"One server gets everything that the busy sender sends: {servedmax hash} requests, while the least used one gets {servedmin hash}. It cannot keep up. Hash’s p99 climbs from {p99first hash} in the first window to {p99last hash} in the last. The others mix all senders and barely notice who sent what; RoundRobin stays at {p99 roundrobin}. Random suffers more, with {p99 random}, as the servers are now nearly full and every unlucky streak costs more.",
				"Один сервер получает всё, что шлёт активный отправитель (запросов — {servedmax hash}), а наименее нагруженный — лишь {servedmin hash}. Он не успевает. У Hash p99 растёт с {p99first hash} в первом окне до {p99last hash} в последнем. Остальные правила перемешивают всех отправителей, и им почти всё равно, кто послал запрос: у RoundRobin p99 — {p99 roundrobin}. Random страдает сильнее, {p99 random}: серверы теперь почти полны, и каждая полоса невезения обходится дороже.",
				"繁忙发送方的所有请求都压在一台服务器上：{servedmax hash} 个，而最清闲的一台只有 {servedmin hash} 个。它跟不上。Hash 的 p99 从第一个窗口的 {p99first hash}升到最后的 {p99last hash}。其他规则把所有发送方混在一起，几乎不在乎请求来自谁：RoundRobin 保持在 {p99 roundrobin}。Random 受苦更多，为 {p99 random}：服务器快满了，每次坏运气的代价都更大。"},
			Try:      Try{phrase{"Only 2 times as busy", "Активнее всего в 2 раза", "只忙 2 倍"}, []string{"skew=2"}},
			Glossary: []string{"sender", "utilisation", "p99", "window", "unfinished"}},

		{ID: "lab.slow-servers",
			Title: phrase{"Five slow servers in a hundred", "Пять медленных серверов из ста", "一百台里有五台慢"},
			Ask: phrase{
				"5 of the 100 servers take 5 times as long for everything: old machines, say, or a busy neighbour on the same hardware. Three of the four rules know nothing of it. How bad can 5% be?",
				"5 из 100 серверов всё делают в 5 раз дольше: старое железо или шумный сосед на той же машине. Три правила из четырёх об этом не знают. Насколько плохо может быть из-за каких-то 5 %?",
				"100 台服务器里有 5 台做什么都要 5 倍的时间：也许是旧机器，也许同一硬件上有个吵闹的邻居。四种规则中有三种对此一无所知。区区 5% 能糟到什么地步？"},
			Watch: phrase{
				"Which lines climb to the very end. In the heat map: which rows turn dark.",
				"Какие линии растут до самого конца. На тепловой карте — какие строки темнеют.",
				"看哪些线一直升到最后；在热图里看哪些行变深。"},
			Think: []phrase{
				{"RoundRobin’s p50 is the best of all. Whom would you ask about the service: the median or the tail?", "У RoundRobin лучшая медиана. Кого спрашивать о сервисе — медиану или хвост?", "RoundRobin 的 p50 最好。评价服务，该问中位数还是尾部？"},
				{"LeastLoaded does not know that five servers are slow. How does it avoid them?", "LeastLoaded не знает, что пять серверов медленные. Как же он их избегает?", "LeastLoaded 并不知道有五台服务器慢，它怎么避开了它们？"},
			},
			Conclusion: phrase{
				"Each slow server is sent nearly four times what it can do, by every rule that does not look. Its queue grows all the time, up to {maxqueue roundrobin} unfinished requests, and RoundRobin’s p99 reaches {p99last roundrobin} in the last window. The median hides this: {p50 roundrobin}. LeastLoaded sees the queues, not their cause, and that suffices: p99 {p99 leastloaded}. Even slightly old information beats none when servers differ.",
				"Любое правило, которое не смотрит, отправляет медленному серверу почти вчетверо больше, чем тот успевает. Очередь всё время растёт, до {maxqueue roundrobin} незавершённых запросов, и в последнем окне p99 у RoundRobin — {p99last roundrobin}. Медиана это скрывает: {p50 roundrobin}. LeastLoaded видит очереди, а не их причину, и этого достаточно: p99 — {p99 leastloaded}. Когда серверы разные, даже чуть устаревшие сведения лучше никаких.",
				"凡是不看的规则，都给慢服务器派去将近四倍于其能力的活。它的队列一直增长，最多有 {maxqueue roundrobin} 个未完成请求，RoundRobin 在最后一个窗口的 p99 达到 {p99last roundrobin}。中位数却掩盖了这一切：{p50 roundrobin}。LeastLoaded 看见的是队列而不是原因，但这已经够了：p99 为 {p99 leastloaded}。服务器有快有慢时，略旧的信息也胜过没有信息。"},
			Try:      Try{phrase{"Let LeastConnections count what it has sent itself", "Пусть LeastConnections считает то, что отправил сам", "让 LeastConnections 数自己发出去的请求"}, []string{"policies=roundrobin,leastloaded,leastconn"}},
			Glossary: []string{"slowdown", "unfinished", "tail", "percentile", "snapshot"}},

		{ID: "lab.one-stale",
			Title: phrase{"One balancer with old news", "Один балансировщик со старыми новостями", "一个均衡器，消息却旧了"},
			Ask: phrase{
				"Back to equal servers. One thing changes: the snapshot is renewed only every 5 s. LeastLoaded still takes the server that looks emptiest. What becomes of a rule that trusts old news?",
				"Снова одинаковые серверы. Меняется одно: снимок обновляется лишь раз в 5 с. LeastLoaded по-прежнему берёт сервер, который выглядит самым свободным. Что станет с правилом, которое верит старым новостям?",
				"回到相同的服务器，只改一处：快照每 5 秒才更新一次。LeastLoaded 仍然挑看起来最空的服务器。相信旧消息的规则会怎样？"},
			Watch: phrase{
				"Where LeastLoaded’s line lies now. The other three do not use the snapshot: they must not change at all.",
				"Где теперь линия LeastLoaded. Остальные три снимком не пользуются — у них не должно измениться ничего.",
				"看 LeastLoaded 的线到了哪里。另外三种不用快照，它们应该丝毫不变。"},
			Think: []phrase{
				{"In those 5 s, how many servers does LeastLoaded use?", "Сколько серверов использует LeastLoaded за эти 5 с?", "在这 5 秒里，LeastLoaded 用了几台服务器？"},
				{"What could the balancer remember by itself, with no more snapshots?", "Что балансировщик мог бы помнить сам, без новых снимков?", "不增加快照，均衡器自己能记住什么来改善？"},
			},
			Conclusion: phrase{
				"Between two snapshots nothing that LeastLoaded does changes what it sees. So all requests of 5 s go to one server, up to {maxqueue leastloaded} unfinished ones at once; then comes the next victim. p99 is {p99 leastloaded}, where Random, which knows nothing, has {p99 random}. Information that is older than the time in which things change is worse than none.",
				"Между снимками никакие действия LeastLoaded не меняют того, что он видит. Поэтому все запросы за 5 с идут на один сервер — до {maxqueue leastloaded} незавершённых сразу, — а потом приходит черёд следующей жертвы. p99 — {p99 leastloaded}, тогда как у Random, который не знает ничего, — {p99 random}. Сведения, которые старше самих перемен, хуже их отсутствия.",
				"两次快照之间，LeastLoaded 做什么都不会改变它看到的画面。于是 5 秒内的所有请求都涌向同一台服务器，未完成请求一度达到 {maxqueue leastloaded} 个，然后轮到下一个受害者。p99 为 {p99 leastloaded}，而一无所知的 Random 是 {p99 random}。信息若比变化本身还旧，就不如没有。"},
			Try:      Try{phrase{"A snapshot every 100 ms", "Снимок раз в 100 мс", "每 100 毫秒一次快照"}, []string{"sync=100ms"}},
			Glossary: []string{"snapshot", "staleness", "herd", "unfinished"}},

		{ID: "lab.five-balancers",
			Title: phrase{"Five balancers and the herd", "Пять балансировщиков и стадо", "五个均衡器与羊群"},
			Ask: phrase{
				"Large services have more than one balancer. Here are 5, each gets a random fifth of the requests, and all take their snapshot at the same moment, every 5 s. Does it help LeastLoaded that every balancer sees only a part of the traffic?",
				"У крупного сервиса балансировщик не один. Здесь их 5, каждому достаётся случайная пятая часть запросов, а снимок все делают в один и тот же момент, раз в 5 с. Поможет ли LeastLoaded то, что каждый видит лишь часть потока?",
				"大型服务不止一个均衡器。这里有 5 个，每个随机分到五分之一的请求，并在同一时刻拍快照，每 5 秒一次。每个均衡器只看到一部分流量，这对 LeastLoaded 有帮助吗？"},
			Watch: phrase{
				"LeastLoaded’s numbers: compare them with those of the lesson before, digit for digit. And RoundRobin: did it lose something?",
				"На числа LeastLoaded: сравните их с прошлым уроком, цифра в цифру. И на RoundRobin: не потерял ли он чего-нибудь?",
				"看 LeastLoaded 的数字，与上一课逐位比较。再看 RoundRobin：它失去了什么吗？"},
			Think: []phrase{
				{"Five balancers see the same snapshot and follow the same rule. What is the difference from one?", "Пять балансировщиков видят один снимок и следуют одному правилу. Чем они отличаются от одного?", "五个均衡器看同一张快照、守同一条规则，和一个均衡器有什么区别？"},
				{"What if they took their snapshots at different moments?", "А если они будут делать снимки в разное время?", "如果它们在不同时刻拍快照呢？"},
			},
			Conclusion: phrase{
				"LeastLoaded’s result is exactly that of one balancer, to the last bit: p99 {p99 leastloaded}. All five look at the same picture, draw the same conclusion and run to the same server: a herd. RoundRobin loses its even spacing, as five counters know nothing of each other, yet p99 stays at {p99 roundrobin}, well below Random’s {p99 random}.",
				"Результат LeastLoaded в точности, до последнего бита, тот же, что с одним балансировщиком: p99 — {p99 leastloaded}. Все пятеро смотрят на одну картинку, делают один вывод и бегут к одному серверу: стадо. RoundRobin теряет ровные промежутки, ведь пять счётчиков ничего друг о друге не знают, но p99 остаётся {p99 roundrobin} — заметно ниже, чем {p99 random} у Random.",
				"LeastLoaded 的结果与只有一个均衡器时完全相同，一位不差：p99 为 {p99 leastloaded}。五个都看同一张图，得出同一个结论，奔向同一台服务器：这就是羊群。RoundRobin 失去了均匀的间隔，因为五个计数器互不知情，但 p99 仍为 {p99 roundrobin}，远低于 Random 的 {p99 random}。"},
			Try:      Try{phrase{"Stagger the snapshots", "Делать снимки вразбивку", "把快照时刻错开"}, []string{"phase=staggered"}},
			Glossary: []string{"balancer", "snapshot", "herd", "staleness"}},

		{ID: "lab.two-choices",
			Title: phrase{"Two random choices against the herd", "Выбор из двух против стада", "用二选一对付羊群"},
			Ask: phrase{
				"A small change of rule: draw 2 servers at random and take the one with fewer unfinished requests in the same old snapshot. This is PowerOfK[k=2]. It knows far less than LeastLoaded. What does it gain?",
				"Чуть меняем правило: наугад взять 2 сервера и выбрать тот, у которого на том же старом снимке меньше незавершённых. Это PowerOfK[k=2]. Знает он куда меньше, чем LeastLoaded. Что он выиграет?",
				"把规则稍作改动：随机抽 2 台，在同一张旧快照里挑未完成请求较少的那台。这就是 PowerOfK[k=2]。它知道的比 LeastLoaded 少得多，能换来什么？"},
			Watch: phrase{
				"How far PowerOfK[k=2] falls below LeastLoaded, and where it ends up next to Random, which does not look at all.",
				"Насколько PowerOfK[k=2] ниже LeastLoaded и где он оказался рядом с Random, который вообще не смотрит.",
				"看 PowerOfK[k=2] 比 LeastLoaded 低多少，又落在完全不看的 Random 的什么位置。"},
			Think: []phrase{
				{"Two balancers look at the same snapshot. How often do they now choose the same server?", "Два балансировщика смотрят на один снимок. Часто ли они теперь выберут один сервер?", "两个均衡器看同一张快照，现在它们多久才会选中同一台？"},
				{"Is the remaining knowledge worth anything when it is up to 5 s old?", "Стоит ли чего-нибудь оставшееся знание, если ему до 5 с?", "剩下的那点信息最多旧到 5 秒，还值钱吗？"},
			},
			Conclusion: phrase{
				"Chance breaks up the herd: p99 falls from {p99 leastloaded} to {p99 powerofk:k=2}. That is no victory, though: Random has {p99 random} and RoundRobin {p99 roundrobin}. The snapshot is so old that following it is slightly worse than not looking. Two choices make old news harmless; they do not make it useful.",
				"Случайность разгоняет стадо: p99 падает с {p99 leastloaded} до {p99 powerofk:k=2}. Но это ещё не победа: у Random — {p99 random}, у RoundRobin — {p99 roundrobin}. Снимок так стар, что следовать ему чуть хуже, чем не смотреть вовсе. Выбор из двух делает старые новости безвредными, но не полезными.",
				"随机性打散了羊群：p99 从 {p99 leastloaded}降到 {p99 powerofk:k=2}。但这还不是胜利：Random 是 {p99 random}，RoundRobin 是 {p99 roundrobin}。快照太旧，照着它做比不看还略差。二选一让旧消息变得无害，却没有让它变得有用。"},
			Try:      Try{phrase{"A snapshot every 500 ms", "Снимок раз в 500 мс", "每 500 毫秒一次快照"}, []string{"sync=500ms"}},
			Glossary: []string{"two-choices", "herd", "snapshot", "staleness"}},

		{ID: "lab.k-choices",
			Title: phrase{"Is more choice better?", "Больше выбора — лучше?", "选得越多越好吗？"},
			Ask: phrase{
				"If two candidates are good, are more better? We compare k = 2, 3, 5 and 10, with 5 balancers and a snapshot every 5 s. A larger k finds emptier servers, or those that were empty when the picture was taken.",
				"Если два кандидата — хорошо, то больше — лучше? Сравним k = 2, 3, 5 и 10 при 5 балансировщиках и снимке раз в 5 с. Чем больше k, тем свободнее найденный сервер — точнее, тем свободнее он был, когда делали снимок.",
				"两个候选好，多几个是不是更好？我们比较 k = 2、3、5 和 10，有 5 个均衡器，每 5 秒一次快照。k 越大，找到的服务器越空，或者说，拍快照那一刻越空。"},
			Watch: phrase{"The order of the four lines, and the column of the worst response.", "На порядок линий и на столбец с худшим откликом.", "看四条线的次序，以及最差响应那一列。"},
			Think: []phrase{
				{"What rule does PowerOfK become when k equals the number of servers?", "Каким правилом станет PowerOfK, когда k сравняется с числом серверов?", "k 等于服务器总数时，PowerOfK 变成了哪条规则？"},
				{"With fresh information the order would be the reverse. Why?", "Со свежими сведениями порядок был бы обратным. Почему?", "如果信息是新的，次序会反过来。为什么？"},
			},
			Conclusion: phrase{
				"Here less is more: p99 is {p99 powerofk:k=2} with two candidates, {p99 powerofk:k=3} with three, {p99 powerofk:k=5} with five and {p99 powerofk:k=10} with ten. The larger k, the likelier everybody finds the same few servers that looked empty: the herd returns. The right k depends on how old the news is.",
				"Здесь меньше значит лучше: p99 — {p99 powerofk:k=2} при двух кандидатах, {p99 powerofk:k=3} при трёх, {p99 powerofk:k=5} при пяти и {p99 powerofk:k=10} при десяти. Чем больше k, тем вернее все найдут одни и те же серверы, казавшиеся пустыми: стадо возвращается. Какое k годится, зависит от возраста новостей.",
				"在这里，少即是多：两个候选时 p99 为 {p99 powerofk:k=2}，三个时 {p99 powerofk:k=3}，五个时 {p99 powerofk:k=5}，十个时 {p99 powerofk:k=10}。k 越大，大家越可能找到同样那几台看起来空着的服务器：羊群又回来了。k 取多大，要看消息有多旧。"},
			Try:      Try{phrase{"A snapshot every 10 ms", "Снимок раз в 10 мс", "每 10 毫秒一次快照"}, []string{"sync=10ms"}},
			Glossary: []string{"two-choices", "herd", "staleness", "p99"}},

		{ID: "lab.fresh-updates",
			Title: phrase{"What two fresh answers buy", "Что дают два свежих ответа", "两个新鲜的回答值多少"},
			Ask: phrase{
				"PowerOfK reads the old snapshot. PowerOfKWithUpdates draws 2 servers as well, but asks these two how busy they are right now. Everything else stays: 5 balancers, snapshots every 5 s. What are two fresh answers worth?",
				"PowerOfK читает старый снимок. PowerOfKWithUpdates тоже берёт наугад 2 сервера, но спрашивает у них, насколько они заняты прямо сейчас. Остальное то же: 5 балансировщиков, снимок раз в 5 с. Чего стоят два свежих ответа?",
				"PowerOfK 看的是旧快照。PowerOfKWithUpdates 也随机抽 2 台，但直接问它们此刻有多忙。其余不变：5 个均衡器，每 5 秒一次快照。两个新鲜的回答值多少？"},
			Watch: phrase{"The distance between the two lines. The column “inspected” is the same for both.", "На расстояние между линиями. Столбец «опрошено» у обоих одинаков.", "看两条线的距离。“查看数”一列两者相同。"},
			Think: []phrase{
				{"Our simulator answers at once and for free. What would asking cost in a real system?", "Наш симулятор отвечает мгновенно и бесплатно. Чего стоил бы вопрос в настоящей системе?", "我们的模拟器立即免费作答。在真实系统里，问一下要付出什么？"},
				{"How could a balancer learn the same without asking?", "Как балансировщик мог бы узнать то же самое, не спрашивая?", "均衡器怎样不问也能知道同样的事？"},
			},
			Conclusion: phrase{
				"p99 drops from {p99 powerofk:k=2} to {p99 powerofkfresh:k=2}: both look at two servers, only the age of the answer differs. The price is not in this figure. A real balancer would send two questions and wait for the replies before each request, or let servers attach their load to every response, or count what it has sent itself. The courses that follow show what such substitutes are worth.",
				"p99 падает с {p99 powerofk:k=2} до {p99 powerofkfresh:k=2}: оба смотрят на два сервера, разница лишь в возрасте ответа. Цены на этом рисунке нет. Настоящему балансировщику пришлось бы перед каждым запросом послать два вопроса и дождаться ответов, или просить серверы сообщать нагрузку с каждым откликом, или считать то, что он отправил сам. Чего стоят такие замены, покажут следующие курсы.",
				"p99 从 {p99 powerofk:k=2}降到 {p99 powerofkfresh:k=2}：两者都看两台服务器，差别只在回答的新旧。代价没有画在图上。真实的均衡器要么在每个请求之前发两个问题并等待回答，要么让服务器在每次响应里附上自己的负载，要么数自己发出去的请求。后面的课程会说明这些替代办法值多少。"},
			Try:      Try{phrase{"A snapshot every 10 ms", "Снимок раз в 10 мс", "每 10 毫秒一次快照"}, []string{"sync=10ms"}},
			Glossary: []string{"two-choices", "snapshot", "staleness", "unfinished"}},

		{ID: "lab.two-choices-slow",
			Title: phrase{"Two choices with slow servers", "Выбор из двух и медленные серверы", "二选一遇上慢服务器"},
			Ask: phrase{
				"Now everything at once: 5 of 100 servers are 5 times slower, there are 5 balancers, and the snapshot is up to 5 s old. Rules that do not look drown the slow servers, LeastLoaded makes a herd. Does the advantage of two choices hold?",
				"Теперь всё сразу: 5 из 100 серверов впятеро медленнее, балансировщиков 5, снимку до 5 с. Правила, которые не смотрят, топят медленные серверы, LeastLoaded сбивается в стадо. Сохранит ли выбор из двух преимущество?",
				"现在全部叠加：100 台里有 5 台慢 5 倍，有 5 个均衡器，快照最多旧到 5 秒。不看的规则会淹没慢服务器，LeastLoaded 会形成羊群。二选一还有优势吗？"},
			Watch: phrase{"Lines that climb against lines that stay level, and the rows of the slow servers in the heat map.", "На линии, которые растут, и те, что остаются ровными; на тепловой карте — на строки медленных серверов.", "看哪些线上升、哪些线保持水平；在热图里看慢服务器那几行。"},
			Think: []phrase{
				{"In the lesson without slow servers, looking at old news was slightly harmful. Why does it pay here?", "Без медленных серверов смотреть на старые новости было чуть вредно. Почему здесь это окупается?", "没有慢服务器时，看旧消息略有害处。为什么在这里却值得？"},
				{"What kind of fact stays true for longer than 5 s?", "Какие сведения остаются верными дольше 5 с?", "哪一类事实在 5 秒之后仍然成立？"},
			},
			Conclusion: phrase{
				"Two choices are the only rule here that copes: p99 {p99 powerofk:k=2}, and it does not grow. RoundRobin reaches {p99 roundrobin}, LeastLoaded {p99 leastloaded}. A long queue at a slow server is a fact that lasts, so even an old snapshot tells it; and drawing at random keeps the herd away. A slow server gets {servedmin powerofk:k=2} requests, a fast one up to {servedmax powerofk:k=2}.",
				"Справляется здесь только выбор из двух: p99 — {p99 powerofk:k=2} и не растёт. У RoundRobin — {p99 roundrobin}, у LeastLoaded — {p99 leastloaded}. Длинная очередь у медленного сервера — факт долговечный, о нём говорит и старый снимок, а случайность не даёт собраться стаду. Запросов у наименее нагруженного сервера — {servedmin powerofk:k=2}, у самого нагруженного — {servedmax powerofk:k=2}.",
				"这里只有二选一应付得了：p99 为 {p99 powerofk:k=2}，而且不再增长。RoundRobin 达到 {p99 roundrobin}，LeastLoaded 是 {p99 leastloaded}。慢服务器前的长队是长期存在的事实，旧快照也能说明；而随机抽取让羊群聚不起来。分到最少的服务器得到 {servedmin powerofk:k=2} 个请求，最多的得到 {servedmax powerofk:k=2} 个。"},
			Try:      Try{phrase{"Add fresh answers and own counts", "Добавить свежие ответы и собственный счёт", "加入新鲜回答与自己的计数"}, []string{"policies=powerofk:k=2,powerofkfresh:k=2,leastconn"}},
			Glossary: []string{"slowdown", "two-choices", "herd", "staleness", "tail"}},

		{ID: "lab.correlated",
			Title: phrase{"Balancers that think alike", "Балансировщики, которые думают одинаково", "想法一样的均衡器"},
			Ask: phrase{
				"5 balancers draw their random numbers from streams of their own. What if all start from the same seed, as when a program is started five times with the same number? Then all draw the same sequence of servers.",
				"5 балансировщиков берут случайные числа каждый из своего потока. А если все начнут с одного зерна — как программа, запущенная пять раз с одним и тем же числом? Тогда у всех одна и та же последовательность серверов.",
				"5 个均衡器各有自己的随机数流。如果它们都从同一个种子开始，就像同一程序用同一个数启动五次，会怎样？那样大家抽出的服务器序列完全相同。"},
			Watch: phrase{"Random against its former self in the lesson on five balancers. RoundRobin in the first minutes. Which two rules have not changed at all?", "На Random — в сравнении с уроком о пяти балансировщиках. На RoundRobin в первые минуты. Какие два правила не изменились совсем?", "把 Random 与“五个均衡器”那一课比较；看 RoundRobin 的头几分钟。哪两种规则完全没变？"},
			Think: []phrase{
				{"Each balancer by itself still picks fairly. What goes wrong?", "Каждый балансировщик по отдельности выбирает честно. Что же идёт не так?", "每个均衡器单独看仍然公平。问题出在哪里？"},
				{"Where do real programs get the same seed by accident?", "Откуда у настоящих программ случайно берётся одинаковое зерно?", "真实程序在什么情况下会无意中用上同一个种子？"},
			},
			Conclusion: phrase{
				"Every server number now comes up five times in quick succession, once at each balancer: Random’s requests arrive in bunches and p99 rises to {p99 random}, several times what independent streams give. RoundRobin starts badly, as all begin at the same server ({p99first roundrobin} in the first window), but its counters soon drift apart and it recovers. Hash and LeastLoaded draw nothing at random, so nothing changes, to the last bit. Being fair alone is not enough: the balancers must also be fair independently.",
				"Теперь каждый номер сервера выпадает пять раз почти подряд — по разу у каждого балансировщика. Запросы Random приходят пачками, и p99 растёт до {p99 random}, в несколько раз выше, чем с независимыми потоками. RoundRobin начинает плохо, ведь все стартуют с одного сервера ({p99first roundrobin} в первом окне), но счётчики скоро расходятся, и он поправляется. Hash и LeastLoaded случайных чисел не берут, и у них не меняется ничего, до последнего бита. Мало быть честным поодиночке — балансировщики должны быть честны независимо друг от друга.",
				"现在每个服务器编号都会在短时间内接连出现五次，每个均衡器一次：Random 的请求成串到达，p99 升到 {p99 random}，是独立随机数流时的好几倍。RoundRobin 开局不好，因为大家都从同一台开始（第一个窗口为 {p99first roundrobin}），但计数器很快错开，它也就恢复了。Hash 和 LeastLoaded 不用随机数，所以一位都没变。单独公平还不够，均衡器之间必须彼此独立。"},
			Try:      Try{phrase{"20 balancers that think alike", "20 одинаково думающих балансировщиков", "20 个想法一样的均衡器"}, []string{"balancers=20"}},
			Glossary: []string{"seed", "stream", "balancer", "herd"}},

		{ID: "lab.overload",
			Title: phrase{"Three times too much work", "Втрое больше работы, чем нужно", "工作量超过三倍"},
			Ask: phrase{
				"Now every request takes 0.5 to 2.5 s. That is three times as much work as all servers together can do. Is there a good rule for this?",
				"Теперь каждый запрос требует от 0,5 до 2,5 с. Работы втрое больше, чем успевают все серверы вместе. Есть ли для этого хорошее правило?",
				"现在每个请求需要 0.5 到 2.5 秒。工作量是所有服务器能力的三倍。有什么规则能应付吗？"},
			Watch: phrase{"Whether the lines differ at all. In the heat map: whether any server is spared.", "Отличаются ли линии вообще. На тепловой карте — избежал ли этого хоть один сервер.", "看几条线有没有差别；在热图里看有没有一台服务器幸免。"},
			Think: []phrase{
				{"What would p99 be if the run were twice as long?", "Каким был бы p99, если бы опыт длился вдвое дольше?", "如果运行时间加倍，p99 会是多少？"},
				{"A system in this state should refuse work. How would that show in p99, and in the failures?", "В таком состоянии система должна отказывать. Как это отразится на p99 и на неудачах?", "处于这种状态的系统应该拒绝一部分工作。这在 p99 和失败数里会怎样表现？"},
			},
			Conclusion: phrase{
				"Every queue grows for as long as requests come, under every rule: at the end up to {maxqueue roundrobin} unfinished requests stand at one server, and p99 in the last window is {p99last roundrobin} with RoundRobin, {p99last leastloaded} with LeastLoaded. The numbers say more about the length of the run than about the rules. Balancing distributes work; it does not create capacity.",
				"Пока идут запросы, растёт каждая очередь, при любом правиле: к концу у одного сервера стоит до {maxqueue roundrobin} незавершённых запросов, а p99 в последнем окне — {p99last roundrobin} у RoundRobin и {p99last leastloaded} у LeastLoaded. Эти числа говорят скорее о длине опыта, чем о правилах. Балансировка распределяет работу, но не создаёт мощность.",
				"只要请求不断，无论哪种规则，每个队列都在增长：到最后一台服务器上最多积着 {maxqueue roundrobin} 个未完成请求，最后一个窗口的 p99 在 RoundRobin 下是 {p99last roundrobin}，在 LeastLoaded 下是 {p99last leastloaded}。这些数字反映的是运行时长，而不是规则好坏。均衡只能分配工作，不能创造能力。"},
			Try:      Try{phrase{"Let at most 10 requests wait at a server", "Пусть у сервера ждёт не больше 10 запросов", "每台服务器最多让 10 个请求等待"}, []string{"queue=10"}},
			Glossary: []string{"utilisation", "offered-load", "unfinished", "queue", "window"}},
	},
}
