package figure

// words are all texts that stand in figures, by language in the order English,
// Russian, Chinese. A test fails when one is missing, when the languages take
// different arguments, or when the font lacks a character.
var words = struct {
	nanosecond, microsecond, millisecond, second, minute, hour phrase

	servers, balancers counted

	snapshotEvery, band, bandPart phrase

	windowsTitle, windowAxis, responseAxis, timeout, incident phrase

	noData, pending, finding, findingZero, tie, only phrase

	stop, space, comma phrase
}{
	nanosecond:  phrase{"ns", "нс", "纳秒"},
	microsecond: phrase{"µs", "мкс", "微秒"},
	millisecond: phrase{"ms", "мс", "毫秒"},
	second:      phrase{"s", "с", "秒"},
	minute:      phrase{"min", "мин", "分钟"},
	hour:        phrase{"h", "ч", "小时"},

	servers: counted{
		phrase{"%s server", "%s сервер", "%s 台服务器"},
		phrase{"%s servers", "%s сервера", "%s 台服务器"},
		phrase{"%s servers", "%s серверов", "%s 台服务器"}},
	balancers: counted{
		phrase{"%s balancer", "%s балансировщик", "%s 个均衡器"},
		phrase{"%s balancers", "%s балансировщика", "%s 个均衡器"},
		phrase{"%s balancers", "%s балансировщиков", "%s 个均衡器"}},

	snapshotEvery: phrase{"snapshot every %s", "снимок раз в %s", "每 %s 一次快照"},
	band:          phrase{"Line: median of %d seeds; band: lowest to highest", "Линия — медиана по %d прогонам, полоса — от наименьшего до наибольшего", "线：%d 个种子的中位数；带：最低到最高"},
	bandPart:      phrase{"Line: median of the %d of %d seeds finished so far; band: lowest to highest", "Линия — медиана по %d готовым прогонам из %d, полоса — от наименьшего до наибольшего", "线：已完成 %d 个（共 %d 个）种子的中位数；带：最低到最高"},

	windowsTitle: phrase{"p99 response time by arrival window", "p99 времени отклика по окнам прихода", "各到达窗口的 p99 响应时间"},
	windowAxis:   phrase{"Start of arrival window (%s)", "Начало окна прихода (%s)", "到达窗口起点（%s）"},
	responseAxis: phrase{"p99 response time", "p99 времени отклика", "p99 响应时间"},
	timeout:      phrase{"timeout %s", "тайм-аут %s", "超时 %s"},
	incident:     phrase{"server %s slow", "сервер %s замедлен", "服务器 %s 变慢"},

	noData:      phrase{"Nothing was measured.", "Ничего не измерено.", "没有测量数据。"},
	pending:     phrase{"Not finished yet: %s.", "Ещё не готово: %s.", "尚未完成：%s。"},
	finding:     phrase{"Lowest: %s with %s; highest: %s with %s, %s times as much.", "Меньше всего: %s, %s; больше всего: %s, %s — отношение %s.", "最低：%s，%s；最高：%s，%s，为其 %s 倍。"},
	findingZero: phrase{"Lowest: %s with %s; highest: %s with %s.", "Меньше всего: %s, %s; больше всего: %s, %s.", "最低：%s，%s；最高：%s，%s。"},
	tie:         phrase{"All are alike: %s.", "Все одинаковы: %s.", "全部相同：%s。"},
	only:        phrase{"%s: %s.", "%s: %s.", "%s：%s。"},

	stop:  phrase{".", ".", "。"},
	space: phrase{" ", " ", ""},
	comma: phrase{", ", ", ", "、"},
}
