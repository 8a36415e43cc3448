import type { Snapshot } from '#app/content/snapshot.server.ts'
import { territoryOf } from '#app/pickup/lookup/territory.server.ts'
import { readAddress } from '#platform/addresses/read_address.ts'
import type { Store } from '#db/store.server.ts'
import { findPeople } from '../people/find_people.server.ts'
import { typedDigits } from './typed_number.ts'
import { phoneKey } from '#app/people/identifiers.server.ts'
import { textConsents } from '#app/people/text_consent.server.ts'
import { consentWords } from '#app/people/consent_state.ts'
import { personRequests } from '../people/person_requests.server.ts'

/** Somebody who may be calling, with what they asked for before and what holds for texts to their numbers. */
export type Caller = Awaited<ReturnType<typeof findCallers>>[number]

const mostCallers = 3
const mostRequests = 4
/** Fewer digits are in too many numbers. */
const fewestDigits = 4

/** Who has a number that begins or ends so, or this mail address; the name is not looked at. */
export async function findCallers(
	{ db }: Pick<Store, 'db'>,
	{ phone, email }: { phone: string; email: string },
	snapshot: Snapshot,
) {
	const digits = typedDigits(phone).slice(0, 20)
	const query = digits.length >= fewestDigits ? digits : /.@./.test(email) ? email : ''
	if (query === '') return []
	const { people } = await findPeople({ db }, query, { size: mostCallers })
	const callers = []
	for (const { id, name, phones, mails } of people) {
		const { lines, count, places } = await personRequests({ db }, id, snapshot.facts, mostRequests)
		const written = await db.selectFrom('people').select('address').where('id', '=', id).executeTakeFirst()
		const targets = phones.map((shown) => ({ number: phoneKey(shown), personId: id, leadId: null }))
		const consents = await textConsents(db, targets)
		callers.push({
			id,
			name,
			phones,
			email: mails[0] ?? '',
			...placeOf(written?.address ?? places[0] ?? '', snapshot),
			requests: lines,
			requestCount: count,
			texts: phones.flatMap((number, at) => {
				const { state } = consents[at] ?? { state: 'never' }
				return state === 'never' ? [] : [{ number, consentWords: consentWords[state] }]
			}),
		})
	}
	return callers
}

/** An address in one line, and in the fields of a form that asks for street and town; there it stays whole where it names no town as we know it. */
function placeOf(place: string, snapshot: Snapshot): { place: string; street: string; town: string } {
	const { townNames, states, nicknames } = territoryOf(snapshot)
	const read = readAddress(place, townNames, states, nicknames)
	const named = (read.ok && read.address.town) || null
	const at = named === null ? -1 : place.toUpperCase().lastIndexOf(named)
	if (named === null || at < 1) return { place, street: place, town: '' }
	const street = place.slice(0, at).trimEnd().replace(/,$/, '').trimEnd()
	return { place, street, town: place.slice(at, at + named.length) }
}
