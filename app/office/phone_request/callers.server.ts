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

/** A possible caller, with earlier requests and consent to text their numbers. */
export type Caller = Awaited<ReturnType<typeof findCallers>>[number]

const mostCallers = 3
const mostRequests = 4
/** Fewer digits would match too many numbers. */
const fewestDigits = 4

/** Finds people by the first or last digits of a number, or by mail address; names are ignored. */
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

/** An address as one line and as the fields of a form with street and town; without a known town, `street` is the whole address. */
function placeOf(place: string, snapshot: Snapshot): { place: string; street: string; town: string } {
	const { townNames, states, nicknames } = territoryOf(snapshot)
	const read = readAddress(place, townNames, states, nicknames)
	const named = (read.ok && read.address.town) || null
	const at = named === null ? -1 : place.toUpperCase().lastIndexOf(named)
	if (named === null || at < 1) return { place, street: place, town: '' }
	const street = place.slice(0, at).trimEnd().replace(/,$/, '').trimEnd()
	return { place, street, town: place.slice(at, at + named.length) }
}
