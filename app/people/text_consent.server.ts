import type { ConsentState } from './consent_state.ts'
import { formatPhone, phoneKeys } from './identifiers.server.ts'
import { withMergedOf } from './forget_person.server.ts'
import { phoneHash } from './phone_hash.server.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { PersonConsentRow } from '#db/people_rows.ts'
import type { Database } from '#db/schema.ts'
import type { Kysely } from 'kysely'
import { type Statement, statementInForce } from './statement_in_force.ts'
import { type SaidWithRequest, consentsWithRequests, textsAskedFor } from './consents_with_requests.server.ts'

/** Somebody's number, and whose it is; either id may be unknown. */
interface TextTarget {
	/** In E.164; null for a request without one, of which what was said with it counts. */
	number: string | null
	personId: string | null
	leadId: string | null
}

/** The number of a request; of two in one field the first. */
export function textTarget({
	phone,
	person_id,
	lead_id,
}: Pick<LeadWorkRow, 'phone' | 'person_id' | 'lead_id'>): TextTarget {
	return { number: phoneKeys(phone)[0] ?? null, personId: person_id, leadId: lead_id }
}

/** Whether texts may go to a number. */
type TextConsent =
	| { state: 'never' }
	| { state: 'asked' }
	| {
			state: Exclude<ConsentState, 'never' | 'asked'>
			/** How it was said: `on the page /contact`. */
			how: string
			when: string
			wording: string
			version: string
	  }

interface Said extends Statement {
	how: string
	when: string
	wording: string
	version: string
}

/**
 * What holds for texts to a number, of what was said with requests that have it, on the phone, and by texts from the number
 * itself, whoever had it then.
 */
export async function textConsent(db: Kysely<Database>, target: TextTarget): Promise<TextConsent> {
	const [consent = never] = await textConsents(db, [target])
	return consent
}

/** The same for each of these, in their order. */
export async function textConsents(
	db: Kysely<Database>,
	targets: readonly TextTarget[],
): Promise<TextConsent[]> {
	const all = await everythingSaid(db, targets)
	const askedByLead = await textsAskedFor(
		db,
		targets.flatMap(({ leadId }) => leadId ?? []),
	)
	return all.map((said, at) => {
		const standing = statementInForce(said)
		const { number = null, leadId = null } = targets[at] ?? {}
		const asked = askedByLead.get(leadId ?? '')
		const isAsked = asked !== undefined && number !== null && phoneKeys(asked.phone).includes(number)
		// A box that was left empty before says nothing against a text that is asked for.
		if (isAsked && (!standing || (!standing.isGranted && standing.by === 'form' && standing.at < asked.at)))
			return { state: 'asked' }
		if (!standing) return never
		const { isGranted, by, how, when, wording, version } = standing
		const state = isGranted ? 'agreed' : by === 'text' ? 'stopped' : 'declined'
		return { state, how, when, wording, version }
	})
}

const never: TextConsent = { state: 'never' }

/** Whether an agreement stood before everything that was refused by text: what START brings back. */
export async function hasEverAgreed(db: Kysely<Database>, target: TextTarget): Promise<boolean> {
	const [said = []] = await everythingSaid(db, [target])
	return said.some(({ isGranted }) => isGranted)
}

/** What was said about each of these, in their order. */
async function everythingSaid(db: Kysely<Database>, targets: readonly TextTarget[]): Promise<Said[][]> {
	const ownerByNumber = await ownersOfNumbers(
		db,
		targets.flatMap(({ number }) => number ?? []),
	)
	const peopleOf = ({ number, personId }: TextTarget) =>
		[...new Set([personId, ownerByNumber.get(number ?? '')])].flatMap((id) => id ?? [])
	const personIds = [...new Set(targets.flatMap(peopleOf))]
	const leadIds = targets.flatMap(({ leadId }) => leadId ?? [])
	const withRequests = await consentsWithRequests(db, { personIds, leadIds })
	const numbersByLead = new Map(withRequests.map(({ lead_id, phone }) => [lead_id, phoneKeys(phone)]))
	const requestsByPerson = Map.groupBy(withRequests, ({ person_id }) => person_id)
	const requestsByLead = Map.groupBy(withRequests, ({ lead_id }) => lead_id)
	const hashByNumber = new Map<string, string | null>()
	for (const { number } of targets)
		if (number !== null && !hashByNumber.has(number)) hashByNumber.set(number, await phoneHash(db, number))
	const currentById = await withMergedOf(db, personIds)
	const apart = await saidApart(
		db,
		[...hashByNumber.values()].filter((hash) => hash !== null),
		[...currentById.keys()],
	)
	const saidByHash = Map.groupBy(apart, ({ number_hash }) => number_hash)
	const spokenByPerson = Map.groupBy(
		apart.filter(({ number_hash }) => number_hash === null),
		({ person_id }) => currentById.get(person_id ?? ''),
	)
	return targets.map((target) => {
		const { number, leadId } = target
		const people = peopleOf(target)
		const own = leadId === null ? [] : (requestsByLead.get(leadId) ?? [])
		if (number === null) return own.map(withRequest)
		const others = people
			.flatMap((id) => requestsByPerson.get(id) ?? [])
			.filter(({ lead_id }) => lead_id !== leadId)
		const hash = hashByNumber.get(number) ?? null
		return [
			...[...own, ...others]
				.filter(({ lead_id }) => numbersByLead.get(lead_id)?.includes(number))
				.map(withRequest),
			...(hash === null ? [] : (saidByHash.get(hash) ?? [])).map(outsideOfRequests),
			...people.flatMap((id) => spokenByPerson.get(id) ?? []).map(outsideOfRequests),
		]
	})
}

/** Whose each number is: what its owner said of it holds for another's request that has it too. */
async function ownersOfNumbers(
	db: Kysely<Database>,
	numbers: readonly string[],
): Promise<Map<string, string>> {
	if (numbers.length === 0) return new Map()
	const rows = await db
		.selectFrom('person_identifiers')
		.select(['value', 'person_id'])
		.where('kind', '=', 'phone')
		.where('value', 'in', [...new Set(numbers)])
		.execute()
	return new Map(rows.map(({ value, person_id }) => [value, person_id]))
}

/** Whose this number is; null where it is nobody's. */
export async function ownerOfNumber(db: Kysely<Database>, number: string): Promise<string | null> {
	return (await ownersOfNumbers(db, [number])).get(number) ?? null
}

function withRequest(row: SaidWithRequest): Said {
	return {
		isGranted: row.is_granted,
		by: row.method === 'form' ? 'form' : 'voice',
		isOfNumber: true,
		how: row.method === 'form' ? `on the page ${row.page}` : `read out by ${row.staff_name ?? ''}`,
		when: row.local_time,
		wording: row.wording,
		version: row.wording_version,
		at: row.created_at,
	}
}

function outsideOfRequests(row: PersonConsentRow): Said {
	return {
		isGranted: row.is_granted,
		by: row.method === 'text' ? 'text' : 'voice',
		isOfNumber: row.number_hash !== null,
		how: row.method === 'text' ? 'by a text message' : `on the phone to ${row.staff_name}`,
		when: row.local_time,
		wording: row.wording,
		version: row.wording_version,
		at: row.created_at,
	}
}

/** What was said by texts from numbers with these hashes, and by these people on the phone. */
async function saidApart(
	db: Kysely<Database>,
	hashes: readonly string[],
	personIds: readonly string[],
): Promise<PersonConsentRow[]> {
	if (hashes.length + personIds.length === 0) return []
	return db
		.selectFrom('person_consents')
		.selectAll()
		.where((eb) =>
			eb.or([
				...(hashes.length > 0 ? [eb('number_hash', 'in', hashes)] : []),
				...(personIds.length > 0 ? [eb('person_id', 'in', personIds).and('number_hash', 'is', null)] : []),
			]),
		)
		.orderBy('created_at', 'desc')
		.orderBy('id')
		.execute()
}

/** Why no text may go to a number, in a sentence; null where it may. */
export function refusalOf(consent: TextConsent, number: string): string | null {
	// A number that breaks across lines cannot be read out.
	const shown = formatPhone(number).replace(' ', '\u00a0')
	return {
		agreed: null,
		asked: null,
		never: `Nobody asked whether we may send texts to ${shown}, so we may not.`,
		declined: `They did not agree to texts to ${shown}.`,
		stopped: `They stopped texts to ${shown}. Only they can take that back: by a text with the word START from that phone, or by a yes that you hear and record. No form does.`,
	}[consent.state]
}
