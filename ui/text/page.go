package text

// The frame of the page.
var (
	Title    = Phrase{"loadlab: a load-balancing laboratory", "loadlab: лаборатория балансировки нагрузки", "loadlab：负载均衡实验室"}
	Tagline  = Phrase{"A load-balancing laboratory", "Лаборатория балансировки нагрузки", "负载均衡实验室"}
	Headline = Phrase{"Where should the next request go?", "Куда отправить следующий запрос?", "下一个请求发给哪台服务器？"}
	Lead     = Phrase{
		"Compare the rules that choose a server. The simulation runs in this tab and sends nothing anywhere.",
		"Сравните правила выбора сервера: симуляция идёт прямо в этой вкладке, ничего не отправляя наружу.",
		"比较选择服务器的规则：模拟完全在这个标签页里运行，不向外发送任何数据。"}
	Skip        = Phrase{"Skip to the result", "К результату", "跳到结果"}
	Language    = Phrase{"Language", "Язык", "语言"}
	Theme       = Phrase{"Theme", "Тема", "主题"}
	ThemeSystem = Phrase{"System", "Как в системе", "跟随系统"}
	ThemeLight  = Phrase{"Light", "Светлая", "浅色"}
	ThemeDark   = Phrase{"Dark", "Тёмная", "深色"}
	Contents    = Phrase{"Experiments", "Эксперименты", "实验"}
	Version     = Phrase{"loadlab, version %s", "loadlab, версия %s", "loadlab，版本 %s"}
	Settings    = Phrase{"Settings", "Настройки", "设置"}
)

// Running.
var (
	Run        = Phrase{"Run", "Запустить", "运行"}
	Cancel     = Phrase{"Cancel", "Остановить", "停止"}
	Running    = Phrase{"Simulating: %s", "Симуляция: %s", "正在模拟：%s"}
	Elapsed    = Phrase{"%s elapsed", "прошло %s", "已用 %s"}
	Remaining  = Phrase{"about %s left", "осталось около %s", "约剩 %s"}
	Finished   = Phrase{"Finished: %s requests in %s", "Готово: запросов — %s, время — %s", "完成：%s 个请求，用时 %s"}
	Stopped    = Phrase{"Stopped: %d of %d parts are finished", "Остановлено: готово частей — %d из %d", "已停止：完成 %d / %d 部分"}
	PartFailed = Phrase{"%s could not be simulated: %s. It was tried twice. Run it again; if it fails once more, make the experiment smaller or close other tabs.",
		"%s: симуляция не удалась: %s. Попыток было две. Запустите ещё раз; если снова не выйдет, уменьшите эксперимент или закройте другие вкладки.",
		"%s 无法模拟：%s。已尝试两次。请再次运行；如果仍然失败，请缩小实验规模或关闭其他标签页。"}
	NoMemory     = Phrase{"out of memory", "не хватило памяти", "内存不足"}
	Speechless   = Phrase{"the worker could not be loaded, or ended without a word", "рабочий поток не загрузился или завершился, ничего не сообщив", "工作线程无法加载，或未说明原因就结束了"}
	Changed      = Phrase{"The settings have changed since this run.", "С этого запуска настройки изменились.", "运行之后设置已更改。"}
	NotRun       = Phrase{"Nothing has been run: the settings need a correction first.", "Запуска не было: сначала исправьте настройки.", "尚未运行：请先更正设置。"}
	Large        = Phrase{"This experiment is large: %s requests. Press Run to start it.", "Эксперимент большой, запросов — %s. Он начнётся по кнопке.", "这个实验很大（%s 个请求），请按“运行”开始。"}
	Expected     = Phrase{"About %s requests in all", "Всего около %s запросов", "共约 %s 个请求"}
	Rate         = Phrase{"%s requests per second", "%s запросов в секунду", "每秒 %s 个请求"}
	Utilisation  = Phrase{"utilisation %s", "загрузка %s", "利用率 %s"}
	Overload     = Phrase{"More work arrives than the servers can do: every queue grows for as long as the run lasts, and results depend on its length.", "Работы приходит больше, чем серверы успевают сделать: очереди растут до конца опыта, и результат зависит от его длины.", "到达的工作超过服务器的能力：队列会一直增长，结果取决于运行时长。"}
	TakesAbout   = Phrase{"about %s on this device", "на этом устройстве около %s", "在此设备上约需 %s"}
	RunningShort = Phrase{"running", "идёт", "运行中"}
	Waiting      = Phrase{"waiting", "ждёт", "等待"}
	Seconds      = Phrase{"%s\u00a0s", "%s\u00a0с", "%s\u00a0秒"}
	Minutes      = Phrase{"%d min %d s", "%d мин %d с", "%d 分 %d 秒"}
)

// Results.
var (
	FigureLabel = Phrase{"Figure", "Рисунок", "图"}
	Drawing     = Phrase{"Drawing the figure…", "Рисую…", "正在绘图……"}
	DrawFailed  = Phrase{"The figure could not be drawn: %s", "Рисунок не получился: %s", "无法绘图：%s"}
	MeansTitle  = Phrase{
		"Mean of %d seeds ± half of its 95 %% confidence interval, in seconds; (~): the difference from the first row may be chance",
		"Среднее по зёрнам (%d) ± половина 95-процентного доверительного интервала, в секундах; (~): отличие от первой строки может быть случайным",
		"%d 个种子的平均值 ± 95 %% 置信区间的一半（秒）；(~)：与第一行的差异可能出于偶然"}
	TableTitle = Phrase{"Response time of the whole run, in seconds", "Время отклика за весь опыт, в секундах", "整次运行的响应时间（秒）"}
	WaitTitle  = Phrase{"Waiting time of the whole run, in seconds", "Время ожидания за весь опыт, в секундах", "整次运行的等待时间（秒）"}
	Response   = Phrase{"Response time", "Время отклика", "响应时间"}
	Wait       = Phrase{"Waiting time", "Время ожидания", "等待时间"}
	Measure    = Phrase{"What is shown", "Что показано", "显示内容"}
	FigureOf   = map[string]Phrase{
		"windows":     {"Over time", "Во времени", "随时间"},
		"percentiles": {"Percentiles", "Перцентили", "百分位"},
		"cdf":         {"Distribution", "Распределение", "分布"},
		"queues":      {"Queues", "Очереди", "队列"},
		"share":       {"Shares", "Доли", "份额"},
		"busy":        {"Busy", "Занятость", "忙碌"},
		"strip":       {"Picks", "Выборы", "选择"},
		"cost":        {"Cost", "Цена", "代价"},
		"table":       {"Table", "Таблица", "表格"},
	}
	Policy      = Phrase{"Policy", "Политика", "策略"}
	Seed        = Phrase{"Seed", "Зерно", "种子"}
	Mean        = Phrase{"mean", "среднее", "平均"}
	Maximum     = Phrase{"max", "макс.", "最大"}
	Inspected   = Phrase{"inspected", "опрошено", "查看数"}
	InspectedAt = Phrase{"Mean number of servers whose state a pick read", "Сколько серверов в среднем опрашивает один выбор", "每次选择平均读取状态的服务器数"}
	Ratio       = Phrase{"p99 gain", "выигрыш p99", "p99 改善"}
	RatioAt     = Phrase{"How many times less than the first row's p99", "Во сколько раз p99 меньше, чем в первой строке", "比第一行的 p99 小多少倍"}
	Failed      = Phrase{"failed", "неудачи", "失败"}
	Dropped     = Phrase{"dropped", "отброшено", "丢弃"}
	FailedAt    = Phrase{"Dropped, or slower than the client's patience", "Отброшены или ответ пришёл позже, чем клиент готов ждать", "被丢弃，或慢于客户端的耐心"}
	DroppedAt   = Phrase{"Found the server's queue full", "Очередь сервера была полна", "服务器队列已满"}
)

// The validation table.
var (
	Validation     = Phrase{"Is it right? The validation table", "Верно ли это? Таблица проверки", "结果正确吗？验证表"}
	ValidationLead = Phrase{
		"Experiments whose outcome is known: closed forms of queueing theory, and figures that others published. They run here, in your browser, with fixed seeds; a closed form must lie within 2.1 half-widths of the 95 % interval of the mean over the seeds, a single published run within four standard deviations of ours. Times are in seconds.",
		"Эксперименты с известным исходом: формулы теории очередей и числа, опубликованные другими. Они идут здесь, в вашем браузере, с заданными зёрнами; формула должна попасть в 2,1 полуширины 95-процентного интервала среднего по зёрнам, отдельный опубликованный прогон — в четыре стандартных отклонения от наших. Времена — в секундах.",
		"结果已知的实验：排队论的闭式解，以及他人发表的数字。它们用固定的种子就在您的浏览器里运行；闭式解须落在各种子平均值 95 % 置信区间半宽的 2.1 倍之内，单次发表的运行须与我们相差不超过四个标准差。时间单位为秒。"}
	ValidationRun   = Phrase{"Compute the table", "Вычислить таблицу", "计算此表"}
	ValidationOn    = Phrase{"Continue", "Продолжить", "继续"}
	ValidationStop  = Phrase{"Back to the experiment", "Назад к эксперименту", "回到实验"}
	ValidationState = Phrase{"%d of %d checks made, %d agree", "Проверок сделано %d из %d, согласуется %d", "已完成 %d / %d 项检验，%d 项一致"}
	ValidationLaw   = Phrase{"Little’s law holds in %d runs to within %s.", "Закон Литтла выполнен в прогонах (%d) с точностью до %s.", "利特尔法则在 %d 次运行中成立，误差不超过 %s。"}
	CheckModel      = Phrase{"Experiment", "Эксперимент", "实验"}
	CheckQuantity   = Phrase{"Quantity", "Величина", "量"}
	Expects         = Phrase{"Expected", "Ожидается", "期望"}
	Measured        = Phrase{"Measured", "Измерено", "测得"}
	Judgement       = Phrase{"Verdict", "Вывод", "结论"}
	CheckSource     = Phrase{"Source", "Источник", "来源"}
	Agrees          = Phrase{"agrees", "согласуется", "一致"}
	Differs         = Phrase{"differs", "расходится", "不一致"}
)

// What a newcomer may change.
var (
	Suggest        = Phrase{"Change:", "Измените:", "改变："}
	SuggestStale   = Phrase{"snapshots 5 s old", "снимок раз в 5 с", "快照每 5 秒"}
	SuggestSlow    = Phrase{"five slow servers", "пять медленных серверов", "五台慢服务器"}
	SuggestSenders = Phrase{"ten senders", "десять отправителей", "十个发送方"}
)

// Comparing with a pinned result.
var (
	Pin            = Phrase{"Pin this result", "Закрепить результат", "固定此结果"}
	PinAt          = Phrase{"Keep it beside what you run next: both in one figure and one table", "Оставить рядом со следующим опытом: оба на одном рисунке и в одной таблице", "保留它，与下一次运行并排显示在同一张图和表里"}
	Unpin          = Phrase{"Unpin", "Открепить", "取消固定"}
	PinnedTitle    = Phrase{"Pinned", "Закреплено", "已固定"}
	PinnedSame     = Phrase{"Change something and run it to see both.", "Измените что-нибудь и запустите: будут видны оба результата.", "改动后再运行，即可同时看到两者。"}
	PinnedRunning  = Phrase{"running: %s", "идёт: %s", "运行中：%s"}
	PinnedLarge    = Phrase{"%s requests", "запросов — %s", "%s 个请求"}
	PinnedRun      = Phrase{"Run it too", "Запустить и его", "也运行它"}
	PinnedFailed   = Phrase{"could not be simulated: %s", "симуляция не удалась: %s", "无法模拟：%s"}
	PinnedOther    = Phrase{"not reproduced: the link carries the fingerprint %s, this machine computed %s", "не воспроизведено: в ссылке отпечаток %s, эта машина получила %s", "未能重现：链接中的指纹是 %s，这台机器算出的是 %s"}
	PinnedUnread   = Phrase{"The link holds a pinned experiment that cannot be read: %s", "В ссылке есть закреплённый эксперимент, который не удалось прочесть: %s", "链接中固定的实验无法读取：%s"}
	PinnedRow      = Phrase{"%s, pinned", "%s, закреплено", "%s，已固定"}
	Difference     = Phrase{"change", "изменение", "变化"}
	DifferenceOver = Phrase{"change; (~): may be chance", "изменение; (~): возможно, случайность", "变化；(~)：可能出于偶然"}
)

// Reasons for caution beside a result; the policies come first.
var (
	DoubtGrowing     = Phrase{"%s: queues of %s servers still grow at the end, so the figures depend on how long the run lasts.", "%s: очереди серверов (%s) растут до самого конца, поэтому числа зависят от длины опыта.", "%s：有 %s 台服务器的队列到最后仍在增长，数值取决于运行时长。"}
	DoubtFewP999     = Phrase{"%s: p99.9 rests on fewer than ten of %s requests; 10 000 would do.", "%s: p99,9 опирается меньше чем на десять запросов из %s; хватило бы 10 000.", "%s：p99.9 只依据 %s 个请求中的不到十个；需要一万个。"}
	DoubtFewP99      = Phrase{"%s: p99 and p99.9 rest on fewer than ten of %s requests; 10 000 would do.", "%s: p99 и p99,9 опираются меньше чем на десять запросов из %s; хватило бы 10 000.", "%s：p99 和 p99.9 只依据 %s 个请求中的不到十个；需要一万个。"}
	DoubtApproximate = Phrase{"%s: quantiles are within %s %% of the exact ones.", "%s: квантили отличаются от точных не больше чем на %s %%.", "%s：分位数与精确值相差不超过 %s %%。"}
)

// How the tables are to be read.
var (
	ReadTitle     = Phrase{"How to read this", "Как это читать", "如何阅读"}
	ReadTimed     = Phrase{"Requests arrive from 0s to %s of simulated time: %s windows of %s. A window’s figures are over the requests that arrived in it; then every queue drains, so slow answers count in full.", "Запросы приходят с 0s до %s модельного времени: окон — %s, длиной по %s. Числа окна — о запросах, пришедших в нём; в конце все очереди дорабатываются, и медленные ответы учтены полностью.", "请求在模拟时间 0s 到 %s 之间到达：共 %s 个窗口，每个 %s。窗口的数字统计在其中到达的请求；最后各队列全部做完，慢响应因此完整计入。"}
	ReadNumbered  = Phrase{"The run ends after %s requests, in windows of %s. A window’s figures are over the requests that arrived in it; then every queue drains, so slow answers count in full.", "В опыте ровно %s запросов, окна длиной %s. Числа окна — о запросах, пришедших в нём; в конце все очереди дорабатываются, и медленные ответы учтены полностью.", "共 %s 个请求，窗口长 %s。窗口的数字统计在其中到达的请求；最后各队列全部做完，慢响应因此完整计入。"}
	ReadAll       = Phrase{"No warm-up is left out: the first requests, which find empty queues, count too.", "Разгон не отброшен: первые запросы, заставшие пустые очереди, тоже учтены.", "没有去掉预热：最初遇到空队列的请求也计入。"}
	ReadWarm      = Phrase{"Requests that arrived before %s are warm-up: drawn, but not in the table.", "Запросы, пришедшие до %s, — разгон: на рисунке они есть, в таблице их нет.", "%s 之前到达的请求属于预热：图中有，表中不计。"}
	ReadCount     = Phrase{"Requests behind each row: %s", "Запросов за каждой строкой: %s", "每行所依据的请求数：%s"}
	Stop          = Phrase{".", ".", "。"}
	ReadQuantiles = Phrase{"p99 is the time within which 99 of 100 requests were answered.", "p99 — время, за которое получили ответ 99 запросов из 100.", "p99：100 个请求中有 99 个在此时间内得到响应。"}
	ReadOneSeed   = Phrase{"One seed is one throw of the dice, so there is no interval: small differences may be chance. More seeds (Measuring, More) give each mean an interval and say which differences hold.", "Одно зерно — один бросок костей, интервала нет: малые различия могут быть случайны. Несколько зёрен («Измерение», «Ещё») дадут каждому среднему интервал и покажут, какие различия надёжны.", "一个种子就是掷一次骰子，没有置信区间：小的差异可能出于偶然。多用几个种子（“测量”中的“更多”），每个平均值就有区间，也能看出哪些差异可靠。"}
	ReadSeeds     = Phrase{"± is half of the 95 %% confidence interval of the mean over %d seeds. Rules are compared seed by seed, on the same arrivals; (~) marks a difference that may be chance.", "± — половина 95-процентного доверительного интервала среднего, зёрен — %d. Правила сравниваются зерно с зерном, на тех же приходах; (~) отмечает отличие, которое может быть случайным.", "± 是 %d 个种子平均值的 95 %% 置信区间的一半。各规则在相同的到达下逐个种子比较；(~) 表示差异可能出于偶然。"}
	ReadMore      = Phrase{"Definitions", "Определения", "定义"}
)

// Sharing.
var (
	Fingerprint = Phrase{"Fingerprint", "Отпечаток", "指纹"}
	WhatIsIt    = Phrase{
		"Sixteen digits made from every request of the run. Whoever opens the link is told whether their machine computed exactly the same.",
		"Шестнадцать цифр, полученных из каждого запроса опыта. Открывший ссылку узнает, насчитала ли его машина в точности то же самое.",
		"由每个请求算出的十六位数字。打开链接的人会得知自己的机器算得是否完全相同。"}
	ShareSheet    = Phrase{"Share…", "Поделиться…", "分享……"}
	NotShared     = Phrase{"Sharing did not work. The link is in the address bar.", "Поделиться не вышло. Ссылка — в адресной строке.", "分享失败。链接在地址栏中。"}
	QRCode        = Phrase{"QR code", "QR-код", "二维码"}
	QRAlt         = Phrase{"QR code of the link", "QR-код ссылки", "链接的二维码"}
	QRHolds       = Phrase{"Point a phone's camera at it: it opens this experiment.", "Наведите камеру телефона: откроется этот эксперимент.", "用手机相机扫描即可打开此实验。"}
	QRTooLong     = Phrase{"This link has %s characters, more than a QR code holds. Copy the link instead.", "В ссылке %s знаков — больше, чем вмещает QR-код. Скопируйте ссылку.", "链接有 %s 个字符，超过二维码的容量。请复制链接。"}
	CopyLink      = Phrase{"Copy link", "Скопировать ссылку", "复制链接"}
	CopyCommand   = Phrase{"Copy command", "Скопировать команду", "复制命令"}
	CommandCopied = Phrase{"Command copied: it computes the same run in a terminal", "Команда скопирована: она повторит опыт в терминале", "命令已复制：可在终端中重算"}
	CopyEmbed     = Phrase{"Copy for a web page", "Код для веб-страницы", "复制嵌入代码"}
	EmbedCopied   = Phrase{"Copied: an iframe with this experiment", "Скопировано: iframe с этим экспериментом", "已复制：含此实验的 iframe"}
	SaveJSON      = Phrase{"Save JSON", "Сохранить JSON", "保存 JSON"}
	SaveCSV       = Phrase{"Save CSV", "Сохранить CSV", "保存 CSV"}
	OpenWhole     = Phrase{"Open in loadlab", "Открыть в loadlab", "在 loadlab 中打开"}
	Copied        = Phrase{"Link copied", "Ссылка скопирована", "链接已复制"}
	NotCopied     = Phrase{"The browser did not allow copying. The link is in the address bar.", "Браузер не разрешил копирование. Ссылка — в адресной строке.", "浏览器不允许复制。链接在地址栏中。"}
	Reproduced    = Phrase{"Reproduced: this machine, with version %s, computed exactly what the sender of the link saw.", "Воспроизведено: эта машина, версия %s, насчитала в точности то, что видел отправитель ссылки.", "已重现：这台机器（版本 %s）算出的结果与链接发送者看到的完全一致。"}
	Different     = Phrase{"Not reproduced: the link carries the fingerprint %s, this machine, with version %s, computed %s. Either the experiment was changed after the fingerprint was taken, or the sender's version computes it differently.", "Не воспроизведено: в ссылке отпечаток %s, эта машина, версия %s, получила %s. Либо эксперимент изменили после того, как сняли отпечаток, либо версия отправителя считает его иначе.", "未能重现：链接中的指纹是 %s，这台机器（版本 %s）算出的是 %s。可能是取得指纹之后实验被改动过，也可能是发送者的版本算法不同。"}
	NotYet        = Phrase{"The link carries the fingerprint %s; whether this machine reproduces it shows when the run is finished.", "В ссылке есть отпечаток %s; воспроизвёлся ли он, станет ясно в конце.", "链接带有指纹 %s；运行结束后会显示能否重现。"}
)

// Beside a lesson.
var (
	Watch      = Phrase{"What to watch", "На что смотреть", "看什么"}
	Terms      = Phrase{"Words", "Слова", "用语"}
	Think      = Phrase{"To think about", "Подумайте", "想一想"}
	Conclusion = Phrase{"What came out", "Что получилось", "结果说明"}
	TryThis    = Phrase{"Try this", "Попробуйте", "试一试"}
)
