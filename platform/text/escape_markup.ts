/** A text as it stands between the tags of HTML or XML; in an attribute its quotes are escaped too. */
export function escapeMarkup(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
