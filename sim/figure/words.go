package figure

// words are all texts that stand in figures, by language in the order English,
// Russian, Chinese. A test fails when one is missing, when the languages take
// different arguments, or when the font lacks a character.
var words = struct {
	nanosecond, microsecond, millisecond, second, minute, hour phrase

	stop, space, comma, colon, pair phrase

	servers, balancers                 counted
	utilisation, snapshotEvery, seedIs phrase

	band, bandPart, oneSeed phrase

	noData, pending, finding, findingZero, tie, only phrase

	timeout, incident, failedShares, responseTime phrase

	windowsTitle, windowAxis, responseAxis phrase

	percentilesTitle, percentileAxis phrase

	cdfTitle, cdfAxis, mediansAre phrase

	queuesTitle, serverAxis, serverNumber, unfinished, fullest phrase

	shareTitle, requestsAxis, busyAxis, unevenness phrase

	busyTitle, serverBand, busyGap phrase

	stripTitle, pickAxis phrase

	costTitle, costSubtitle, costAxis, costNote, serverCount, slope phrase

	tableTitle, waitTableTitle, mean, max, success, dropped, inspected, ratio, theoryMean phrase

	meanOverSeeds, ratioNote, theoryNote phrase

	pinned, pinnedNote, change phrase

	mm1Model, mg1Model, em1Model, mmcModel, sharingModel, delayModel phrase
}{
	nanosecond:  phrase{"ns", "нс", "纳秒"},
	microsecond: phrase{"µs", "мкс", "微秒"},
	millisecond: phrase{"ms", "мс", "毫秒"},
	second:      phrase{"s", "с", "秒"},
	minute:      phrase{"min", "мин", "分钟"},
	hour:        phrase{"h", "ч", "小时"},

	stop:  phrase{".", ".", "。"},
	space: phrase{" ", " ", ""},
	comma: phrase{", ", ", ", "、"},
	colon: phrase{":", ":", "："},
	pair:  phrase{"%s %s", "%s %s", "%s %s"},

	servers: counted{
		phrase{"%s server", "%s сервер", "%s 台服务器"},
		phrase{"%s servers", "%s сервера", "%s 台服务器"},
		phrase{"%s servers", "%s серверов", "%s 台服务器"}},
	balancers: counted{
		phrase{"%s balancer", "%s балансировщик", "%s 个均衡器"},
		phrase{"%s balancers", "%s балансировщика", "%s 个均衡器"},
		phrase{"%s balancers", "%s балансировщиков", "%s 个均衡器"}},
	utilisation:   phrase{"load %s", "загрузка %s", "负载 %s"},
	snapshotEvery: phrase{"snapshot every %s", "снимок раз в %s", "每 %s 一次快照"},
	seedIs:        phrase{"seed %s", "зерно %s", "种子 %s"},

	band:     phrase{"Line: median of %d seeds; band: lowest to highest", "Линия — медиана по %d прогонам, полоса — от наименьшего до наибольшего", "线：%d 个种子的中位数；带：最低到最高"},
	bandPart: phrase{"Line: median of the %d of %d seeds finished so far; band: lowest to highest", "Линия — медиана по %d готовым прогонам из %d, полоса — от наименьшего до наибольшего", "线：已完成 %d 个（共 %d 个）种子的中位数；带：最低到最高"},
	oneSeed:  phrase{"Seed %s, the first of %d", "Зерно %s, первое из %d", "种子 %s，共 %d 个中的第一个"},

	noData:      phrase{"Nothing was measured.", "Ничего не измерено.", "没有测量数据。"},
	pending:     phrase{"Not finished yet: %s.", "Ещё не готово: %s.", "尚未完成：%s。"},
	finding:     phrase{"Lowest: %s with %s; highest: %s with %s, %s times as much.", "Меньше всего: %s, %s; больше всего: %s, %s — отношение %s.", "最低：%s，%s；最高：%s，%s，为其 %s 倍。"},
	findingZero: phrase{"Lowest: %s with %s; highest: %s with %s.", "Меньше всего: %s, %s; больше всего: %s, %s.", "最低：%s，%s；最高：%s，%s。"},
	tie:         phrase{"All are alike: %s.", "Все одинаковы: %s.", "全部相同：%s。"},
	only:        phrase{"%s: %s.", "%s: %s.", "%s：%s。"},

	timeout:      phrase{"timeout %s", "тайм-аут %s", "超时 %s"},
	incident:     phrase{"server %s slow", "сервер %s медленный", "服务器 %s 变慢"},
	failedShares: phrase{"Not answered within %s: %s.", "Без ответа за %s: %s.", "未在 %s 内应答：%s。"},
	responseTime: phrase{"Response time", "Время отклика", "响应时间"},

	windowsTitle: phrase{"p99 response time by arrival window", "p99 времени отклика по окнам прихода", "各到达窗口的 p99 响应时间"},
	windowAxis:   phrase{"Start of arrival window (%s)", "Начало окна прихода (%s)", "到达窗口起点（%s）"},
	responseAxis: phrase{"p99 response time", "p99 времени отклика", "p99 响应时间"},

	percentilesTitle: phrase{"Response time by percentile", "Время отклика по перцентилям", "各百分位的响应时间"},
	percentileAxis:   phrase{"Percentile", "Перцентиль", "百分位"},

	cdfTitle:   phrase{"Requests answered within a time", "Доля запросов, получивших ответ за время", "在给定时间内应答的请求比例"},
	cdfAxis:    phrase{"Share of requests", "Доля запросов", "请求比例"},
	mediansAre: phrase{"Medians.", "Медианы.", "中位数。"},

	queuesTitle:  phrase{"Unfinished requests per server", "Незавершённые запросы на серверах", "各服务器上未完成的请求"},
	serverAxis:   phrase{"Server", "Сервер", "服务器"},
	serverNumber: phrase{"server %s", "сервер %s", "服务器 %s"},
	unfinished:   phrase{"Mean unfinished requests in the window", "Среднее число незавершённых за окно", "窗口内未完成请求的平均数"},
	fullest:      phrase{"At the fullest server.", "На самом занятом сервере.", "最满的服务器上。"},

	shareTitle:   phrase{"How requests and work were spread over servers", "Как запросы и работа распределены по серверам", "请求与工作在服务器间的分布"},
	requestsAxis: phrase{"Requests, as a multiple of an equal share", "Запросы относительно равной доли", "请求数，相对于均等份额的倍数"},
	busyAxis:     phrase{"Share of time busy", "Доля времени занятости", "忙碌时间比例"},
	unevenness:   phrase{"Requests at the busiest server, as a multiple of an equal share.", "Запросы на самом загруженном сервере относительно равной доли.", "最忙服务器的请求数，相对于均等份额的倍数。"},

	busyTitle:  phrase{"How busy the servers are", "Насколько заняты серверы", "服务器的忙碌程度"},
	serverBand: phrase{"Line: median server; band: least to most busy server", "Линия — медианный сервер, полоса — от наименее до наиболее занятого", "线：中位服务器；带：从最闲到最忙的服务器"},
	busyGap:    phrase{"Difference between the most and the least busy server, in the median window.", "Разница между самым и наименее занятым сервером в медианном окне.", "中位窗口内最忙与最闲服务器之差。"},

	stripTitle: phrase{"Which server each of the first picks went to", "На какой сервер ушёл каждый из первых запросов", "最初的每次选择落在哪台服务器"},
	pickAxis:   phrase{"Pick", "Номер выбора", "选择序号"},

	costTitle:    phrase{"Time of one pick by number of servers", "Время одного выбора в зависимости от числа серверов", "一次选择的耗时与服务器数量"},
	costSubtitle: phrase{"measured on this machine", "измерено на этой машине", "在本机测得"},
	costAxis:     phrase{"Time of one pick", "Время одного выбора", "一次选择的耗时"},
	costNote:     phrase{"What counts is the slope, not the height: machines differ. Band: quickest to slowest repetition", "Важен наклон, а не высота: машины различаются. Полоса — от самого быстрого повтора до самого медленного", "重要的是斜率而非高度：各机器不同。带：最快到最慢的一次重复"},
	serverCount:  phrase{"Number of servers", "Число серверов", "服务器数量"},
	slope:        phrase{"%s takes %s times as long with ten times the servers.", "%s при десятикратном числе серверов: время × %s.", "%s：服务器增至十倍时耗时变为 %s 倍。"},

	tableTitle:     phrase{"Response times", "Времена отклика", "响应时间"},
	waitTableTitle: phrase{"Waiting times", "Времена ожидания", "等待时间"},
	mean:           phrase{"mean", "среднее", "平均"},
	max:            phrase{"max", "макс.", "最大"},
	success:        phrase{"in time", "вовремя", "按时"},
	dropped:        phrase{"dropped", "отброшено", "丢弃"},
	inspected:      phrase{"inspected", "опрошено", "查看数"},
	ratio:          phrase{"first p99 ÷ own", "p99 первой ÷ свой", "首行 p99 ÷ 本行"},
	theoryMean:     phrase{"theory: mean", "теория: среднее", "理论平均"},

	meanOverSeeds: phrase{"Means over %d seeds; ± is the half width of the 95%% confidence interval of the mean", "Средние по %d прогонам; ± — половина 95 %%-го доверительного интервала среднего", "%d 个种子的平均值；± 为平均值 95%% 置信区间的半宽"},
	ratioNote:     phrase{"Inspected: servers whose state a pick read, on average. The lowest time of each column is marked", "Опрошено — сколько серверов в среднем смотрит один выбор. Наименьшее время в столбце отмечено", "查看数：每次选择平均读取状态的服务器数。每列最短时间已标出"},
	theoryNote:    phrase{"Theory: the closed form whose assumptions this experiment meets, in the long run", "Теория — формула, предположения которой здесь выполнены, в установившемся режиме", "理论：本实验满足其假设的闭式解（稳态）"},

	pinned:     phrase{"%s, pinned", "%s, закреплено", "%s，已固定"},
	pinnedNote: phrase{"Thin: the pinned run", "Тонко — закреплённый прогон", "细线：已固定的运行"},
	change:     phrase{"p99 ÷ pinned", "p99 ÷ закреплённый", "p99 ÷ 已固定"},

	mm1Model:     phrase{"theory: M/M/1", "теория: M/M/1", "理论：M/M/1"},
	mg1Model:     phrase{"theory: M/G/1", "теория: M/G/1", "理论：M/G/1"},
	em1Model:     phrase{"theory: E_n/M/1", "теория: E_n/M/1", "理论：E_n/M/1"},
	mmcModel:     phrase{"theory: M/M/n", "теория: M/M/n", "理论：M/M/n"},
	sharingModel: phrase{"theory: M/G/1-PS", "теория: M/G/1-PS", "理论：M/G/1-PS"},
	delayModel:   phrase{"service time alone", "только обслуживание", "仅服务时间"},
}
