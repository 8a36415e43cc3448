import { plainText } from '#app/content/plain_text.ts'

const lineEnds = /<\/(?:h[1-6]|p|li|blockquote|pre|tr|caption)>|<(?:br|hr)\b[^<>]*>/gi
const cellEnds = /<\/t[dh]>/gi
const links = /<a href="([^"<>]*)">/gi
const pictures = /<img\b[^<>]*>/gi
const alt = / alt="([^"<>]*)"/

/** Sanitized HTML as plain text: one line per paragraph, with the targets of links and the alt texts of pictures. */
export function readableHtml(html: string): string {
	return html
		.replaceAll('\n', ' ')
		.replaceAll(cellEnds, ' · ')
		.replaceAll(links, '[$1] ')
		.replaceAll(pictures, (tag) => `[picture: ${alt.exec(tag)?.[1] ?? ''}] `)
		.replaceAll(lineEnds, '\n')
		.split('\n')
		.map((line) => plainText(line).body.replace(/ ·$/, ''))
		.filter((line) => line !== '')
		.join('\n')
}
