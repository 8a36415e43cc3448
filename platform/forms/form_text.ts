/** The text of a form field; empty if the field is missing or a file. */
export function formText(form: FormData | null | undefined, name: string): string {
	const value = form?.get(name)
	return typeof value === 'string' ? value : ''
}
