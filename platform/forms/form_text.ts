/** What was typed into this field; an empty string if there is none, or a file. */
export function formText(form: FormData | null, name: string): string {
	const value = form?.get(name)
	return typeof value === 'string' ? value : ''
}
