import type { LeadValues } from './lead_definition.ts'

/** The number of links that marks spam; a genuine request has one at most, to a photo, a map or a shop. */
const linksOfSpam = 2

/** Why a request looks like spam, in a few words; null for a genuine one. `isTrapFilled`: the honeypot was filled in. */
export function spamReason(values: LeadValues, isTrapFilled: boolean): string | null {
	const texts = Object.values(values).filter((value) => typeof value === 'string')
	const links = texts.reduce((count, text) => count + countLinks(text), 0)
	const reasons = [
		...(isTrapFilled ? ['The hidden field was filled in'] : []),
		...(links >= linksOfSpam ? [`${links} links in the text`] : []),
	]
	return reasons.join('; ') || null
}

const schemes = /https?:\/\//gi
/** Matches what mail programs turn into links without a scheme: `www.example.com`, `example.com/page`. */
const bare = /^(?:www\.[a-z0-9-]|(?:[a-z0-9-]+\.)+[a-z]{2,}\/\S)/i

/** The number of links in a text; duplicates count. */
function countLinks(text: string): number {
	return text
		.split(/[\s<>"'()[\]]+/)
		.reduce((count, word) => count + (word.match(schemes)?.length ?? (bare.test(word) ? 1 : 0)), 0)
}
