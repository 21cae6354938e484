package lesson

// weighted is the course on servers that deserve different shares.
var weighted = Course{
	ID:    "wrr",
	Title: phrase{"Unequal servers: weights", "Неравные серверы: веса", "不相同的服务器：权重"},
	Introduction: []phrase{
		{"RoundRobin treats all servers alike. When one machine is twice as fast, it should get twice as many requests. The operator says so with a weight, and the balancer turns weights into an order of picks.",
			"RoundRobin обходится со всеми серверами одинаково. Если одна машина вдвое быстрее, ей и запросов нужно вдвое больше. Оператор говорит об этом весом, а балансировщик превращает веса в порядок выбора.",
			"RoundRobin 对所有服务器一视同仁。如果一台机器快一倍，就该分到一倍多的请求。运维人员用权重来说明，均衡器再把权重变成选择的次序。"},
		{"The shares are easy; the order is the art. Five in a row to the heavy server and then one to each light one gives the right shares and short, useless rushes. This course compares four ways to make the order: how smooth it is, how it starts, and what one pick costs.",
			"Соблюсти доли легко, искусство — в порядке. Пять запросов подряд тяжёлому серверу, потом по одному лёгким — доли верны, но получаются ненужные всплески. Курс сравнивает четыре способа построить порядок: насколько он ровный, как начинается и во что обходится один выбор.",
			"份额容易做到，次序才是学问。先连发五个给权重大的服务器，再给每台小的一个，份额没错，却造成无谓的短促拥挤。本课比较四种排出次序的办法：是否平滑、如何开头、选一次要花多少代价。"},
	},
	Lessons: []Lesson{
		{ID: "wrr.order",
			Title: phrase{"Same shares, different order", "Доли те же, порядок разный", "份额相同，次序不同"},
			Ask: phrase{
				"Three servers with weights 5, 1 and 1. Four rules promise the same shares: five sevenths for the first, one seventh for each of the others. In which order do they keep the promise? The servers are alike, so the first is busy six sevenths of the time and the others hardly: only the picks matter here.",
				"Три сервера с весами 5, 1 и 1. Четыре правила обещают одни и те же доли: пять седьмых первому, по одной седьмой остальным. В каком порядке они держат слово? Серверы одинаковы, поэтому первый занят шесть седьмых времени, а остальные почти свободны: здесь важен только выбор.",
				"三台服务器，权重为 5、1、1。四种规则承诺相同的份额：第一台七分之五，其余各七分之一。它们以怎样的次序兑现？三台服务器一样快，所以第一台有七分之六的时间在忙，其余几乎空闲：这里只看选择。"},
			Watch: phrase{"The strip: each cell is one pick, each row one rule. Look for long runs of one colour, and for the length after which a row repeats.", "На полосу: клетка — один выбор, строка — одно правило. Ищите длинные одноцветные отрезки и длину, после которой строка повторяется.", "看条带图：每格是一次选择，每行是一种规则。找出同一颜色的长串，以及多长之后开始重复。"},
			Think: []phrase{
				{"Which rows would you not want if requests came very close together?", "Какие строки вам бы не понравились, если запросы идут вплотную?", "如果请求来得很密，你不想要哪几行？"},
				{"Which row could you not predict, even knowing everything so far?", "Какую строку не предсказать, даже зная всё предыдущее?", "哪一行即使知道前面的一切也无法预测？"},
			},
			Conclusion: phrase{
				"SmoothWRR spreads the heavy server’s turns: 0 0 1 0 2 0 0, again and again. VNSWRR walks the same sequence from a random place. InterleavedWRR goes in rounds: everybody once, then whoever has weight left, so the heavy server’s surplus comes in one piece. WeightedRandom keeps the shares only on average: the first server got {servedmax wrandom} requests instead of the {servedmax swrr} that the exact rules gave it.",
				"SmoothWRR рассредоточивает ходы тяжёлого сервера: 0 0 1 0 2 0 0, снова и снова. VNSWRR идёт по той же последовательности со случайного места. InterleavedWRR действует кругами: сначала все по разу, потом те, у кого остался вес, — поэтому излишек тяжёлого сервера идёт одним куском. WeightedRandom держит доли лишь в среднем: вместо {servedmax swrr} запросов, положенных по точным правилам, первому серверу досталось {servedmax wrandom}.",
				"SmoothWRR 把大权重服务器的次数摊开：0 0 1 0 2 0 0，周而复始。VNSWRR 走同一序列，只是从随机位置开始。InterleavedWRR 按轮进行：每台先来一次，再轮到还有余量的，于是大服务器多出的次数连成一段。WeightedRandom 只在平均意义上守住份额：第一台得到 {servedmax wrandom} 个请求，而严格的规则给它 {servedmax swrr} 个。"},
			Try:      Try{phrase{"Weights 3, 2 and 1", "Веса 3, 2 и 1", "权重改为 3、2、1"}, []string{"weights=3,2,1"}},
			Glossary: []string{"weight", "policy", "server"}},

		{ID: "wrr.bursts",
			Title: phrase{"What smoothness is worth", "Чего стоит ровный порядок", "平滑值多少"},
			Ask: phrase{
				"20 servers: ten fast ones with weight 9, and ten that are 9 times slower with weight 1. The shares are just right, every server is busy 85% of the time. All demands are equal. So only the order can make a difference. How much does it make?",
				"20 серверов: десять быстрых с весом 9 и десять, которые в 9 раз медленнее, с весом 1. Доли подобраны точно, каждый сервер занят 85 % времени. Все запросы одинаковы. Значит, разница может быть только из-за порядка. Велика ли она?",
				"20 台服务器：十台快的，权重 9；十台慢 9 倍的，权重 1。份额恰到好处，每台都有 85% 的时间在忙。所有工作量都相同，所以只有次序能造成差别。差别有多大？"},
			Watch: phrase{"The waiting times in the table; then the percentiles: in which tenth of the requests do the rules part?", "На времена ожидания в таблице, а затем на перцентили: с какой доли запросов правила расходятся?", "看表中的等待时间，再看百分位数：从哪一部分请求开始，各规则分道扬镳？"},
			Think: []phrase{
				{"All four send the same shares. Where do WeightedRandom’s waits come from?", "Доли у всех четырёх равны. Откуда ожидание у WeightedRandom?", "四种规则的份额相同，WeightedRandom 的等待从何而来？"},
				{"If demands were very different, would the order still matter as much?", "Если запросы очень разные, так ли уж важен порядок?", "如果工作量差别很大，次序还那么要紧吗？"},
			},
			Conclusion: phrase{
				"p99 of the wait is {p99wait swrr} with SmoothWRR, nearly the same with VNSWRR ({p99wait vnswrr}), somewhat more with InterleavedWRR ({p99wait iwrr}) and {p99wait wrandom} with WeightedRandom. A smooth order brings requests to each server at nearly even gaps; random picks bunch them, and a slow server takes long to recover from a bunch. The smoother order counts most when demands are alike: try very different ones.",
				"p99 ожидания — {p99wait swrr} у SmoothWRR, почти столько же у VNSWRR ({p99wait vnswrr}), немного больше у InterleavedWRR ({p99wait iwrr}) и {p99wait wrandom} у WeightedRandom. Ровный порядок приводит запросы к каждому серверу через почти равные промежутки, случайный — пачками, а медленный сервер долго разбирает пачку. Ровность важнее всего, когда запросы похожи: попробуйте очень разные.",
				"等待时间的 p99：SmoothWRR 是 {p99wait swrr}，VNSWRR 几乎一样（{p99wait vnswrr}），InterleavedWRR 稍多（{p99wait iwrr}），WeightedRandom 则是 {p99wait wrandom}。平滑的次序让请求以近乎均匀的间隔到达每台服务器；随机选择会让请求扎堆，而慢服务器要很久才能消化一堆。工作量相近时平滑最重要，不妨试试差别很大的工作量。"},
			Try:      Try{phrase{"Demands that vary a lot (exponential, mean 100 ms)", "Очень разные запросы (экспоненциальные, в среднем 100 мс)", "差别很大的工作量（指数分布，平均 100 毫秒）"}, []string{"service=exp:100ms"}},
			Glossary: []string{"weight", "slowdown", "gap", "wait", "percentile"}},

		{ID: "wrr.cold-start",
			Title: phrase{"Fifty balancers start at once", "Пятьдесят балансировщиков стартуют разом", "五十个均衡器同时启动"},
			Ask: phrase{
				"A new version is rolled out, and 50 balancers start in the same second. Ten of the 100 servers have weight 10, the rest weight 1. Each balancer follows its own sequence from the beginning. Where do the first requests go? Judge only the first seconds: the servers here are equally fast, so ten times the share is too much for the heavy ones in the long run, under any rule that obeys the weights.",
				"Выкатили новую версию, и 50 балансировщиков стартуют в одну секунду. У десяти из 100 серверов вес 10, у прочих — 1. Каждый балансировщик идёт по своей последовательности с начала. Куда попадут первые запросы? Судите только по первым секундам: серверы здесь одинаково быстры, и десятикратная доля со временем не по силам тяжёлым серверам при любом правиле, которое слушается весов.",
				"新版本上线，50 个均衡器在同一秒启动。100 台服务器中有十台权重为 10，其余为 1。每个均衡器都从头走自己的序列。最初的请求会去哪里？只看开头几秒：这里的服务器一样快，十倍的份额对大权重服务器终究太多，任何遵守权重的规则都是如此。"},
			Watch: phrase{"The strip of the first picks: how many different servers appear in each row. Then the shares.", "На полосу первых выборов: сколько разных серверов в каждой строке. Потом — на доли.", "看最初选择的条带：每行出现了多少台不同的服务器。然后看份额。"},
			Think: []phrase{
				{"Each balancer alone behaves well. What makes fifty of them dangerous?", "Поодиночке каждый ведёт себя хорошо. Чем опасны пятьдесят?", "单独一个均衡器表现很好，五十个为什么就危险？"},
				{"InterleavedWRR gives everybody a turn in its first round. What does that mean for a balancer that lives only a short time?", "InterleavedWRR в первом круге даёт ход каждому. Что это значит для балансировщика, который живёт недолго?", "InterleavedWRR 第一轮让每台都来一次。对寿命很短的均衡器，这意味着什么？"},
			},
			Conclusion: phrase{
				"SmoothWRR starts with the heaviest, at every balancer. Its first picks in the strip reach {distinct swrr} servers; {idle swrr} got nothing in the whole run. p99 of the first window is {p99first swrr}. VNSWRR begins at a random place of the same sequence and reaches {distinct vnswrr}, with {p99first vnswrr}; InterleavedWRR, from a random rotation, reaches {distinct iwrr}. The other side of InterleavedWRR: for its first round it hardly obeys the weights at all. On servers that really differ, that would cost.",
				"SmoothWRR начинает с самых тяжёлых — у каждого балансировщика. Его первые выборы на полосе охватывают серверов: {distinct swrr}; ничего не получили за весь опыт: {idle swrr}. p99 первого окна — {p99first swrr}. VNSWRR начинает со случайного места той же последовательности и охватывает {distinct vnswrr}, p99 — {p99first vnswrr}; InterleavedWRR, со случайным сдвигом, — {distinct iwrr}. Обратная сторона InterleavedWRR: в первом круге он весов почти не слушается. На действительно разных серверах за это пришлось бы платить.",
				"SmoothWRR 从权重最大的开始，每个均衡器都如此。条带中它最初的选择只到达 {distinct swrr} 台服务器；有 {idle swrr} 台在整次运行中一无所得。第一个窗口的 p99 是 {p99first swrr}。VNSWRR 从同一序列的随机位置开始，到达 {distinct vnswrr} 台，p99 为 {p99first vnswrr}；InterleavedWRR 从随机的轮转位置开始，到达 {distinct iwrr} 台。InterleavedWRR 的另一面：第一轮里它几乎不理会权重。如果服务器真有快慢之分，这是要付代价的。"},
			Try:      Try{phrase{"A single balancer", "Один балансировщик", "只有一个均衡器"}, []string{"balancers="}},
			Glossary: []string{"balancer", "weight", "herd", "window"}},

		{ID: "wrr.cost",
			Title: phrase{"What one pick costs", "Во что обходится один выбор", "选一次要多少代价"},
			Ask: phrase{
				"A busy balancer picks millions of times a second. SmoothWRR updates a number for every server at each pick. The other three do a fixed amount of work. How does the time for one pick grow with the number of servers? This is measured on your machine, not simulated.",
				"Занятой балансировщик выбирает миллионы раз в секунду. SmoothWRR при каждом выборе обновляет число у каждого сервера. Остальные три делают постоянное количество работы. Как растёт время одного выбора с числом серверов? Это не симуляция: измеряется ваша машина.",
				"繁忙的均衡器每秒要选几百万次。SmoothWRR 每次选择都要更新每台服务器的一个数；另外三种的工作量是固定的。一次选择的时间如何随服务器数增长？这是在您的机器上实测的，不是模拟。"},
			Watch: phrase{"The slopes. Both axes are logarithmic: a straight rise means that the cost is proportional to the number of servers, a flat line that it does not depend on it.", "На наклон. Обе оси логарифмические: прямой подъём — цена пропорциональна числу серверов, горизонталь — не зависит от него.", "看斜率。两条轴都是对数的：直线上升表示代价与服务器数成正比，水平表示与它无关。"},
			Think: []phrase{
				{"At your number of servers, does the difference matter beside the network?", "При вашем числе серверов заметна ли эта разница рядом с сетью?", "以您的服务器数量，这点差别与网络相比重要吗？"},
				{"VNSWRR buys its speed with memory. When would that hurt?", "VNSWRR платит за скорость памятью. Когда это больно?", "VNSWRR 用内存换速度，什么时候会吃亏？"},
			},
			Conclusion: phrase{
				"SmoothWRR’s line rises with the number of servers, the others stay flat, but for what the processor’s caches add. The nanoseconds differ from machine to machine and from run to run; the slopes do not. And nothing is lost: in a simulated run beside it the busiest server got {servedmax swrr} requests with SmoothWRR, {servedmax vnswrr} with VNSWRR and {servedmax iwrr} with InterleavedWRR.",
				"Линия SmoothWRR растёт с числом серверов, остальные горизонтальны — с поправкой на кэши процессора. Наносекунды меняются от машины к машине и от раза к разу, наклон — нет. При этом ничего не потеряно: в симуляции рядом самому нагруженному серверу досталось почти поровну — запросов {servedmax swrr} при SmoothWRR, {servedmax vnswrr} при VNSWRR и {servedmax iwrr} при InterleavedWRR.",
				"SmoothWRR 的线随服务器数上升，其余保持水平，只受处理器缓存的影响。纳秒数因机器和每次测量而异，斜率却不变。而且什么也没有损失：旁边的模拟里，得到最多的服务器在 SmoothWRR 下有 {servedmax swrr} 个请求，VNSWRR 下 {servedmax vnswrr} 个，InterleavedWRR 下 {servedmax iwrr} 个。"},
			Try:      Try{phrase{"All weights equal", "Все веса одинаковы", "所有权重相同"}, []string{"weights="}},
			Glossary: []string{"weight", "policy"}},
	},
}
