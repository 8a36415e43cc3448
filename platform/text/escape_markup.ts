/** Escapes text for use between HTML or XML tags; for an attribute, quotes must be escaped too. */
export function escapeMarkup(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
