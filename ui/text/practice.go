package text

// Practice: predictions before a run.
var (
	Predict    = Phrase{"Your prediction", "Ваш прогноз", "您的预测"}
	Commit     = Phrase{"Commit and run", "Ответить и запустить", "确认并运行"}
	Waive      = Phrase{"Just show me", "Просто показать", "直接看结果"}
	Lacking    = Phrase{"Answer every question with a choice or a number first.", "Сначала ответьте на каждый вопрос: выберите вариант или введите число.", "请先回答每个问题：选一项，或填一个数。"}
	Withheld   = Phrase{"The run waits for your prediction.", "Запуск ждёт вашего прогноза.", "等您预测之后再运行。"}
	Predicted  = Phrase{"You predicted: %s", "Ваш прогноз: %s", "您的预测：%s"}
	Unanswered = Phrase{"no prediction", "прогноза не было", "没有预测"}
	Truth      = Phrase{"The run: %s", "Вышло: %s", "运行结果：%s"}
)
