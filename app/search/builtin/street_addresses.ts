import { wordWeight } from './stop_words.ts'
import { stemOf } from './stems.ts'
import type { Word } from './words.ts'

/** What follows a street's name; the unabbreviated ones also occur in other questions. */
const abbreviations = new Set('st ave dr rd ln ct blvd cir pl pkwy hwy ter trl'.split(' '))
const kinds = new Set(
	'street avenue drive road lane court boulevard circle place parkway terrace trail'.split(' '),
)
const isNumber = (text: string) => /^\p{N}/u.test(text)

/**
 * Replaces addresses ("412 Maple Dr") with "house", because street names say nothing about the subject. Names
 * that `isKnown` recognizes from our own texts ("35th Avenue") stay.
 */
export function withoutAddresses(words: readonly Word[], isKnown: (word: Word) => boolean): Word[] {
	const kept: Word[] = []
	for (const word of words) {
		const name = kept.at(-1)
		const isKind = abbreviations.has(word.text) || kinds.has(word.text)
		const isAddress = isKind && name && (wordWeight(name) === 1 || isNumber(name.text)) && !isKnown(name)
		if (!isAddress) {
			kept.push(word)
			continue
		}
		kept.pop()
		if (isNumber(kept.at(-1)?.text ?? '')) kept.pop()
		kept.push({ text: 'house', stem: stemOf('house') })
	}
	return kept
}
