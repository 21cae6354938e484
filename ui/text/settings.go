package text

// Setting is what people read about one key of a link.
type Setting struct {
	Label Phrase
	Help  Phrase
}

// Settings are the words for the link's keys.
var SettingsOf = map[string]Setting{
	"policies":   {Phrase{"Policies", "Политики", "策略"}, Phrase{"What is compared, in this order.", "Что сравнивается, в этом порядке.", "按此顺序比较。"}},
	"servers":    {Phrase{"Servers", "Серверы", "服务器数"}, Phrase{"How many servers share the work.", "Сколько серверов делят работу.", "分担工作的服务器数量。"}},
	"slowdown":   {Phrase{"Slowdown", "Замедление", "减速"}, Phrase{"How many times longer a request takes; 5x5,95x1 makes five of a hundred servers five times slower.", "Во сколько раз дольше сервер выполняет запрос; 5x5,95x1 — пять серверов из ста впятеро медленнее.", "请求耗时的倍数；5x5,95x1 表示一百台中有五台慢五倍。"}},
	"slots":      {Phrase{"Slots", "Мест обслуживания", "并行数"}, Phrase{"Requests that a server works on at once, or inf.", "Сколько запросов сервер выполняет одновременно, или inf.", "服务器同时处理的请求数，或 inf。"}},
	"discipline": {Phrase{"Discipline", "Дисциплина", "服务规则"}, Phrase{"First come first served, or all at once in equal shares.", "В порядке прихода или все сразу поровну.", "先到先服务，或平均分享。"}},
	"queue":      {Phrase{"Queue limit", "Предел очереди", "队列上限"}, Phrase{"Most requests waiting at a server; one more is dropped.", "Больше стольких в очереди не ждут: лишний отбрасывается.", "等待的最多请求数；多出的被丢弃。"}},
	"weights":    {Phrase{"Weights", "Веса", "权重"}, Phrase{"Share of each server for the weighted policies, such as 5,1,1.", "Доля каждого сервера для взвешенных политик, например 5,1,1.", "加权策略中各服务器的份额，如 5,1,1。"}},
	"senders":    {Phrase{"Senders", "Отправители", "发送方数"}, Phrase{"How many clients send requests.", "Сколько клиентов шлют запросы.", "发送请求的客户端数量。"}},
	"skew":       {Phrase{"Skew", "Перекос", "倾斜"}, Phrase{"How many times as often as the others the first sender sends.", "Во сколько раз чаще остальных шлёт первый отправитель.", "第一个发送方的频率是其他的多少倍。"}},
	"persender":  {Phrase{"per sender", "от одного", "每个发送方"}, Phrase{"Requests per second of one ordinary sender.", "Запросов в секунду от одного обычного отправителя.", "一个普通发送方每秒的请求数。"}},
	"rate":       {Phrase{"in total", "всего", "总计"}, Phrase{"Requests per second of all senders together.", "Запросов в секунду от всех отправителей вместе.", "所有发送方每秒的请求总数。"}},
	"util":       {Phrase{"utilisation", "загрузка", "利用率"}, Phrase{"Arriving work as a share of what the servers can do.", "Приходящая работа как доля того, что серверы успевают.", "到达的工作占服务器能力的比例。"}},
	"arrivals":   {Phrase{"Arrivals", "Приход", "到达过程"}, Phrase{"poisson, constant, or bursty:peak=P:on=D:off=D.", "poisson, constant или bursty:peak=P:on=D:off=D.", "poisson、constant 或 bursty:peak=P:on=D:off=D。"}},
	"service":    {Phrase{"Demand", "Трудоёмкость", "工作量"}, Phrase{"Work of a request: uniform:125ms:625ms, exp:100ms, const:19ms, twopoint:10ms:100ms:p=0.1 and others.", "Сколько работы в запросе: uniform:125ms:625ms, exp:100ms, const:19ms, twopoint:10ms:100ms:p=0.1 и другие.", "一个请求的工作量：uniform:125ms:625ms、exp:100ms、const:19ms、twopoint:10ms:100ms:p=0.1 等。"}},
	"balancers":  {Phrase{"Balancers", "Балансиров\u00adщики", "均衡器数"}, Phrase{"Each request goes to a random one.", "Каждый запрос попадает к случайному из них.", "每个请求随机到达其中之一。"}},
	"sync":       {Phrase{"Snapshot every", "Снимок раз в", "快照间隔"}, Phrase{"How often balancers learn how busy the servers are.", "Как часто балансировщики узнают, насколько заняты серверы.", "均衡器多久得知一次服务器的忙碌程度。"}},
	"phase":      {Phrase{"Snapshots", "Снимки", "快照时刻"}, Phrase{"All balancers at once, or spread over the period.", "У всех разом или вразбивку по периоду.", "所有均衡器同时，或分散在周期内。"}},
	"correlated": {Phrase{"Random streams", "Случайные числа", "随机数流"}, Phrase{"Whether all balancers draw the same random numbers.", "Одни и те же у всех балансировщиков или свои у каждого.", "所有均衡器是否使用相同的随机数。"}},
	"time":       {Phrase{"by time", "по времени", "按时间"}, Phrase{"When the last window begins; requests come until that window is over.", "Когда начинается последнее окно; запросы идут до конца этого окна.", "最后一个窗口何时开始；请求一直到该窗口结束。"}},
	"requests":   {Phrase{"by number", "по числу", "按个数"}, Phrase{"Exactly so many requests.", "Ровно столько запросов.", "恰好这么多请求。"}},
	"window":     {Phrase{"Window", "Окно", "窗口"}, Phrase{"Requests are judged by windows of this length.", "Запросы оцениваются по окнам такой длины.", "按此长度的窗口统计请求。"}},
	"incidents":  {Phrase{"Incidents", "Происшествия", "故障"}, Phrase{"slow:server=4:from=15s:for=30s:latency=2s, or factor=10.", "slow:server=4:from=15s:for=30s:latency=2s или factor=10.", "slow:server=4:from=15s:for=30s:latency=2s，或 factor=10。"}},
	"timeout":    {Phrase{"Patience", "Терпение", "耐心"}, Phrase{"A slower response counts as failed.", "Более медленный ответ считается неудачей.", "更慢的响应算作失败。"}},
	"warmup":     {Phrase{"Warm-up", "Разгон", "预热"}, Phrase{"What arrives before is simulated, not counted.", "Пришедшее раньше моделируется, но не учитывается.", "此前到达的请求只模拟、不计入。"}},
	"seed":       {Phrase{"Seed", "Зерно", "种子"}, Phrase{"Start of all randomness: the same seed, the same run.", "Начало всех случайностей: то же зерно — тот же опыт.", "所有随机性的起点：种子相同，运行相同。"}},
	"seeds":      {Phrase{"Number of seeds", "Сколько зёрен", "种子个数"}, Phrase{"The run is repeated with seed, seed + 1, …", "Опыт повторяется с зёрнами seed, seed + 1, …", "以 seed、seed + 1…… 重复运行。"}},
	"from":       {Phrase{"Lesson", "Урок", "课程"}, Phrase{"The experiment whose text stands here.", "Эксперимент, чей текст здесь стоит.", "显示其文字的实验。"}},
	"sum":        {Phrase{"Fingerprint", "Отпечаток", "指纹"}, Phrase{"What the sender of the link saw.", "Что видел отправитель ссылки.", "链接发送者看到的指纹。"}},
	"v":          {Phrase{"Format", "Формат", "格式"}, Phrase{"Version of the link's format.", "Версия формата ссылки.", "链接格式的版本。"}},
}

// Words of the settings panel.
var (
	GroupPolicies = Phrase{"Policies", "Политики", "策略"}
	GroupServers  = Phrase{"Servers", "Серверы", "服务器"}
	GroupWorkload = Phrase{"Workload", "Нагрузка", "负载"}
	GroupBalancer = Phrase{"Balancers", "Балансировщики", "均衡器"}
	GroupMeasure  = Phrase{"Measuring", "Измерение", "测量"}
	More          = Phrase{"More", "Ещё", "更多"}
	ArrivalRate   = Phrase{"Arrival rate", "Поток запросов", "到达率"}
	Length        = Phrase{"Length", "Длина опыта", "时长"}
	SpanTimed     = Phrase{"requests from 0s to %s · windows: %s, the last from %s", "запросы с 0s до %s · окон: %s, последнее с %s", "请求从 0s 到 %s · 窗口数 %s，最后一个从 %s 开始"}
	SpanNumbered  = Phrase{"requests: %s, arriving in about %s", "запросов: %s, придут примерно за %s", "请求数：%s，约在 %s 内到达"}
	Moments       = Phrase{"mean %s · variability (SCV) %s", "среднее %s · разброс (SCV) %s", "平均 %s · 变异（SCV）%s"}
	AddPolicy     = Phrase{"Add a policy…", "Добавить политику…", "添加策略……"}
	Remove        = Phrase{"Remove %s", "Убрать %s", "移除 %s"}
	MoveUp        = Phrase{"Move %s up", "Поднять %s", "上移 %s"}
	Aligned       = Phrase{"all at once", "все разом", "同时"}
	Staggered     = Phrase{"staggered", "вразбивку", "错开"}
	Independent   = Phrase{"independent", "свои", "独立"}
	Correlated    = Phrase{"shared", "общие", "相同"}
	FIFO          = Phrase{"first come first served", "в порядке прихода", "先到先服务"}
	Sharing       = Phrase{"processor sharing", "поровну всем", "处理器共享"}
	LinkProblems  = Phrase{"The link has parts that are not understood:", "В ссылке есть непонятные части:", "链接中有无法理解的部分："}
	Discard       = Phrase{"Discard", "Отбросить", "丢弃"}
	Undo          = Phrase{"Undo", "Отменить", "撤销"}
	Reset         = Phrase{"Reset to the lesson", "Как в уроке", "恢复课程设置"}
)
