// Package term holds the names of the glossary's terms, apart from what the
// glossary says of them: the page names terms, the pages to read explain them.
package term

import "loadlab/ui/text"

// phrase shortens the table.
type phrase = text.Phrase

// Name is what a term is called, "" when there is none of the key.
func Name(key string) text.Phrase {
	for i := range names {
		if names[i].key == key {
			return names[i].name
		}
	}
	return text.Phrase{}
}

// names are in the order of the glossary.
var names = []struct {
	key  string
	name text.Phrase
}{
	{"sender", phrase{"sender", "отправитель", "发送方"}},
	{"arrival", phrase{"arrival", "приход", "到达"}},
	{"gap", phrase{"gap", "промежуток", "间隔"}},
	{"balancer", phrase{"balancer", "балансировщик", "均衡器"}},
	{"policy", phrase{"policy", "политика", "策略"}},
	{"server", phrase{"server", "сервер", "服务器"}},
	{"slots", phrase{"slots", "места обслуживания", "并行数"}},
	{"queue", phrase{"queue", "очередь", "队列"}},
	{"discipline", phrase{"discipline", "дисциплина", "服务规则"}},
	{"processor-sharing", phrase{"processor sharing", "разделение процессора", "处理器共享"}},
	{"demand", phrase{"demand", "трудоёмкость", "工作量"}},
	{"slowdown", phrase{"slowdown", "замедление", "减速"}},
	{"service-time", phrase{"service time", "время обслуживания", "服务时间"}},
	{"wait", phrase{"wait", "ожидание", "等待时间"}},
	{"response-time", phrase{"response time", "время отклика", "响应时间"}},
	{"unfinished", phrase{"unfinished requests", "незавершённые запросы", "未完成请求"}},
	{"outstanding", phrase{"own unfinished requests", "свои незавершённые запросы", "自己的未完成请求"}},
	{"backlog", phrase{"backlog", "остаток работы", "积压"}},
	{"weight", phrase{"weight", "вес", "权重"}},
	{"snapshot", phrase{"snapshot", "снимок", "快照"}},
	{"staleness", phrase{"staleness", "устаревание", "陈旧"}},
	{"herd", phrase{"herd", "стадо", "羊群"}},
	{"two-choices", phrase{"power of two choices", "выбор из двух", "二选一"}},
	{"ewma", phrase{"EWMA", "EWMA", "EWMA（指数加权移动平均）"}},
	{"incident", phrase{"incident", "происшествие", "故障"}},
	{"timeout", phrase{"patience (timeout)", "терпение (тайм-аут)", "耐心（超时）"}},
	{"offered-load", phrase{"offered load", "предложенная нагрузка", "输入负载"}},
	{"utilisation", phrase{"utilisation", "загрузка", "利用率"}},
	{"window", phrase{"window", "окно", "窗口"}},
	{"percentile", phrase{"percentile (nearest rank)", "перцентиль (по ближайшему рангу)", "百分位数（最近秩）"}},
	{"p99", phrase{"p99", "p99", "p99"}},
	{"tail", phrase{"tail", "хвост", "尾部"}},
	{"warm-up", phrase{"warm-up", "разгон", "预热"}},
	{"seed", phrase{"seed", "зерно", "种子"}},
	{"stream", phrase{"stream of random numbers", "поток случайных чисел", "随机数流"}},
	{"confidence-interval", phrase{"confidence interval", "доверительный интервал", "置信区间"}},
	{"fingerprint", phrase{"fingerprint", "отпечаток", "指纹"}},
}
