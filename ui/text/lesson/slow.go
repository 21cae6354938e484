package lesson

// slow is the course on a slow replica and on language-model backends.
var slow = Course{
	ID:    "ewma",
	Title: phrase{"A slow server among fast ones", "Медленный сервер среди быстрых", "快服务器中的慢服务器"},
	Introduction: []phrase{
		{"So far a server was slow because of its queue. Often it is slow for reasons that no queue shows: a garbage collection, a failing disk, a cold cache. Then only one thing tells: its answers take longer.",
			"До сих пор сервер был медленным из-за очереди. Но часто он медлит по причинам, которых очередь не показывает: сборка мусора, сбоящий диск, холодный кэш. Тогда выдаёт его только одно: ответы приходят позже.",
			"到目前为止，服务器慢是因为排队。但它常常因为看不见队列的原因而变慢：垃圾回收、磁盘快坏了、缓存是冷的。这时只有一件事能说明问题：它的响应变慢了。"},
		{"A balancer can watch that without asking anybody. It can count which of its own requests are still out, and it can keep an average of response times in which old observations fade: an exponentially weighted moving average, EWMA. Peak EWMA, known from Finagle and Linkerd, combines both and is quick to believe bad news: one slow answer raises its estimate at once, fast ones lower it slowly.",
			"Балансировщик видит это, никого не спрашивая. Он может считать свои запросы, на которые ещё нет ответа, и вести среднее времени отклика, в котором старые наблюдения постепенно забываются, — экспоненциально взвешенное скользящее среднее, EWMA. Peak EWMA, известный по Finagle и Linkerd, соединяет одно с другим и охотно верит плохим новостям: один медленный ответ поднимает оценку сразу, быстрые опускают её понемногу.",
			"均衡器不必问谁就能看到这一点。它可以数自己发出而尚未得到响应的请求，也可以维护响应时间的平均值，让旧的观察逐渐淡去，这就是指数加权移动平均 EWMA。Finagle 和 Linkerd 中的 Peak EWMA 把两者结合起来，而且很快相信坏消息：一个慢响应立刻抬高估计，快响应则慢慢把它降下来。"},
		{"The last lessons turn to servers that run language models, where one answer may be a word and the next one a page. There, a long response time says more about the question than about the server.",
			"Последние уроки — о серверах с языковыми моделями, где один ответ — слово, а другой — страница. Там долгий отклик говорит скорее о вопросе, чем о сервере.",
			"最后几课转向运行语言模型的服务器：一个回答可能只有一个词，下一个却是一整页。在那里，响应时间长更多是因为问题，而不是因为服务器。"},
	},
	Lessons: []Lesson{
		{ID: "ewma.slow-replica",
			Title: phrase{"One of eleven replicas is slow", "Одна из одиннадцати реплик медленная", "十一个副本中有一个慢"},
			Ask: phrase{
				"11 servers share 1000 requests per second; each answers in 164 to 200 ms, however many it has. From second 15 on, for 30 s, everything that starts at one of them takes 2 s. A client gives up after 1 s. How many requests does each rule lose before it understands?",
				"11 серверов делят 1000 запросов в секунду; каждый отвечает за 164–200 мс, сколько бы запросов у него ни было. С 15-й секунды и в течение 30 с всё, что начинается на одном из них, длится 2 с. Клиент ждёт не больше 1 с. Сколько запросов потеряет каждое правило, прежде чем поймёт?",
				"11 台服务器分担每秒 1000 个请求；不管手上有多少，每个都在 164 到 200 毫秒内响应。从第 15 秒起的 30 秒里，在其中一台上开始的请求都要 2 秒。客户端最多等 1 秒。每种规则在明白过来之前会损失多少请求？"},
			Watch: phrase{"On the percentile figure: the place where each line jumps to the slow answer. Further right means fewer victims. On the windows: how soon a line comes down again.", "На рисунке перцентилей — место, где линия прыгает к медленному ответу: чем правее, тем меньше пострадавших. На окнах — как скоро линия опускается.", "看百分位图上每条线跳到慢响应的位置：越靠右，受害者越少。再看窗口图：线多快落回来。"},
			Think: []phrase{
				{"LeastConnections measures no times. How does it notice the slow server at all?", "LeastConnections не измеряет времени. Как же он замечает медленный сервер?", "LeastConnections 不测时间，它是怎么察觉慢服务器的？"},
				{"PeakEWMA sends few requests there, but not none. Why should it keep trying?", "PeakEWMA шлёт туда мало запросов, но всё же шлёт. Зачем ему пробовать дальше?", "PeakEWMA 很少往那里发，但并非完全不发。为什么还要继续试？"},
			},
			Conclusion: phrase{
				"RoundRobin loses {failed roundrobin} of all requests: one in eleven for half of the time. LeastConnections loses {failed leastconn}: unfinished requests pile up at the slow server and keep newcomers away, but only while they last. PeakEWMA loses {failed peakewma}: after the first slow answers it remembers. In terms of percentiles, RoundRobin is slow at p99 ({p99 roundrobin}), LeastConnections not yet ({p99 leastconn}) but at p99.9 ({p999 leastconn}), PeakEWMA not even there ({p999 peakewma}).",
				"RoundRobin теряет {failed roundrobin} всех запросов: один из одиннадцати половину времени. LeastConnections — {failed leastconn}: незавершённые запросы скапливаются у медленного сервера и отпугивают новые, но лишь пока не завершатся. PeakEWMA — {failed peakewma}: после первых медленных ответов он помнит. На языке перцентилей: RoundRobin медленный уже на p99 ({p99 roundrobin}), LeastConnections на p99 ещё быстрый ({p99 leastconn}), но на p99,9 нет ({p999 leastconn}), а PeakEWMA быстрый даже там ({p999 peakewma}).",
				"RoundRobin 损失全部请求的 {failed roundrobin}：一半时间里每十一个中有一个。LeastConnections 损失 {failed leastconn}：未完成请求堆在慢服务器那里，挡住了后来者，但它们一结束就挡不住了。PeakEWMA 损失 {failed peakewma}：最初几个慢响应之后，它会记住。用百分位数来说，RoundRobin 在 p99 就慢了（{p99 roundrobin}）；LeastConnections 在 p99 还快（{p99 leastconn}），到 p99.9 就慢了（{p999 leastconn}）；PeakEWMA 在那里仍然快（{p999 peakewma}）。"},
			Try:      Try{phrase{"10 balancers, each with its own experience", "10 балансировщиков, каждый со своим опытом", "10 个均衡器，各有各的经验"}, []string{"balancers=10"}},
			Glossary: []string{"incident", "ewma", "outstanding", "timeout", "percentile", "tail"}},

		{ID: "ewma.slow-replica-x10",
			Title: phrase{"The same, ten times as slow", "То же, но вдесятеро медленнее", "同样的情形，慢十倍"},
			Ask: phrase{
				"Instead of a fixed 2 s, the slow server now takes 10 times as long as it would have. Does it matter to the rules what kind of slowness they meet?",
				"Теперь медленный сервер отвечает не за 2 с, а в 10 раз дольше обычного. Важно ли правилам, какого рода эта медлительность?",
				"慢服务器不再固定用 2 秒，而是原来的 10 倍。规则会在乎是哪一种慢吗？"},
			Watch: phrase{"The height to which the lines jump, and whether the places of the jumps have moved.", "На высоту, до которой прыгают линии, и на то, сдвинулись ли места скачков.", "看各线跳到多高，以及跳跃的位置有没有移动。"},
			Think: []phrase{
				{"How slow must a server be for PeakEWMA to turn away from it?", "Насколько медленным должен быть сервер, чтобы PeakEWMA от него отвернулся?", "服务器要慢到什么程度，PeakEWMA 才会避开它？"},
				{"What if the server were only a fifth slower?", "А если бы он был медленнее лишь на пятую часть?", "如果它只慢五分之一呢？"},
			},
			Conclusion: phrase{
				"RoundRobin’s p99 is now {p99 roundrobin}, the ordinary time times ten; the places of the jumps hardly move. LeastConnections is at {p99 leastconn} for p99 and {p999 leastconn} for p99.9, PeakEWMA at {p999 peakewma}. The rules react to how long answers are overdue, not to the cause.",
				"p99 у RoundRobin теперь {p99 roundrobin} — обычное время, умноженное на десять; места скачков почти не сдвинулись. У LeastConnections p99 — {p99 leastconn}, p99,9 — {p999 leastconn}; у PeakEWMA p99,9 — {p999 peakewma}. Правила отзываются на опоздание ответа, а не на его причину.",
				"RoundRobin 的 p99 现在是 {p99 roundrobin}，即平常时间的十倍；跳跃的位置几乎没动。LeastConnections 的 p99 是 {p99 leastconn}，p99.9 是 {p999 leastconn}；PeakEWMA 的 p99.9 是 {p999 peakewma}。规则对响应迟了多久作出反应，而不问原因。"},
			Try:      Try{phrase{"A server that is only 2 times as slow", "Сервер, медленный всего в 2 раза", "只慢 2 倍的服务器"}, []string{"incidents=slow:server=4:from=15s:for=30s:factor=2"}},
			Glossary: []string{"incident", "ewma", "percentile", "service-time"}},

		{ID: "ewma.success",
			Title: phrase{"Answers within a second", "Ответы в пределах секунды", "一秒之内的响应"},
			Ask: phrase{
				"The same run in the words of an operator: which share of the requests is answered within 1 s? A service that promises three nines may lose one request in a thousand. Which rule keeps that promise while one of 11 servers is slow for half a minute?",
				"Тот же опыт словами оператора: какая доля запросов получает ответ за 1 с? Сервис, который обещает три девятки, вправе потерять один запрос из тысячи. Какое правило сдержит обещание, когда один из 11 серверов полминуты медлит?",
				"用运维的话来看同一次运行：多大比例的请求在 1 秒内得到响应？承诺三个九的服务，一千个请求里最多丢一个。11 台服务器中有一台慢了半分钟时，哪种规则守得住承诺？"},
			Watch: phrase{"The column of failures.", "На столбец неудач.", "看失败那一列。"},
			Think: []phrase{
				{"The client gives up after 1 s, the server does not notice and works on. Whose time is wasted?", "Клиент сдаётся через 1 с, а сервер об этом не знает и работает дальше. Чьё время тратится зря?", "客户端 1 秒后放弃，服务器却不知道，继续做。浪费了谁的时间？"},
				{"If failed clients tried again, how would the picture change?", "Что изменится, если клиенты после неудачи станут повторять запрос?", "如果失败的客户端会重试，情况会怎样变化？"},
			},
			Conclusion: phrase{
				"Answered within the client’s patience: RoundRobin {share roundrobin}, LeastConnections {share leastconn}, PeakEWMA {share peakewma}. Only PeakEWMA keeps three nines, with no configuration and no health checks. A timeout counts the failures; it does not prevent them.",
				"В пределах терпения клиента отвечено: RoundRobin — {share roundrobin}, LeastConnections — {share leastconn}, PeakEWMA — {share peakewma}. Три девятки держит только PeakEWMA, без настройки и без проверок здоровья. Тайм-аут считает неудачи, но не предотвращает их.",
				"在客户端耐心之内得到响应的比例：RoundRobin 为 {share roundrobin}，LeastConnections 为 {share leastconn}，PeakEWMA 为 {share peakewma}。只有 PeakEWMA 守住三个九，不用配置，也不用健康检查。超时只是统计失败，并不能避免失败。"},
			Try:      Try{phrase{"A more patient client: 3 s", "Клиент терпеливее: 3 с", "更有耐心的客户端：3 秒"}, []string{"timeout=3s"}},
			Glossary: []string{"timeout", "incident", "ewma"}},

		{ID: "ewma.ingress",
			Title: phrase{"An average that forgets what is under way", "Среднее, которое забывает о том, что ещё в пути", "忘了在途请求的平均值"},
			Ask: phrase{
				"A fourth rule joins in: the EWMA of ingress-nginx. It averages response times as well, but counts no unfinished requests, and its average fades towards zero while a server is silent. It measures more than LeastConnections. Does it lose fewer requests?",
				"К правилам добавляется четвёртое — EWMA из ingress-nginx. Оно тоже усредняет время отклика, но незавершённых запросов не считает, а пока сервер молчит, его среднее угасает к нулю. Измеряет оно больше, чем LeastConnections. Потеряет ли меньше запросов?",
				"第四种规则加入：ingress-nginx 的 EWMA。它也平均响应时间，但不数未完成的请求；服务器沉默时，它的平均值会衰减到零。它测得比 LeastConnections 多，损失的请求会更少吗？"},
			Watch: phrase{"The line of EWMA (ingress-nginx) on the percentile figure, and the shares of the servers: how even are they?", "На линию EWMA (ingress-nginx) на рисунке перцентилей и на доли серверов: насколько они ровные?", "看百分位图上 EWMA (ingress-nginx) 的线，以及各服务器的份额有多均匀。"},
			Think: []phrase{
				{"A server has stopped answering. What does a rule see that learns from answers only?", "Сервер перестал отвечать. Что видит правило, которое учится только на ответах?", "一台服务器不再响应，只从响应中学习的规则看到了什么？"},
				{"Why does a server with a falling estimate attract everybody?", "Почему сервер с падающей оценкой притягивает всех?", "估计值不断下降的服务器，为什么会吸引所有人？"},
			},
			Conclusion: phrase{
				"It answers {share nginxewma} in time: better than RoundRobin with {share roundrobin}, but worse than LeastConnections with {share leastconn}, which measures no time at all. Until the first slow answer is back, nothing warns it; and later the fading average invites it to try the slow server again, many requests at once. Shares become uneven too: one server got {servedmax nginxewma} requests, with LeastConnections at most {servedmax leastconn}. Counting what is under way is the quicker alarm.",
				"В срок отвечено {share nginxewma}: лучше, чем у RoundRobin ({share roundrobin}), но хуже, чем у LeastConnections ({share leastconn}), который времени не измеряет вовсе. Пока не вернулся первый медленный ответ, ничто его не предупреждает, а потом угасающее среднее снова приглашает попробовать медленный сервер, и сразу многими запросами. Доли тоже неровные: одному серверу досталось запросов: {servedmax nginxewma}, а у LeastConnections — не больше {servedmax leastconn}. Счёт тех, кто ещё в пути, — более быстрая тревога.",
				"它按时响应的比例是 {share nginxewma}：好于 RoundRobin 的 {share roundrobin}，却不如完全不测时间的 LeastConnections（{share leastconn}）。第一个慢响应回来之前，没有任何东西提醒它；之后，衰减的平均值又引它去试那台慢服务器，一下子发去许多请求。份额也变得不均：有一台得到 {servedmax nginxewma} 个请求，而 LeastConnections 下最多 {servedmax leastconn} 个。数一数在途的请求，警报来得更快。"},
			Try:      Try{phrase{"Forget faster: decay of 1 s", "Забывать быстрее: затухание 1 с", "忘得更快：衰减时间 1 秒"}, []string{"policies=leastconn,peakewma,nginxewma,nginxewma:decay=1s"}},
			Glossary: []string{"ewma", "outstanding", "incident", "herd"}},

		{ID: "ewma.tokens",
			Title: phrase{"Answers of very different length", "Ответы очень разной длины", "长短悬殊的回答"},
			Ask: phrase{
				"8 servers run a language model, 2 answers at a time each. Half of the answers take less than 4 s, some take minutes. Utilisation is 0.8. Now a long response time does not mean a bad server. Which rule keeps all of them evenly busy?",
				"На 8 серверах работает языковая модель, каждый пишет по 2 ответа сразу. Половина ответов занимает меньше 4 с, некоторые — минуты. Загрузка 0,8. Теперь долгий отклик не означает плохой сервер. Какое правило займёт всех поровну?",
				"8 台服务器运行语言模型，每台同时生成 2 个回答。一半的回答不到 4 秒，有些要几分钟。利用率 0.8。现在响应时间长并不说明服务器不好。哪种规则能让它们忙得均匀？"},
			Watch: phrase{"The lines of busy share: a server at the bottom beside one at the top is waste. In the heat map: queues that stand for minutes.", "На линии занятости: один сервер внизу, другой наверху — это потеря. На тепловой карте — очереди, стоящие минутами.", "看忙碌比例的线：一台在底、一台在顶，就是浪费。在热图里看一站就是几分钟的队列。"},
			Think: []phrase{
				{"What does PeakEWMA take for a slow server here?", "Что PeakEWMA принимает здесь за медленный сервер?", "在这里，PeakEWMA 把什么误认作慢服务器？"},
				{"LeastConnections counts requests, not words. Why is that good enough here?", "LeastConnections считает запросы, а не слова. Почему здесь этого достаточно?", "LeastConnections 数的是请求而不是字数，为什么在这里就够了？"},
			},
			Conclusion: phrase{
				"p99 of the wait: RoundRobin {p99wait roundrobin}, EWMA (ingress-nginx) {p99wait nginxewma}, PeakEWMA {p99wait peakewma}, DynamicWeight {p99wait dynweight}, LeastConnections {p99wait leastconn}. Under RoundRobin up to {maxqueue roundrobin} requests stood at one server, under LeastConnections at most {maxqueue leastconn}. Averages of response times learn the length of questions here, not the state of servers, and PeakEWMA compares only two servers at a time. But this run is short: repeat it with other seeds before you believe the finer differences.",
				"p99 ожидания: RoundRobin — {p99wait roundrobin}, EWMA (ingress-nginx) — {p99wait nginxewma}, PeakEWMA — {p99wait peakewma}, DynamicWeight — {p99wait dynweight}, LeastConnections — {p99wait leastconn}. При RoundRobin у одного сервера стояло до {maxqueue roundrobin} запросов, при LeastConnections — не больше {maxqueue leastconn}. Среднее времени отклика узнаёт здесь длину вопросов, а не состояние серверов, а PeakEWMA к тому же сравнивает лишь два сервера за раз. Но опыт короткий: повторите его с другими зёрнами, прежде чем верить небольшим различиям.",
				"等待的 p99：RoundRobin 为 {p99wait roundrobin}，EWMA (ingress-nginx) 为 {p99wait nginxewma}，PeakEWMA 为 {p99wait peakewma}，DynamicWeight 为 {p99wait dynweight}，LeastConnections 为 {p99wait leastconn}。RoundRobin 下，一台服务器最多积了 {maxqueue roundrobin} 个请求，LeastConnections 下最多 {maxqueue leastconn} 个。在这里，响应时间的平均值学到的是问题的长短，而不是服务器的状态；而且 PeakEWMA 每次只比较两台。不过这次运行很短，要相信细小的差别，请先换几个种子重复。"},
			Try:      Try{phrase{"Repeat with 5 seeds", "Повторить с 5 зёрнами", "用 5 个种子重复"}, []string{"seeds=5"}},
			Glossary: []string{"slots", "ewma", "outstanding", "utilisation", "seed", "tail"}},

		{ID: "ewma.self-weights",
			Title: phrase{"Backends that set their own weight", "Серверы, которые сами задают себе вес", "自己设定权重的后端"},
			Ask: phrase{
				"Some systems let each server report how many of its slots are free; the balancer then uses that as its weight in smooth weighted round robin. 8 servers with 2 slots each. We compare a report every 1 s with one every 30 s.",
				"В некоторых системах сервер сам сообщает, сколько у него свободных мест, и балансировщик берёт это за вес в ровной взвешенной очереди. 8 серверов по 2 места. Сравним сообщения раз в 1 с и раз в 30 с.",
				"有些系统让服务器自己报告还有多少空闲的并行位，均衡器把它当作平滑加权轮询的权重。8 台服务器，每台并行数为 2。我们比较每 1 秒报告一次和每 30 秒报告一次。"},
			Watch: phrase{"The busy lines of both rules: how far do they swing apart, and in what rhythm?", "На линии занятости при обоих правилах: как далеко они расходятся и в каком ритме?", "看两种规则的忙碌曲线：彼此分开多远，节奏如何？"},
			Think: []phrase{
				{"A server was idle when it reported. How much work comes to it until the next report?", "Сервер был свободен, когда сообщал о себе. Сколько работы придёт к нему до следующего сообщения?", "一台服务器报告时是空闲的，到下次报告之前会有多少工作涌来？"},
				{"Where in the first course have you seen the same disease?", "Где в первом курсе вы уже видели ту же болезнь?", "在第一门课的哪里见过同样的毛病？"},
			},
			Conclusion: phrase{
				"p99 of the wait is {p99wait dynweight:every=1s} with a report every 1 s and {p99wait dynweight:every=30s} with one every 30 s; at most {maxqueue dynweight:every=1s} and {maxqueue dynweight:every=30s} requests stood at one server. A weight that a server set long ago is an old snapshot under another name: whoever was idle is flooded until the next report.",
				"p99 ожидания — {p99wait dynweight:every=1s} при сообщении раз в 1 с и {p99wait dynweight:every=30s} раз в 30 с; у одного сервера стояло до {maxqueue dynweight:every=1s} и до {maxqueue dynweight:every=30s} запросов. Вес, заданный давно, — тот же старый снимок под другим именем: кто был свободен, того заваливают до следующего сообщения.",
				"等待的 p99，每 1 秒报告一次为 {p99wait dynweight:every=1s}，每 30 秒一次为 {p99wait dynweight:every=30s}；一台服务器上最多积了 {maxqueue dynweight:every=1s} 个和 {maxqueue dynweight:every=30s} 个请求。很久以前报的权重，不过是换了名字的旧快照：谁当时空闲，谁就被淹没到下一次报告。"},
			Try:      Try{phrase{"Add LeastConnections, which needs no reports", "Добавить LeastConnections, которому сообщения не нужны", "加入不需要报告的 LeastConnections"}, []string{"policies=dynweight:every=1s,dynweight:every=30s,leastconn"}},
			Glossary: []string{"weight", "slots", "staleness", "herd"}},
	},
}
