/** A page's HTML without its scripts, whose data may contain markup that is not shown. */
export function shownHtml(html: string): string {
	return html.replace(/<script[^]*?<\/script>/g, '')
}

const inline = /<\/?(?:a|abbr|b|code|em|i|kbd|small|span|strong|sub|sup|time|wbr)\b[^>]*>|<!-- -->/g

/** The texts of a page that are shown, read out or previewed, one line per block. */
export function shownLines(html: string): string[] {
	const shown = shownHtml(html).replaceAll(/<style\b[^]*?<\/style>/g, '')
	const told = [...shown.matchAll(/ (?:alt|aria-label|content|title|placeholder)="([^"]*)"/g)]
	const blocks = shown.replaceAll(inline, '').split(/<[^>]*>/)
	return [...blocks, ...told.map(([, text = '']) => text)].filter((line) => line.trim() !== '')
}

/** Signs of a missing fact, or of a plural with a count of one. */
const strangeWords =
	/undefined|\bNaN|\bnull\b(?! when)|\[object|\{\{|\}\}|\S {2}\S| [.,;:](?!\w)|\(\s*\)|(?<!\.)\.\.(?!\.)|,,|\b[Aa] (?:8|11|18|80)\b(?!,)|\b(?<![-–.,$])1 (?:business |cubic |pickup |Google )?(?:days|hours|years|months|digits|towns|areas|sizes|carts|loads|tons|yards|bags|pounds|reviews|stars|streets|towns|pickups|questions|articles|dumpsters|containers|feet|miles)\b|\b0 (?:business )?hours?\b|\bone sizes\b/

/** An excerpt of each line with such a sign. */
export function strangeIn(lines: readonly string[]): string[] {
	return lines.flatMap((line) => {
		const at = line.search(strangeWords)
		return at === -1 ? [] : [line.slice(Math.max(0, at - 60), at + 50)]
	})
}
