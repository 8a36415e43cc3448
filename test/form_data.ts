/** The `FormData` of these fields. */
export function formData(fields: Readonly<Record<string, string>>): FormData {
	const form = new FormData()
	for (const [name, value] of Object.entries(fields)) form.append(name, value)
	return form
}
