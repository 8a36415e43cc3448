/** Secondary units of USPS Publication 28, appendix C2, and how people write them; a number or letter follows. */
const designators = new Set(
	`APT APARTMENT BLDG BUILDING BSMT BASEMENT DEPT DEPARTMENT FL FLOOR FLR HNGR HANGER KEY LOT NUM NO PIER PH PENTHOUSE
	RM ROOM SLIP SPC SPACE SP STE SUITE STOP TRLR TRAILER UNIT`.split(/\s+/),
)
/** Designators without a number, after the street. */
const alone = new Set(
	'BSMT BASEMENT FRNT FRONT LBBY LOBBY LOWR LOWER OFC OFFICE PH PENTHOUSE REAR UPPR UPPER'.split(' '),
)
const identifier = /^(?:\d{1,5}[A-Z]?|[A-Z]\d{0,4})$/

/** Removes the secondary unit (apartment, suite) from the words. */
export function withoutUnit(words: readonly string[]): string[] {
	const left: string[] = []
	for (let at = 0; at < words.length; at += 1) {
		const word = words[at] ?? ''
		const next = words[at + 1] ?? ''
		if (word === '#') {
			// `#12 Maple St`: a house number, not a unit.
			const isFirst = left.every((one) => one === ',')
			if (!isFirst || words[at + 2] === ',') at += 1
			continue
		}
		const isUnit = designators.has(word) && (identifier.test(next) || next === '#')
		if (isUnit) {
			at += next === '#' ? 2 : 1
			continue
		}
		const isLast = next === '' || next === ','
		if (alone.has(word) && isLast && left.length > 2) continue
		left.push(word)
	}
	return left
}
