import { elementsOf } from '#app/content/html_elements.ts'

/** What an article's HTML says, as text. */
interface PlainText {
	/** Headings and what is printed bold: what the article is about by name. */
	keys: string
	body: string
}

const entities: ReadonlyMap<string, string> = new Map([
	['amp', '&'],
	['lt', '<'],
	['gt', '>'],
	['quot', '"'],
	['apos', "'"],
	['nbsp', ' '],
	['ndash', '–'],
	['mdash', '—'],
	['hellip', '…'],
	['rsquo', '’'],
	['lsquo', '‘'],
	['ldquo', '“'],
	['rdquo', '”'],
])
const emphasized = /<(\/?)(h[1-6]|strong|b)\b[^<>]*>/gi

/** Takes sanitized HTML apart (HE-03). */
export function plainText(html: string): PlainText {
	const keys = elementsOf(html, emphasized).map(({ inner }) => strip(inner))
	return { keys: keys.join('. '), body: strip(html) }
}

function strip(html: string): string {
	return html
		.replaceAll(/<\/?(?:a|b|code|em|i|span|strong)\b[^<>]*>/gi, '')
		.replaceAll(/<[^<>]*>/g, ' ')
		.replaceAll(/&#(x[0-9a-f]+|\d+);/gi, (_, code: string) => character(code))
		.replaceAll(/&(\w+);/g, (whole, name: string) => entities.get(name) ?? whole)
		.replaceAll(/\s+/g, ' ')
		.trim()
}

function character(code: string): string {
	const point = code.startsWith('x') ? Number.parseInt(code.slice(1), 16) : Number(code)
	return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ''
}
