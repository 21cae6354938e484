package text

// What picks cost on the reader's machine.
var (
	Measuring       = Phrase{"Timing picks on this machine: %s", "Измеряется время выбора на этой машине: %s", "正在本机测量选择耗时：%s"}
	MeasuringFigure = Phrase{"The figure comes when the picks have been timed…", "Рисунок появится, когда измерение закончится…", "测量结束后显示图形……"}
	MeasuringEnded  = Phrase{"The picks were not timed to the end. Run starts anew.", "Измерение не доведено до конца. «Запустить» начнёт его заново.", "测量没有做完。按“运行”重新开始。"}
	NotMeasured     = Phrase{"The picks could not be timed: %s", "Измерить не удалось: %s", "无法测量：%s"}
	CostTitle       = Phrase{
		"Time of one pick on this machine by number of servers, in nanoseconds: median (quickest – slowest repetition)",
		"Время одного выбора на этой машине при разном числе серверов, в наносекундах: медиана (самый быстрый – самый медленный повтор)",
		"本机上一次选择的耗时（纳秒），按服务器数量：中位数（最快 – 最慢的一次重复）"}
	Tenfold    = Phrase{"10 × servers", "серверов × 10", "服务器 × 10"}
	CostMethod = Phrase{
		"Measured just now in this tab: nine repetitions for each number, each at least 20 ms of picks and nothing else. What VNSWRR needs to lay out its sequence on the first walk is left out. Other machines, and this one at another moment, give other nanoseconds. Look at the column “10 × servers” instead, at what ten times the servers do to a pick: near 10 is O(n), near 1 is O(1).",
		"Измерено только что, в этой вкладке: на каждое число — девять повторов не меньше 20 мс, и в них один лишь выбор. Время, за которое VNSWRR при первом проходе раскладывает свою последовательность, не учтено. Другая машина — да и эта в другой момент — даст другие наносекунды. Смотрите на столбец «серверов × 10»: во сколько раз дорожает выбор, когда серверов вдесятеро больше. Около 10 — это O(n), около 1 — O(1).",
		"刚刚在这个标签页里测得：每个数重复九次，每次至少 20 毫秒，其间只做选择。VNSWRR 第一遍排出序列所花的时间不计在内。换一台机器，或在另一时刻，纳秒数都会不同。请看“服务器 × 10”一列：服务器增至十倍时，一次选择变为几倍。接近 10 是 O(n)，接近 1 是 O(1)。"}
)
