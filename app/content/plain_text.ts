import { elementsOf } from '#app/content/html_elements.ts'

/** An article's text without markup. */
interface PlainText {
	/** Headings and bold text, which name the article's subjects. */
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

/** Extracts the text of sanitized HTML (HE-03). */
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
