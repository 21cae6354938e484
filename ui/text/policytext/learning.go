package policytext

// decay is the help of the parameter that several policies share.
var decay = phrase{"The time in which an old response’s part in the average falls to 1/e.", "Время, за которое доля старого ответа в среднем падает в e раз.", "旧响应在平均值中的比重降到 1/e 所需的时间。"}

// learning are the policies that learn from responses or reports.
var learning = []Page{
	{Name: "peakewma",
		Sentence: phrase{"The lower of response time, which jumps up at once and sinks slowly, times own unfinished requests plus one, of two random servers.", "Из двух случайных серверов — с меньшим произведением времени отклика (растёт сразу, падает медленно) на число своих незавершённых плюс один.", "随机两台中，响应时间（立刻上升、缓慢下降）乘以（自己的未完成请求数加一）较小的。"},
		Picks:    phrase{"Each server has an estimate of its response time. A slower answer raises it at once, faster ones lower it slowly. Estimate times own unfinished requests plus one is the load; the lower of two wins.", "Для каждого сервера хранится оценка времени отклика. Более медленный ответ поднимает её сразу, быстрые опускают понемногу. Нагрузка — оценка, умноженная на число своих незавершённых плюс один; из двух побеждает меньшая.", "每台服务器有一个响应时间的估计。更慢的响应立刻抬高它，快的慢慢降低它。估计乘以（自己的未完成请求数加一）就是负载，两台中小者当选。"},
		Knows:    phrase{"Its own requests and how long their answers took.", "Свои запросы и как долго шли ответы.", "自己的请求及其响应用了多久。"},
		Cost:     phrase{"Two looks a pick, a little arithmetic for each response; three numbers for each pair of balancer and server.", "Два взгляда на выбор, немного арифметики на каждый ответ; три числа на пару «балансировщик — сервер».", "每次看两眼，每个响应做一点计算；每对均衡器与服务器三个数。"},
		Used:     phrase{"Finagle, where it comes from, and Linkerd, whose default it is.", "Finagle, откуда он родом, и Linkerd, где он стоит по умолчанию.", "它出自 Finagle，也是 Linkerd 的默认规则。"},
		Fails:    phrase{"Where answers differ by nature, as with language models: it takes a long question for a slow server. Each balancer must learn for itself.", "Там, где ответы разные по природе, как у языковых моделей: длинный вопрос он принимает за медленный сервер. И каждый балансировщик учится заново.", "回答本来就长短不一时，例如语言模型：它把长问题当成慢服务器。每个均衡器都得自己学一遍。"},
		Parameters: []Parameter{{"decay", decay},
			{"choices", phrase{"Whether two random servers are compared or all.", "Сравнивать два случайных сервера или все.", "比较随机两台，还是全部。"}}}},
	{Name: "nginxewma",
		Sentence:   phrase{"The lower average response time of two random servers; unfinished requests are not counted.", "Из двух случайных серверов — с меньшим средним временем отклика; незавершённые запросы не считаются.", "随机两台中平均响应时间较短的；不数未完成的请求。"},
		Picks:      phrase{"Two random servers; the average of past response times, which fades towards zero while a server is silent; the lower wins.", "Два случайных сервера; среднее прошлых откликов, которое угасает к нулю, пока сервер молчит; побеждает меньшее.", "随机两台，比较过去响应时间的平均值；服务器沉默时它衰减到零；小者当选。"},
		Knows:      phrase{"How long past answers took.", "Как долго шли прошлые ответы.", "过去的响应用了多久。"},
		Cost:       phrase{"Two looks a pick, a little arithmetic for each response; two numbers for each pair of balancer and server.", "Два взгляда на выбор, немного арифметики на ответ; два числа на пару «балансировщик — сервер».", "每次看两眼，每个响应做一点计算；每对均衡器与服务器两个数。"},
		Used:       phrase{"ingress-nginx, with load-balance: ewma.", "ingress-nginx, с настройкой load-balance: ewma.", "ingress-nginx，设置 load-balance: ewma。"},
		Fails:      phrase{"A server that has just stopped answering keeps its good average, and the longer it is silent the better it looks. What is under way is not counted.", "Сервер, который только что перестал отвечать, сохраняет хорошее среднее, и чем дольше молчит, тем лучше выглядит. То, что в пути, не считается.", "刚停止响应的服务器仍保有好看的平均值，沉默越久看起来越好。在途的请求不计。"},
		Parameters: []Parameter{{"decay", decay}}},
	{Name: "dynweight",
		Sentence:   phrase{"Smooth weighted round robin whose weights the servers set themselves, every period, by their free slots.", "Ровная взвешенная очередь, веса которой серверы каждый период задают сами — по свободным местам.", "平滑加权轮询，权重由服务器每个周期按空闲并行位自己设定。"},
		Picks:      phrase{"SmoothWRR with weights from 1 to 100 that say which part of its slots a server had free at the last report.", "SmoothWRR с весами от 1 до 100: какая часть мест была свободна при последнем сообщении.", "用 1 到 100 的权重做 SmoothWRR，权重表示上次报告时空闲并行位的比例。"},
		Knows:      phrase{"What servers report of themselves, as old as the period at most.", "Что серверы сообщают о себе — не старше периода.", "服务器自己报告的情况，最旧为一个周期。"},
		Cost:       phrase{"As SmoothWRR, time grows with the servers; one message a server and period.", "Как у SmoothWRR, время растёт с числом серверов; одно сообщение на сервер за период.", "与 SmoothWRR 一样，时间随服务器数增长；每台每周期一条消息。"},
		Used:       phrase{"Modules for nginx with an interface to change upstreams; HAProxy’s agent-check and gRPC’s and Envoy’s weights from load reports follow the same idea.", "Модули nginx с интерфейсом изменения upstream; ту же мысль развивают agent-check в HAProxy и веса по отчётам о нагрузке в gRPC и Envoy.", "带有动态修改上游接口的 nginx 模块；HAProxy 的 agent-check，以及 gRPC 和 Envoy 按负载报告设权重，也是同样的思路。"},
		Fails:      phrase{"When reports are rare: whoever was idle is flooded until the next one. It is the herd again, in slow motion.", "Когда сообщения редки: кто был свободен, того заваливают до следующего. То же стадо, только медленное.", "报告太稀时：谁当时空闲，谁就被淹没到下一次。还是羊群，只是慢动作。"},
		Parameters: []Parameter{{"every", phrase{"How often the servers report their weights.", "Как часто серверы сообщают свои веса.", "服务器多久报告一次权重。"}}}},
	{Name: "leasttime",
		Sentence:   phrase{"The smallest average response time times own unfinished requests plus one, by weight, over all servers.", "Меньшее среди всех серверов произведение среднего времени отклика на число своих незавершённых плюс один, с учётом веса.", "全部服务器中，平均响应时间乘以（自己的未完成请求数加一）再按权重折算，取最小的。"},
		Picks:      phrase{"As PeakEWMA with all servers, but the average is a plain one: it takes bad news no faster than good.", "Как PeakEWMA по всем серверам, но среднее обычное: плохие новости усваивает не быстрее хороших.", "类似比较全部服务器的 PeakEWMA，但平均值是普通的：坏消息并不比好消息学得快。"},
		Knows:      phrase{"Its own requests and how long their answers took.", "Свои запросы и как долго шли ответы.", "自己的请求及其响应用了多久。"},
		Cost:       phrase{"All servers are compared for each request; three numbers for each pair of balancer and server.", "Для каждого запроса сравниваются все серверы; три числа на пару «балансировщик — сервер».", "每个请求比较全部服务器；每对均衡器与服务器三个数。"},
		Used:       phrase{"nginx Plus, as least_time.", "nginx Plus, под именем least_time.", "nginx Plus，名为 least_time。"},
		Fails:      phrase{"A broken server that answers at once, even with an error, looks wonderfully fast and draws most requests to itself. It needs a health check beside it.", "Сломанный сервер, который отвечает мгновенно, пусть и ошибкой, кажется чудесно быстрым и притягивает большинство запросов. Рядом нужна проверка здоровья.", "坏了的服务器立刻作答，哪怕是错误，看起来也快得出奇，会把多数请求吸过去。旁边必须有健康检查。"},
		Parameters: []Parameter{{"decay", decay}}},
}
