package text

// Check is what a check of the validation table looks at, or where what it
// expects comes from, in a language. The simulator's words are made of few
// pieces; names of people, policies and models are the same everywhere.
func Check(l Lang, words string) string { return l.Number(translated(l, words, checks)) }

// checks are what the words are made of. One that begins like another stands
// before it.
var checks = []Phrase{
	{", utilisation ", ", загрузка ", "，利用率 "},
	{"two points", "две точки", "两点"},
	{"lognormal", "логнормальное", "对数正态"},
	{" processor sharing", ", разделение процессора", "，处理器共享"},
	{", one server of ", ", один сервер на ", "，一台服务器，"},
	{"2 slots", "2 места", "2 个并行位"},
	{" slots", " мест", " 个并行位"},
	{"least work over ", "наименьшая работа среди ", "最少工作，"},
	{"round robin over ", "по кругу среди ", "轮询，"},
	{"random over 10", "случайно среди 10", "随机，10"},
	{" over ", " среди ", "，"},
	{" servers", " серверов", " 台服务器"},
	{", which is ", ", то есть ", "，即 "},
	{", each ", ", каждый ", "，每台为 "},
	{"infinity", "∞", "∞"},
	{"bursty arrivals keep the mean rate: requests in 10 hours at 5 a second", "неравномерный приход сохраняет средний поток: запросов за 10 часов при 5 в секунду", "突发到达保持平均速率：每秒 5 个，10 小时内的请求数"},
	{" choices by fresh counts among ", " выбора по свежим счётчикам среди ", " 选一，按最新计数，"},
	{" choices by work among ", " выбора по работе среди ", " 选一，按工作量，"},
	{"the lab with ", "учебная лаборатория, ", "课程实验，"},
	{"slow answers around a slow replica with ", "медленные ответы рядом с медленной репликой, ", "慢副本旁的慢响应，"},

	{"response.", "отклик, ", "响应，"},
	{"wait.", "ожидание, ", "等待，"},
	{"mean demand", "средняя трудоёмкость", "平均工作量"},
	{"mean", "среднее", "平均"},
	{"max", "макс.", "最大"},
	{"completed", "завершено", "完成数"},
	{"failed", "неудачи", "失败数"},

	{" whatever the demands", " при любой трудоёмкости", "，与工作量的分布无关"},
	{" and ", " и ", "、"},
	{"Poisson arrivals split at random stay Poisson", "пуассоновский поток, разделённый случайно, остаётся пуассоновским", "随机拆分的泊松流仍是泊松流"},
	{"no queue: the ", "очереди нет: ", "没有队列："},
	{"the definition of the process", "определение процесса", "过程的定义"},
	{"limit of many servers", "предел при многих серверах", "服务器数趋于无穷的极限"},
	{"published, one run of 60,000 requests", "опубликовано, один опыт из 60\u00a0000 запросов", "已发表，一次 60,000 个请求的运行"},
	{"independent implementation, lowest to highest of 10 seeds", "независимая реализация, от наименьшего до наибольшего по 10 зёрнам", "独立实现，10 个种子中的最低到最高"},
	{"1/11 of the answers for 30 of 60 seconds", "1/11 ответов в течение 30 секунд из 60", "60 秒中的 30 秒里，答复的 1/11"},
	{"independent runs", "независимые опыты", "独立运行"},
	{", 0.06 to 0.08 %, as rounded", ", от 0.06 до 0.08 %, с округлением", "，0.06 % 至 0.08 %（四舍五入）"},
}
