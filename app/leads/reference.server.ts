import { randomInt } from 'node:crypto'
import type { Facts } from '#app/company/facts_type.ts'
import { initialOf } from '#app/company/mark.ts'

/** Crockford's base 32: no letters that are easily confused (I, L, O, U). */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new reference such as `HH-7K3Q9`, short enough to say on the phone; one of 33 million, so it may be taken. */
export function newReference({ name }: Pick<Facts, 'name'>): string {
	const initials = name.split(/\s+/).map(initialOf)
	const code = Array.from({ length: 5 }, () => letters[randomInt(letters.length)])
	return `${initials.join('')}-${code.join('')}`
}
