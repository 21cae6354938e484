package text

// Lesson is the text beside an experiment of the catalogue.
type Lesson struct {
	Title Phrase
	Text  Phrase
}

// Courses are the titles of the catalogue's groups by id.
var Courses = map[string]Phrase{
	"lab":     {"The course lab", "Лабораторная работа", "课程实验"},
	"wrr":     {"Weighted picking", "Взвешенный выбор", "加权选择"},
	"choices": {"Two random choices", "Два случайных выбора", "两次随机选择"},
	"ewma":    {"A slow replica", "Медленная реплика", "慢副本"},
}

// Lessons are the texts of the catalogue's experiments by id.
var Lessons = map[string]Lesson{
	"lab.balanced": {
		Phrase{"All servers alike", "Все серверы одинаковы", "所有服务器都一样"},
		Phrase{
			"A hundred equal servers, one balancer that learns every 10 ms how busy they are. Each line is the response time that one request in a hundred exceeds. Two rules know nothing and leave much to chance; two keep the load even. Which would you have bet on?",
			"Сто одинаковых серверов и один балансировщик, который каждые 10 мс узнаёт, насколько они заняты. Линия — время отклика, которое превышает один запрос из ста. Два правила ничего не знают и полагаются на случай, два выравнивают нагрузку. На какое вы бы поставили?",
			"一百台相同的服务器，一个每 10 毫秒得知其忙碌程度的均衡器。每条线是百分之一的请求所超过的响应时间。两条规则一无所知、听天由命，另外两条让负载均匀。您会押哪一条？"}},
}
