package lesson

// choices is the course on two random choices.
var choices = Course{
	ID:    "choices",
	Title: phrase{"Two random choices", "Выбор из двух", "二选一"},
	Introduction: []phrase{
		{"Taking turns is fair in numbers, not in work: one request may be ten times as long as another. A perfect balancer would know how much work is left at each server. Nobody has such knowledge for free.",
			"Очередь справедлива по числу запросов, но не по работе: один запрос бывает в десять раз длиннее другого. Идеальный балансировщик знал бы, сколько работы осталось у каждого сервера. Даром такого знания нет ни у кого.",
			"轮流在个数上公平，在工作量上却不公平：一个请求可能比另一个长十倍。完美的均衡器会知道每台服务器还剩多少工作，但没有人能免费得到这种信息。"},
		{"The surprise of this course: looking at just two servers, drawn at random, already gives much of what looking at all would give. Michael Mitzenmacher and, independently, Nikita Vvedenskaya, Roland Dobrushin and Fridrikh Karpelevich showed why in 1996. We measure it, and we look for the places where it does not hold.",
			"Неожиданность этого курса: стоит взглянуть всего на два сервера, взятых наугад, и получаешь немалую часть того, что дал бы взгляд на все. Почему это так, в 1996 году показали Никита Введенская, Роланд Добрушин, Фридрих Карпелевич и независимо от них Майкл Митценмахер. Мы это измерим и поищем, где это не действует.",
			"本课的惊喜是：只看随机抽出的两台服务器，就能得到查看全部服务器的大部分好处。1996 年，Mitzenmacher 以及独立研究的 Vvedenskaya、Dobrushin 和 Karpelevich 说明了原因。我们来测一测，也找找它不成立的地方。"},
		{"The tables of this course show the wait: the response time without the request’s own service. Waiting is what a balancer can do something about.",
			"Таблицы этого курса показывают ожидание — время отклика без собственного обслуживания запроса. Именно на ожидание балансировщик и может повлиять.",
			"本课的表格显示等待时间，即响应时间减去请求自身的服务时间。均衡器能改变的正是等待。"},
	},
	Lessons: []Lesson{
		{ID: "choices.four-rules",
			Title: phrase{"Four rules on sixteen servers", "Четыре правила на шестнадцати серверах", "十六台服务器上的四种规则"},
			Ask: phrase{
				"16 servers at a utilisation of 0.85. Nine requests in ten need 10 ms, the tenth needs 100 ms, and nobody can tell them apart beforehand. RoundRobin and Random look at nothing. LeastWork knows exactly when each server becomes free. TwoChoices knows that of two random servers. How do the waits compare?",
				"16 серверов, загрузка 0,85. Девяти запросам из десяти нужно 10 мс, десятому — 100 мс, и заранее их не отличить. RoundRobin и Random ни на что не смотрят. LeastWork точно знает, когда освободится каждый сервер. TwoChoices знает это о двух случайных. Как соотносится ожидание?",
				"16 台服务器，利用率 0.85。十个请求里有九个需要 10 毫秒，第十个需要 100 毫秒，事先无法分辨。RoundRobin 和 Random 什么都不看；LeastWork 确切知道每台服务器何时空出来；TwoChoices 只知道随机两台的情况。等待时间相差多少？"},
			Watch: phrase{"The mean and p99 of the wait. On the percentile figure: where the lines leave each other.", "На среднее и p99 ожидания. На рисунке перцентилей — где линии расходятся.", "看等待时间的平均值和 p99；在百分位图上看各条线从哪里分开。"},
			Think: []phrase{
				{"RoundRobin gives every server exactly the same number of requests. Why do they wait?", "RoundRobin даёт каждому серверу ровно одинаковое число запросов. Почему же они ждут?", "RoundRobin 给每台服务器的请求数完全相同，为什么还要等？"},
				{"How much of the way from RoundRobin to LeastWork do two looks cover?", "Какую часть пути от RoundRobin к LeastWork проходят всего два взгляда?", "从 RoundRobin 到 LeastWork 的路，看两眼就走了多少？"},
			},
			Conclusion: phrase{
				"p99 of the wait: Random {p99wait random}, RoundRobin {p99wait roundrobin}, TwoChoices {p99wait twochoices}, LeastWork {p99wait leastwork}. RoundRobin counts requests, but the long ones hold up whoever comes behind them. TwoChoices only has to avoid the worse of two servers, and RoundRobin’s p99 is {ratio p99wait roundrobin/twochoices} as long as its own. The second look buys most; further ones buy the rest.",
				"p99 ожидания: Random — {p99wait random}, RoundRobin — {p99wait roundrobin}, TwoChoices — {p99wait twochoices}, LeastWork — {p99wait leastwork}. RoundRobin считает запросы, но длинный задерживает всех, кто за ним. TwoChoices достаточно избежать худшего из двух серверов — и его p99 меньше, чем у RoundRobin, в {ratio p99wait roundrobin/twochoices}. Второй взгляд даёт больше всего, остальные — лишь остаток.",
				"等待时间的 p99：Random 为 {p99wait random}，RoundRobin 为 {p99wait roundrobin}，TwoChoices 为 {p99wait twochoices}，LeastWork 为 {p99wait leastwork}。RoundRobin 数的是请求个数，长请求却会拖住排在后面的所有人。TwoChoices 只需避开两台中较差的一台，RoundRobin 的 p99 就是它的 {ratio p99wait roundrobin/twochoices}。第二眼收获最大，再多看只是补足剩下的。"},
			Try:      Try{phrase{"Utilisation 0.95", "Загрузка 0,95", "利用率 0.95"}, []string{"util=0.95"}},
			Glossary: []string{"wait", "demand", "utilisation", "two-choices", "p99", "backlog"}},

		{ID: "choices.knowledge",
			Title: phrase{"What each rule has to know", "Что должно знать каждое правило", "每种规则需要知道什么"},
			Ask: phrase{
				"The same run, looked at from the side of cost. Every pick reads the state of some servers. In a real system each of these readings is a message, a lock or a guess. What does each rule read, and what does it get for it?",
				"Тот же опыт, но со стороны цены. Каждый выбор читает состояние каких-то серверов. В настоящей системе каждое такое чтение — это сообщение, блокировка или догадка. Сколько читает каждое правило и что получает взамен?",
				"同一次运行，换个角度看代价。每次选择都要读取一些服务器的状态。在真实系统里，每次读取都是一条消息、一把锁或一个猜测。每种规则读多少，又换来什么？"},
			Watch: phrase{"Two columns: “inspected”, and the ratio of p99 to the first row.", "На два столбца: «опрошено» и p99 относительно первой строки.", "看两列：“查看数”和 p99 与第一行之比。"},
			Think: []phrase{
				{"If reading one server costs 1 ms in your system, which rule would you take?", "Если прочитать один сервер у вас стоит 1 мс, какое правило вы возьмёте?", "如果在您的系统里读取一台要 1 毫秒，您会选哪种规则？"},
				{"What would happen to the two costs with a thousand servers?", "Что станет с ценой обоих правил на тысяче серверов?", "服务器有一千台时，这两种规则的代价会怎样？"},
			},
			Conclusion: phrase{
				"LeastWork reads {inspected leastwork} servers for each request, TwoChoices {inspected twochoices}, the others none. What they get for it: RoundRobin’s p99 wait is {ratio p99wait roundrobin/leastwork} that of LeastWork and {ratio p99wait roundrobin/twochoices} that of TwoChoices. Knowledge of everything grows with the fleet; knowledge of two does not. That is why two choices are found in real balancers, and exact work is found nowhere.",
				"LeastWork читает для каждого запроса {inspected leastwork} серверов, TwoChoices — {inspected twochoices}, остальные — ни одного. За это p99 ожидания по сравнению с RoundRobin меньше в {ratio p99wait roundrobin/leastwork} у LeastWork и в {ratio p99wait roundrobin/twochoices} у TwoChoices. Цена знания обо всех растёт с числом серверов, о двух — нет. Поэтому выбор из двух встречается в настоящих балансировщиках, а точный остаток работы — нигде.",
				"LeastWork 每个请求要读 {inspected leastwork} 台服务器，TwoChoices 读 {inspected twochoices} 台，其余一台不读。换来的是：RoundRobin 等待时间的 p99 是 LeastWork 的 {ratio p99wait roundrobin/leastwork}，是 TwoChoices 的 {ratio p99wait roundrobin/twochoices}。了解全部的代价随服务器数增长，了解两台则不会。所以真实的均衡器里有二选一，却没有哪个知道确切的剩余工作。"},
			Try:      Try{phrase{"64 servers", "64 сервера", "64 台服务器"}, []string{"servers=64"}},
			Glossary: []string{"policy", "two-choices", "backlog", "wait"}},

		{ID: "choices.uniform",
			Title: phrase{"When every demand is the same", "Когда все запросы одинаковы", "当所有工作量都相同"},
			Ask: phrase{
				"Now every request needs exactly 19 ms, the same mean as before. 16 servers, utilisation 0.85. Does knowledge still pay?",
				"Теперь каждому запросу нужно ровно 19 мс — среднее прежнее. 16 серверов, загрузка 0,85. Окупается ли знание и теперь?",
				"现在每个请求恰好需要 19 毫秒，平均值与之前相同。16 台服务器，利用率 0.85。掌握信息还划算吗？"},
			Watch: phrase{"Compare RoundRobin with LeastWork digit by digit. Then see who is worse.", "Сравните RoundRobin и LeastWork цифра в цифру. Потом посмотрите, кто хуже.", "逐位比较 RoundRobin 与 LeastWork，再看谁更差。"},
			Think: []phrase{
				{"With equal demands, which server becomes free first?", "Если все запросы равны, какой сервер освободится первым?", "工作量都相同时，哪台服务器最先空出来？"},
				{"Why does TwoChoices now lose to a rule that looks at nothing?", "Почему TwoChoices теперь проигрывает правилу, которое ни на что не смотрит?", "为什么 TwoChoices 现在输给了什么都不看的规则？"},
			},
			Conclusion: phrase{
				"RoundRobin and LeastWork give the same waits: p99 {p99wait roundrobin} and {p99wait leastwork}. With equal demands, the server whose turn it is, is the one that becomes free first; taking turns is perfect knowledge. TwoChoices needs {p99wait twochoices}: it picks among two random servers, and the best one is often not among them. Random needs {p99wait random}. The best rule depends on the work.",
				"RoundRobin и LeastWork дают одинаковое ожидание: p99 — {p99wait roundrobin} и {p99wait leastwork}. Когда запросы равны, первым освобождается как раз тот сервер, чья очередь подошла: очерёдность и есть полное знание. У TwoChoices — {p99wait twochoices}: он выбирает из двух случайных, а лучшего среди них часто нет. У Random — {p99wait random}. Какое правило лучше, решает сама работа.",
				"RoundRobin 与 LeastWork 的等待完全一样：p99 分别是 {p99wait roundrobin}和 {p99wait leastwork}。工作量相同时，轮到的那台正是最先空出来的那台：轮流就等于全知。TwoChoices 要 {p99wait twochoices}，因为它只在随机两台里选，最好的往往不在其中。Random 要 {p99wait random}。哪种规则最好，取决于工作本身。"},
			Try:      Try{phrase{"Demands from 10 to 28 ms", "Запросы от 10 до 28 мс", "工作量在 10 到 28 毫秒之间"}, []string{"service=uniform:10ms:28ms"}},
			Glossary: []string{"demand", "backlog", "wait", "two-choices"}},

		{ID: "choices.mixed-fleet",
			Title: phrase{"Unequal machines", "Разные машины", "快慢不一的机器"},
			Ask: phrase{
				"4 of the 16 servers are 3 times slower. Nobody has told the balancer. Utilisation of the whole is 0.85 as before. What happens to the rules that look at nothing, and to the one that looks at two?",
				"4 из 16 серверов в 3 раза медленнее, и балансировщику об этом не сказали. Общая загрузка прежняя, 0,85. Что будет с правилами, которые не смотрят, и с тем, которое смотрит на два сервера?",
				"16 台服务器中有 4 台慢 3 倍，没有人告诉均衡器。整体利用率仍是 0.85。不看的规则会怎样？只看两台的规则又会怎样？"},
			Watch: phrase{"The shares: how many requests the slow servers get under each rule.", "На доли: сколько запросов достаётся медленным серверам при каждом правиле.", "看份额：每种规则下慢服务器分到多少请求。"},
			Think: []phrase{
				{"How does TwoChoices find out which servers are slow?", "Как TwoChoices узнаёт, какие серверы медленные?", "TwoChoices 怎么知道哪些服务器慢？"},
				{"Which weights would save RoundRobin?", "Какие веса спасли бы RoundRobin?", "什么样的权重能救 RoundRobin？"},
			},
			Conclusion: phrase{
				"RoundRobin sends each server the same {servedmax roundrobin} requests, about twice what a slow one can do: p99 of the wait is {p99wait roundrobin} and would grow in a longer run. TwoChoices gives the least used server {servedmin twochoices} and stays at {p99wait twochoices}. A slow server shows itself by the work piling up there; whoever looks at that needs no list of machines.",
				"RoundRobin посылает каждому серверу одинаково, по {servedmax roundrobin} запросов, — вдвое больше, чем успевает медленный: p99 ожидания — {p99wait roundrobin}, и в более долгом опыте он вырос бы. TwoChoices даёт наименее нагруженному {servedmin twochoices} и держится на {p99wait twochoices}. Медленный сервер выдаёт себя скопившейся работой; кто на неё смотрит, тому список машин не нужен.",
				"RoundRobin 给每台服务器同样的 {servedmax roundrobin} 个请求，约为慢服务器能力的两倍：等待的 p99 是 {p99wait roundrobin}，运行更久还会更长。TwoChoices 给最少的一台 {servedmin twochoices} 个，保持在 {p99wait twochoices}。慢服务器会因为积压的工作暴露自己；看得见积压，就不需要机器清单。"},
			Try:      Try{phrase{"Give weights 1 and 3, and compare SmoothWRR", "Задать веса 1 и 3 и сравнить SmoothWRR", "设权重 1 和 3，并比较 SmoothWRR"}, []string{"weights=4x1,12x3", "policies=roundrobin,swrr,twochoices"}},
			Glossary: []string{"slowdown", "weight", "backlog", "wait"}},

		{ID: "choices.stale",
			Title: phrase{"Full knowledge that is old", "Полное, но старое знание", "全面却过时的信息"},
			Ask: phrase{
				"LeastWork showed what perfect knowledge is worth, but nobody can have it. What a real balancer can have is a count from every one of the 16 servers, renewed now and then: here every 1 s. How much of the promise is left?",
				"LeastWork показал, чего стоит полное знание, но такого знания не бывает. Настоящий балансировщик может получать от каждого из 16 серверов число незавершённых запросов — время от времени, здесь раз в 1 с. Много ли останется от обещанного?",
				"LeastWork 展示了完美信息的价值，但没有人能拥有它。真实的均衡器能得到的，是 16 台服务器各报一个数，隔一段时间更新一次，这里是每 1 秒。那份承诺还剩多少？"},
			Watch: phrase{"The lines against RoundRobin, which knows nothing.", "На линии относительно RoundRobin, который ничего не знает.", "与一无所知的 RoundRobin 相比，各线在哪里。"},
			Think: []phrase{
				{"About how many requests arrive while one snapshot is in force?", "Сколько примерно запросов приходит, пока действует один снимок?", "一张快照有效期间大约会到达多少请求？"},
				{"How short must the period be before knowing helps again?", "Каким коротким должен быть период, чтобы знание снова помогало?", "周期要短到多少，信息才重新有用？"},
			},
			Conclusion: phrase{
				"p99 is {p99 leastloaded} with LeastLoaded, {p99 powerofk:k=2} with two choices and {p99 roundrobin} with RoundRobin. For 1 s everybody sends to the server that was emptiest; a second is long for requests of 10 ms. Two choices soften the herd but still believe the old picture. The gain of the earlier lessons belongs to fresh knowledge; age must be counted in requests, not in seconds.",
				"p99 — {p99 leastloaded} у LeastLoaded, {p99 powerofk:k=2} при выборе из двух и {p99 roundrobin} у RoundRobin. Целую 1 с все шлют на сервер, который был самым свободным, а для запросов по 10 мс секунда — это долго. Выбор из двух смягчает стадо, но всё ещё верит старой картинке. Выигрыш прошлых уроков принадлежит свежему знанию, а возраст надо мерить запросами, не секундами.",
				"p99：LeastLoaded 为 {p99 leastloaded}，二选一为 {p99 powerofk:k=2}，RoundRobin 为 {p99 roundrobin}。整整 1 秒里，大家都发给当初最空的那台；对 10 毫秒的请求来说，一秒很长。二选一减轻了羊群，但仍然相信旧画面。前几课的收益属于新鲜的信息；信息的年龄应该用请求数来量，而不是秒。"},
			Try:      Try{phrase{"A snapshot every 10 ms", "Снимок раз в 10 мс", "每 10 毫秒一次快照"}, []string{"sync=10ms"}},
			Glossary: []string{"snapshot", "staleness", "herd", "two-choices"}},

		{ID: "choices.connections",
			Title: phrase{"What does least loaded mean?", "Что значит «наименее загружен»?", "什么叫负载最小？"},
			Ask: phrase{
				"“Send it to the least loaded server” sounds clear. But loaded by what? By work left (LeastWork), by requests (LeastOutstanding), by requests that this balancer itself has sent (LeastConnections)? And of all servers, or of two (TwoChoices by work, P2C LeastConnections by own requests)? Six rules, one fleet of 16.",
				"«Отправь наименее загруженному» звучит ясно. Но загруженному чем? Остатком работы (LeastWork), числом запросов (LeastOutstanding), числом запросов от этого самого балансировщика (LeastConnections)? И среди всех или среди двух (TwoChoices — по работе, P2C LeastConnections — по своим запросам)? Шесть правил, одни и те же 16 серверов.",
				"“发给负载最小的服务器”听起来很清楚。可负载指什么？剩余的工作（LeastWork）、请求个数（LeastOutstanding），还是本均衡器自己发出的请求（LeastConnections）？是在全部服务器里选，还是在两台里选（TwoChoices 按工作，P2C LeastConnections 按自己的请求）？六种规则，同样的 16 台服务器。"},
			Watch: phrase{"The order by p99 of the wait. Which difference is larger: work against count, or all against two?", "На порядок по p99 ожидания. Что важнее: работа против счёта или все против двух?", "按等待的 p99 排序。哪个差别更大：工作与个数之间，还是全部与两台之间？"},
			Think: []phrase{
				{"A server with one long request and one with one short request count the same. When does that mislead?", "Сервер с одним длинным запросом и сервер с одним коротким по счёту равны. Когда это обманывает?", "一台有一个长请求，另一台有一个短请求，个数一样。什么时候会误导？"},
				{"There is one balancer here. What will LeastConnections not see when there are four?", "Здесь один балансировщик. Чего не увидит LeastConnections, когда их станет четыре?", "这里只有一个均衡器。变成四个时，LeastConnections 看不到什么？"},
			},
			Conclusion: phrase{
				"p99 of the wait: LeastWork {p99wait leastwork}, LeastOutstanding {p99wait leastoutstanding}, LeastConnections {p99wait leastconn}, TwoChoices {p99wait twochoices}, P2C LeastConnections {p99wait p2cconn}, RoundRobin {p99wait roundrobin}. Counting is blind to size: LeastOutstanding’s p99 is {ratio p99wait leastoutstanding/leastwork} that of LeastWork. Exact work of two servers comes close to the counts of all sixteen. LeastConnections matches LeastOutstanding because the only balancer has sent everything itself; with several it counts just its own part.",
				"p99 ожидания: LeastWork — {p99wait leastwork}, LeastOutstanding — {p99wait leastoutstanding}, LeastConnections — {p99wait leastconn}, TwoChoices — {p99wait twochoices}, P2C LeastConnections — {p99wait p2cconn}, RoundRobin — {p99wait roundrobin}. Счёт не видит размера: у LeastOutstanding p99 больше, чем у LeastWork, в {ratio p99wait leastoutstanding/leastwork}. Точная работа двух серверов почти не уступает счёту по всем шестнадцати. LeastConnections не отстаёт от LeastOutstanding, потому что единственный балансировщик всё отправил сам; когда их несколько, он считает только свою часть.",
				"等待的 p99：LeastWork 为 {p99wait leastwork}，LeastOutstanding 为 {p99wait leastoutstanding}，LeastConnections 为 {p99wait leastconn}，TwoChoices 为 {p99wait twochoices}，P2C LeastConnections 为 {p99wait p2cconn}，RoundRobin 为 {p99wait roundrobin}。只数个数就看不见大小，在这里 LeastOutstanding 的 p99 是 LeastWork 的 {ratio p99wait leastoutstanding/leastwork}。知道两台的确切工作，接近于知道全部十六台的个数。LeastConnections 与 LeastOutstanding 不相上下，是因为唯一的均衡器发出了全部请求；有好几个时，它只数自己那一份。"},
			Try:      Try{phrase{"4 balancers", "4 балансировщика", "4 个均衡器"}, []string{"balancers=4"}},
			Glossary: []string{"outstanding", "unfinished", "backlog", "two-choices", "wait"}},

		{ID: "choices.no-help",
			Title: phrase{"More work than servers", "Работы больше, чем серверов", "工作多过服务器"},
			Ask: phrase{
				"The four rules again, at a utilisation of 1.05: for every hour of work that the 16 servers can do, a little more arrives. LeastWork knows everything. Does that save it?",
				"Снова четыре правила, но загрузка 1,05: на каждый час работы, который под силу 16 серверам, приходит чуть больше. LeastWork знает всё. Спасёт ли это его?",
				"还是那四种规则，但利用率为 1.05：16 台服务器每能完成一小时的工作，就会到达比一小时多一点的工作。LeastWork 什么都知道，这能救它吗？"},
			Watch: phrase{"The slope of all four lines. Does any level off?", "На наклон всех четырёх линий. Выравнивается ли хоть одна?", "看四条线的斜率，有没有哪条趋于水平？"},
			Think: []phrase{
				{"What would you change: the rule, the number of servers, or what you accept?", "Что вы измените: правило, число серверов или то, что принимаете?", "您会改什么：规则、服务器数，还是接受多少请求？"},
				{"The mean says the rules hardly differ. What still speaks for LeastWork?", "По среднему правила почти не отличаются. Что всё же говорит за LeastWork?", "从平均值看几种规则相差不大。LeastWork 还有什么优点？"},
			},
			Conclusion: phrase{
				"All lines climb: p99 of the last window is {p99last roundrobin} with RoundRobin and {p99last leastwork} with LeastWork, and twice the time would give about twice that. Knowing more shares the misery evenly, so that the worst waits are shorter: mean {mean roundrobin} against {mean leastwork}. Only more capacity, or less work, ends the growth.",
				"Растут все линии: p99 последнего окна — {p99last roundrobin} у RoundRobin и {p99last leastwork} у LeastWork, а за вдвое большее время вышло бы примерно вдвое больше. Знание делит беду поровну, поэтому худшие ожидания короче, но среднее почти то же: {mean roundrobin} и {mean leastwork}. Рост прекратит только большая мощность или меньшая работа.",
				"所有的线都在升：最后一个窗口的 p99，RoundRobin 为 {p99last roundrobin}，LeastWork 为 {p99last leastwork}；时间加倍，大致也会加倍。信息多只是把痛苦分得更均匀，最长的等待短一些，平均值却差不多：{mean roundrobin}与 {mean leastwork}。只有增加能力或减少工作，增长才会停止。"},
			Try:      Try{phrase{"Utilisation 0.95", "Загрузка 0,95", "利用率 0.95"}, []string{"util=0.95"}},
			Glossary: []string{"utilisation", "offered-load", "backlog", "window"}},

		{ID: "choices.busy-sender",
			Title: phrase{"One busy sender and a hash", "Один активный отправитель и хеш", "一个繁忙的发送方与哈希"},
			Ask: phrase{
				"16 servers, and a sender that is 50 times as busy as each other one. Hash ties it to one server. The whole load is the same as in the first lesson of this course. Who notices the busy sender?",
				"16 серверов и отправитель, который в 50 раз активнее любого другого. Hash привязывает его к одному серверу. Общая нагрузка та же, что в первом уроке курса. Кто вообще заметит активного отправителя?",
				"16 台服务器，还有一个发送方，忙碌程度是其他每个的 50 倍。Hash 把它绑在一台上。总负载与本课程第一课相同。谁会注意到这个繁忙的发送方？"},
			Watch: phrase{"Hash’s line and its row in the heat map. Compare the other four with the first lesson.", "На линию Hash и его строку на тепловой карте. Остальные четыре сравните с первым уроком.", "看 Hash 的线和它在热图里的那一行。其余四种与第一课比较。"},
			Think: []phrase{
				{"Why can no number of servers help Hash here?", "Почему Hash не помогут никакие дополнительные серверы?", "为什么再多服务器也帮不了 Hash？"},
				{"Which compromise keeps a sender at few servers, but not at one?", "Какой компромисс оставил бы отправителя на немногих серверах, но не на одном?", "有什么折中办法，让一个发送方留在少数几台而不是一台？"},
			},
			Conclusion: phrase{
				"Under Hash one server is busy {busymax hash} of the time and another {busymin hash}; p99 climbs to {p99last hash}. The others give exactly the results of the first lesson: to them a request is a request, whoever sent it. Sticking to a server has its uses, such as warm caches; the way out is consistent hashing with a bound on the load.",
				"При Hash один сервер занят {busymax hash} времени, другой — {busymin hash}; p99 доходит до {p99last hash}. Остальные дают в точности результаты первого урока: для них запрос есть запрос, чей бы он ни был. В привязке к серверу есть польза, например прогретый кэш; выход — консистентное хеширование с пределом нагрузки.",
				"用 Hash 时，一台服务器有 {busymax hash} 的时间在忙，另一台只有 {busymin hash}；p99 升到 {p99last hash}。其余规则的结果与第一课完全相同：对它们来说，请求就是请求，不管谁发的。固定服务器也有好处，例如缓存是热的；出路是带负载上限的一致性哈希。"},
			Try:      Try{phrase{"RingHash with a bound of 1.25", "RingHash с пределом 1,25", "RingHash，上限 1.25"}, []string{"policies=hash,ringhash,ringhash:bound=1.25,twochoices"}},
			Glossary: []string{"sender", "utilisation", "p99", "window"}},

		{ID: "choices.practice-1",
			Title: phrase{"Practice: how many servers does a rule look at?", "Практика: на сколько серверов смотрит правило?", "练习：一种规则要看几台服务器？"},
			Ask: phrase{
				"Before you run it, commit yourself. 16 servers, four rules. For each request a rule reads the state of some servers: how many?",
				"Прежде чем запускать, ответьте. 16 серверов, четыре правила. Для каждого запроса правило читает состояние каких-то серверов. Скольких?",
				"运行之前，请先作答。16 台服务器，四种规则。对每个请求，规则要读取一些服务器的状态：几台？"},
			Watch: phrase{"The column “inspected” in the table.", "На столбец «опрошено» в таблице.", "看表中的“查看数”一列。"},
			Predictions: []Prediction{
				{Question: phrase{"How many servers does RoundRobin read for each request?", "Сколько серверов читает RoundRobin для каждого запроса?", "RoundRobin 每个请求读取几台服务器？"},
					Unit: phrase{"servers", "серверов", "台"}, Truth: Token{"inspected", []string{"roundrobin"}}, Near: 0.1,
					Right:  phrase{"Right: it only counts on.", "Верно: он просто считает дальше.", "对：它只是往下数。"},
					Almost: phrase{"Nearly.", "Почти.", "接近了。"},
					Wrong:  phrase{"No: it knows whose turn it is and looks at nobody.", "Нет: он знает, чья очередь, и ни на кого не смотрит.", "不对：它知道轮到谁，谁也不看。"}},
				{Question: phrase{"And LeastWork?", "А LeastWork?", "LeastWork 呢？"},
					Unit: phrase{"servers", "серверов", "台"}, Truth: Token{"inspected", []string{"leastwork"}}, Near: 0.1,
					Right:  phrase{"Right: to find the least, it must look at all.", "Верно: чтобы найти наименьшее, надо посмотреть на все.", "对：要找最小的，就得全看一遍。"},
					Almost: phrase{"Nearly: it is all of them.", "Почти: на все до единого.", "接近了：是全部。"},
					Wrong:  phrase{"No: to be sure of the least, none may be left out.", "Нет: чтобы быть уверенным в наименьшем, нельзя пропустить ни одного.", "不对：要确定最小的，一台也不能漏。"}},
				{Question: phrase{"By what factor is RoundRobin’s p99 wait longer than that of TwoChoices?", "Во сколько раз p99 ожидания у RoundRobin больше, чем у TwoChoices?", "RoundRobin 等待的 p99 是 TwoChoices 的几倍？"},
					Unit: phrase{"times", "раз", "倍"}, Truth: Token{"ratio p99wait", []string{"roundrobin", "twochoices"}}, Near: 0.35,
					Right:  phrase{"Well judged.", "Точный глаз.", "判断得准。"},
					Almost: phrase{"Close: you have the right size.", "Близко: порядок верный.", "很近：量级对了。"},
					Wrong:  phrase{"Not this time. Two looks change more, or less, than one expects: compare with the table.", "Не в этот раз. Два взгляда меняют не столько, сколько ждёшь: сравните с таблицей.", "这次没猜中。看两眼带来的变化常出人意料：请对照表格。"}},
			},
			Think: []phrase{
				{"Which of the four numbers would change with 1000 servers?", "Какое из четырёх чисел изменится при 1000 серверов?", "如果有 1000 台服务器，四个数中哪个会变？"},
				{"What would it take to read all servers without asking any?", "Что нужно, чтобы знать обо всех серверах, не спрашивая ни одного?", "怎样才能不问任何一台就知道全部服务器的状态？"},
			},
			Conclusion: phrase{
				"RoundRobin and Random read {inspected roundrobin}, LeastWork {inspected leastwork}, TwoChoices {inspected twochoices}. For these two looks the p99 wait falls from {p99wait roundrobin} to {p99wait twochoices}.",
				"RoundRobin и Random читают {inspected roundrobin}, LeastWork — {inspected leastwork}, TwoChoices — {inspected twochoices}. За эти два взгляда p99 ожидания падает с {p99wait roundrobin} до {p99wait twochoices}.",
				"RoundRobin 和 Random 读取 {inspected roundrobin} 台，LeastWork 读取 {inspected leastwork} 台，TwoChoices 读取 {inspected twochoices} 台。就凭看这两台，等待的 p99 从 {p99wait roundrobin}降到 {p99wait twochoices}。"},
			Try:      Try{phrase{"1000 servers", "1000 серверов", "1000 台服务器"}, []string{"servers=1000"}},
			Glossary: []string{"policy", "two-choices", "wait"}},

		{ID: "choices.practice-2",
			Title: phrase{"Practice: demands that differ twentyfold", "Практика: запросы различаются в двадцать раз", "练习：工作量相差二十倍"},
			Ask: phrase{
				"When all demands were equal, RoundRobin beat TwoChoices. Now one request in ten needs 200 ms and the others 10 ms, a factor of twenty. LeastWork, which knows everything, is out of competition. Which of the other three wins?",
				"Когда все запросы были равны, RoundRobin побеждал TwoChoices. Теперь одному запросу из десяти нужно 200 мс, остальным — 10 мс, разница в двадцать раз. LeastWork, который знает всё, — вне конкурса. Кто победит из остальных трёх?",
				"工作量都相同时，RoundRobin 胜过 TwoChoices。现在十个请求里有一个需要 200 毫秒，其余需要 10 毫秒，相差二十倍。无所不知的 LeastWork 不参赛。另外三种谁会赢？"},
			Watch: phrase{"p99 of the wait, and the order of the lines.", "На p99 ожидания и порядок линий.", "看等待的 p99 和各线的次序。"},
			Predictions: []Prediction{
				{Question: phrase{"Which rule has the shortest p99 wait?", "У какого правила p99 ожидания наименьший?", "哪种规则等待的 p99 最短？"},
					Options: []phrase{{"RoundRobin", "RoundRobin", "RoundRobin"}, {"Random", "Random", "Random"}, {"TwoChoices", "TwoChoices", "TwoChoices"}},
					Truth:   Token{"lowest p99wait", []string{"roundrobin", "random", "twochoices"}},
					Right:   phrase{"Right. The more demands differ, the more it is worth to look.", "Верно. Чем больше различаются запросы, тем выгоднее смотреть.", "对。工作量差别越大，看一眼越值得。"},
					Almost:  phrase{"Nearly.", "Почти.", "接近了。"},
					Wrong:   phrase{"No. Counting turns is of little use when one request is worth twenty others.", "Нет. Считать очередь мало толку, когда один запрос стоит двадцати.", "不对。一个请求抵得上二十个时，数轮次没有多大用处。"}},
				{Question: phrase{"How many times as long is RoundRobin’s p99 wait as that of TwoChoices?", "Во сколько раз p99 ожидания у RoundRobin больше, чем у TwoChoices?", "RoundRobin 等待的 p99 是 TwoChoices 的几倍？"},
					Unit: phrase{"times", "раз", "倍"}, Truth: Token{"ratio p99wait", []string{"roundrobin", "twochoices"}}, Near: 0.35,
					Right:  phrase{"Well judged.", "Точный глаз.", "判断得准。"},
					Almost: phrase{"Close: you have the right size.", "Близко: порядок верный.", "很近：量级对了。"},
					Wrong:  phrase{"Not this time: compare with the table.", "Не в этот раз: сравните с таблицей.", "这次没猜中：请对照表格。"}},
			},
			Think: []phrase{
				{"Somewhere between equal demands and a factor of twenty, the two rules change places. How would you find where?", "Где-то между равными запросами и разницей в двадцать раз правила меняются местами. Как найти, где?", "从完全相同到相差二十倍，两种规则在某处互换名次。怎样找到这个地方？"},
				{"What does a long request do to those behind it, and whom does TwoChoices spare?", "Что длинный запрос делает с теми, кто за ним, и кого щадит TwoChoices?", "一个长请求对后面的请求有什么影响？TwoChoices 让谁免于此？"},
			},
			Conclusion: phrase{
				"TwoChoices: {p99wait twochoices} against {p99wait roundrobin} with RoundRobin and {p99wait random} with Random. With equal demands RoundRobin was ahead of TwoChoices. The choice of a rule begins with a look at the demands.",
				"TwoChoices: {p99wait twochoices} против {p99wait roundrobin} у RoundRobin и {p99wait random} у Random. При равных запросах RoundRobin опережал TwoChoices. Выбор правила начинается со взгляда на сами запросы.",
				"TwoChoices 是 {p99wait twochoices}，RoundRobin 是 {p99wait roundrobin}，Random 是 {p99wait random}。工作量相同时，RoundRobin 与 TwoChoices 的名次正好相反。选规则，先看工作量。"},
			Try:      Try{phrase{"Only a factor of 2: 10 and 20 ms", "Разница всего в 2 раза: 10 и 20 мс", "只差 2 倍：10 和 20 毫秒"}, []string{"service=twopoint:10ms:20ms:p=0.1"}},
			Glossary: []string{"demand", "wait", "two-choices", "tail"}},
	},
}
