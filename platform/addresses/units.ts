import { endsWithRoadKind } from './numbered_roads.ts'
import { suffixBySpelling } from './suffixes.ts'

/** Secondary unit designators of USPS Publication 28, appendix C2, and their common spellings; a number or letter follows. */
const designators = new Set(
	`APT APARTMENT BLDG BUILDING BSMT BASEMENT DEPT DEPARTMENT FL FLOOR FLR HNGR HANGER KEY LOT NUM NO PIER PH PENTHOUSE
	RM ROOM SLIP SPC SPACE SP STE SUITE STOP TRLR TRAILER UNIT`.split(/\s+/),
)
/** Designators that need no number after them. */
const alone = new Set(
	'BSMT BASEMENT FRNT FRONT LBBY LOBBY LOWR LOWER OFC OFFICE PH PENTHOUSE REAR UPPR UPPER'.split(' '),
)
const identifier = /^(?:\d{1,5}[A-Z]?|[A-Z]\d{0,4})$/

/** Removes the secondary unit (apartment, suite) from the words. */
export function withoutUnit(words: readonly string[]): string[] {
	const kept: string[] = []
	for (let at = 0; at < words.length; at += 1) {
		const word = words[at] ?? ''
		const next = words[at + 1] ?? ''
		// In `County Road #17` the number is the road's.
		if (['#', 'NO', 'NUM'].includes(word) && endsWithRoadKind(kept)) continue
		if (word === '#') {
			// In `#12 Maple St` the number is the house number, not a unit.
			const isFirst = kept.every((one) => one === ',')
			if (!isFirst || words[at + 2] === ',' || isHouseNumber(words.slice(at + 2))) at += 1
			continue
		}
		// In `1204 No 10 St`, `No` means north.
		if (word === 'NO' && suffixBySpelling.has(words[at + 2] ?? '')) {
			kept.push(word)
			continue
		}
		const isUnit = designators.has(word) && (identifier.test(next) || next === '#')
		if (isUnit) {
			at += next === '#' ? 2 : 1
			continue
		}
		const isLast = next === '' || next === ','
		if (alone.has(word) && isLast && kept.length > 2) continue
		kept.push(word)
	}
	return kept
}

/** Reports whether the words begin with a house number, as after the unit in `#4 1204 Maple St`, but not in `10 St`. */
function isHouseNumber([first = '', second = '']: readonly string[]): boolean {
	return /^\d+$/.test(first) && second !== '' && second !== ',' && !suffixBySpelling.has(second)
}
