package text

// The figure and what is done with it.
var (
	FigureHelp = Phrase{
		"Arrow keys read values, Home and End go to the ends. Shift with an arrow selects a range, Enter zooms to it, Escape goes back.",
		"Стрелки показывают значения, Home и End ведут к краям. Shift со стрелкой выделяет отрезок, Enter приближает его, Escape возвращает.",
		"方向键读取数值，Home 和 End 移到两端。Shift 加方向键选择区间，Enter 放大，Escape 返回。"}
	Selected         = Phrase{"Selected: %s", "Выделено: %s", "已选：%s"}
	LegendLabel      = Phrase{"Shown in the figure", "Показано на рисунке", "图中显示"}
	ZoomIn           = Phrase{"Zoom in", "Приблизить", "放大"}
	ResetZoom        = Phrase{"Reset zoom", "Показать всё", "还原缩放"}
	SaveFigure       = Phrase{"Save figure", "Сохранить рисунок", "保存图"}
	SavePNG          = Phrase{"PNG, %d×", "PNG, %d×", "PNG，%d×"}
	SaveSVG          = Phrase{"SVG, for print", "SVG, для печати", "SVG，用于印刷"}
	SaveData         = Phrase{"CSV, the data", "CSV, данные", "CSV，数据"}
	CopyPicture      = Phrase{"Copy picture", "Скопировать рисунок", "复制图片"}
	Saved            = Phrase{"Saved, with the link and the fingerprint inside", "Сохранено; ссылка и отпечаток — внутри файла", "已保存，文件内含链接和指纹"}
	SavedAlone       = Phrase{"Saved, with the link inside", "Сохранено; ссылка — внутри файла", "已保存，文件内含链接"}
	NotSaved         = Phrase{"The file could not be made", "Файл не получился", "无法生成文件"}
	PictureCopied    = Phrase{"Picture copied", "Рисунок скопирован", "图片已复制"}
	PictureNotCopied = Phrase{"This browser did not allow copying a picture. Save it as PNG instead.", "Браузер не разрешил скопировать рисунок. Сохраните его как PNG.", "浏览器不允许复制图片，请保存为 PNG。"}
)
