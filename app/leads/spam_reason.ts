import type { LeadValues } from './lead_definition.ts'

/** As many links as a person does not need: a photo, a map or a shop page is one. */
const linksOfSpam = 2

/** Why what was sent looks like spam, in a few words; null for a person's request. `isTrapFilled`: the field that only programs see. */
export function spamReason(asked: LeadValues, isTrapFilled: boolean): string | null {
	const texts = Object.values(asked).filter((value) => typeof value === 'string')
	const links = texts.reduce((count, text) => count + countLinks(text), 0)
	const reasons = [
		...(isTrapFilled ? ['The hidden field was filled in'] : []),
		...(links >= linksOfSpam ? [`${links} links in the text`] : []),
	]
	return reasons.join('; ') || null
}

const schemes = /https?:\/\//gi
/** `www.example.com`, `example.com/page`: what mail programs make a link of without a scheme. */
const bare = /^(?:www\.[a-z0-9-]|(?:[a-z0-9-]+\.)+[a-z]{2,}\/\S)/i

/** How many links a text has; the same one twice counts twice. */
function countLinks(text: string): number {
	return text
		.split(/[\s<>"'()[\]]+/)
		.reduce((count, word) => count + (word.match(schemes)?.length ?? (bare.test(word) ? 1 : 0)), 0)
}
