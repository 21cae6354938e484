package figure

// kinds is the registry of figures.
func kinds() []kind {
	return []kind{
		{name: "windows", build: windows},
	}
}
