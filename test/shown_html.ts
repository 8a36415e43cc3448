/** A page without its scripts and the data in them, which may have markup that is shown nowhere. */
export function shownHtml(html: string): string {
	return html.replace(/<script[^]*?<\/script>/g, '')
}
