package text

// The live view of the queues.
var (
	LiveOpen     = Phrase{"Watch the queues", "Посмотреть очереди", "观看队列"}
	LiveOpenAt   = Phrase{"Watch the queues at %s", "Посмотреть очереди: %s", "观看队列：%s"}
	LiveClick    = Phrase{"A click on a moment in the figure over time, or Enter, opens the queues there; after a tap, the button under the figure does.", "Щелчок по моменту на рисунке «Во времени» или Enter открывает очереди в этот момент; после касания — кнопка под рисунком.", "在“随时间”图中点击某一时刻，或按 Enter，即可查看那时的队列；轻触之后请按图下的按钮。"}
	LiveTitle    = Phrase{"The queues, moment by moment", "Очереди, миг за мигом", "逐刻观看队列"}
	LiveClose    = Phrase{"Close", "Закрыть", "关闭"}
	LivePlay     = Phrase{"Play", "Пуск", "播放"}
	LivePause    = Phrase{"Pause", "Пауза", "暂停"}
	LiveBack     = Phrase{"One request back", "На запрос назад", "后退一个请求"}
	LiveStep     = Phrase{"One request on", "На запрос вперёд", "前进一个请求"}
	LiveEarlier  = Phrase{"Earlier", "Раньше", "更早"}
	LiveLater    = Phrase{"Later", "Позже", "更晚"}
	LiveFrom     = Phrase{"From", "С момента", "起点"}
	LiveLength   = Phrase{"for", "длиной", "时长"}
	LiveShow     = Phrase{"Show", "Показать", "显示"}
	LiveSpeed    = Phrase{"Speed", "Скорость", "速度"}
	LiveMoment   = Phrase{"Moment of simulated time", "Момент модельного времени", "模拟时刻"}
	LiveOwnScale = Phrase{"Own scale each", "Свой масштаб у каждой", "各用各的刻度"}
	LiveQueues   = Phrase{
		"%s: a column for each server, a block for each unfinished request. The numbers stand below.",
		"%s: столбик — сервер, кирпичик — незавершённый запрос. Числа стоят ниже.",
		"%s：每根柱是一台服务器，每格是一个未完成的请求。数字在下方。"}
	LiveNumbers  = Phrase{"unfinished: %s · served: %s%s\nlongest queue: %s (server %d)", "не завершено: %s · обслужено: %s%s\nдлиннейшая очередь: %s (сервер %d)", "未完成：%s · 已完成：%s%s\n最长队列：%s（服务器 %d）"}
	LiveDropped  = Phrase{" · dropped: %s", " · отброшено: %s", " · 丢弃：%s"}
	LiveSnapshot = Phrase{"\nsnapshot %s s old", "\nснимку %s с", "\n快照已 %s 秒"}
	LiveWorking  = Phrase{"Simulating again up to this moment: %d %%", "Повторяю симуляцию до этого момента: %d %%", "正在重新模拟到该时刻：%d %%"}
	LiveFailed   = Phrase{"%s could not be replayed: %s", "%s: повторить не удалось: %s", "%s 无法重放：%s"}
	LiveShort    = Phrase{"So many requests come that the stretch ends at %s.", "Запросов так много, что отрезок кончается в %s.", "请求太多，片段在 %s 结束。"}
	LiveSeed     = Phrase{"Seed %d.", "Зерно %d.", "种子 %d。"}
	LiveHelp     = Phrase{
		"Squares above are balancers, dots are requests on their way.",
		"Квадраты наверху — балансировщики, точки — запросы в пути.",
		"上方的方块是负载均衡器，点是在途的请求。"}
	LiveFoot     = Phrase{"The foot of a column, in another shade, is being served.", "Подножие столбика, другого оттенка, — то, что обслуживается.", "柱子底部颜色不同的部分正在处理。"}
	LiveBelief   = Phrase{"A line across a column: what the balancers believe, where their last snapshot is no longer true.", "Черта поперёк столбика — чему верят балансировщики там, где последний снимок уже не верен.", "横线：上一次快照已经过时之处，负载均衡器仍然相信的长度。"}
	LiveBeliefOf = Phrase{"Snapshots are staggered, so each balancer believes something else. A line across a column: what balancer %d, marked above, believes, where its last snapshot is no longer true.", "Снимки приходят вразбивку, и каждый балансировщик верит в своё. Черта поперёк столбика — чему верит балансировщик %d, отмеченный наверху, там, где его последний снимок уже не верен.", "快照是错开的，各均衡器所相信的并不相同。横线：均衡器 %d（上方有标记）的上一次快照已经过时之处，它仍然相信的长度。"}
	LiveBeliever = Phrase{"Beliefs of balancer", "Чему верит балансировщик", "所信：均衡器"}
	LiveSlow     = Phrase{"A mark below: a slow server.", "Метка внизу — медленный сервер.", "下方的标记：慢服务器。"}
	LiveTrouble  = Phrase{"A red mark: a server in an incident.", "Красная метка — сервер, с которым случилась беда.", "红色标记：发生故障的服务器。"}
	LiveAt       = Phrase{"At %s: ", "%s: ", "%s："}
	LiveServers  = Phrase{"servers 0 to %d", "серверы с 0 по %d", "服务器 0 至 %d"}
)
