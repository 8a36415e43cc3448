import { randomInt } from 'node:crypto'
import type { Facts } from '#app/company/facts_type.ts'
import { initialOf } from '#app/company/mark.ts'

/** Crockford's base 32: no easily confused letters (I, L, O, U). */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * A new reference such as `HH-7K3Q9`, short enough to say on the phone; with only 33 million codes, it may
 * already be taken.
 */
export function newReference({ name }: Pick<Facts, 'name'>): string {
	const initials = name.split(/\s+/).map(initialOf)
	const code = Array.from({ length: 5 }, () => letters[randomInt(letters.length)])
	return `${initials.join('')}-${code.join('')}`
}
