import type { ConsentState } from './consent_state.ts'
import { formatPhone, phoneKeys } from './identifiers.server.ts'
import { withMergedOf } from './current_person.server.ts'
import { phoneHash } from './phone_hash.server.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { PersonConsentRow } from '#db/people_rows.ts'
import type { Database } from '#db/schema.ts'
import type { Kysely } from 'kysely'
import { type Statement, statementInForce } from './statement_in_force.ts'
import {
	type ConsentWithRequest,
	consentsWithRequests,
	textsAskedFor,
} from './consents_with_requests.server.ts'

/** A number, with its person and request; either id may be unknown. */
interface TextTarget {
	/** In E.164; null for a request without a number, for which only consent recorded with that request counts. */
	number: string | null
	personId: string | null
	leadId: string | null
}

/** The number of a request; the first one if the field has several. */
export function textTarget({
	phone,
	person_id,
	lead_id,
}: Pick<LeadWorkRow, 'phone' | 'person_id' | 'lead_id'>): TextTarget {
	return { number: phoneKeys(phone)[0] ?? null, personId: person_id, leadId: lead_id }
}

interface TextStatement extends Statement {
	/** How the consent was given or refused: `on the page /contact`. */
	how: string
	when: string
	wording: string
	version: string
}

/** The current consent to texts for a number. */
type TextConsent =
	| { state: 'never' }
	| { state: 'asked' }
	| ({ state: Exclude<ConsentState, 'never' | 'asked'> } & Omit<TextStatement, keyof Statement>)

/**
 * The current consent to texts for a number, from statements with requests that have the number, on the
 * phone, and in texts from the number itself, even by an earlier owner.
 */
export async function textConsent(db: Kysely<Database>, target: TextTarget): Promise<TextConsent> {
	const [consent = never] = await textConsents(db, [target])
	return consent
}

/** The current consent for each target, in the same order. */
export async function textConsents(
	db: Kysely<Database>,
	targets: readonly TextTarget[],
): Promise<TextConsent[]> {
	const all = await allStatements(db, targets)
	const textRequestByLead = await textsAskedFor(
		db,
		targets.flatMap(({ leadId }) => leadId ?? []),
	)
	return all.map((statements, at) => {
		const inForce = statementInForce(statements)
		const { number = null, leadId = null } = targets[at] ?? {}
		const textRequest = textRequestByLead.get(leadId ?? '')
		const isTextRequested =
			textRequest !== undefined && number !== null && phoneKeys(textRequest.phone).includes(number)
		// A box left unchecked earlier does not rule out a text that was asked for.
		if (
			isTextRequested &&
			(!inForce || (!inForce.isGranted && inForce.by === 'form' && inForce.at < textRequest.at))
		)
			return { state: 'asked' }
		if (!inForce) return never
		const { isGranted, by, how, when, wording, version } = inForce
		const state = isGranted ? 'agreed' : by === 'text' ? 'stopped' : 'declined'
		return { state, how, when, wording, version }
	})
}

const never: TextConsent = { state: 'never' }

/** Whether consent was ever given for the number, so that START can restore it. */
export async function hasEverAgreed(db: Kysely<Database>, target: TextTarget): Promise<boolean> {
	const [statements = []] = await allStatements(db, [target])
	return statements.some(({ isGranted }) => isGranted)
}

/** All statements for each target, in the same order. */
async function allStatements(
	db: Kysely<Database>,
	targets: readonly TextTarget[],
): Promise<TextStatement[][]> {
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
	const outsideRequests = await statementsOutsideRequests(
		db,
		[...hashByNumber.values()].filter((hash) => hash !== null),
		[...currentById.keys()],
	)
	const statementsByHash = Map.groupBy(outsideRequests, ({ number_hash }) => number_hash)
	const spokenByPerson = Map.groupBy(
		outsideRequests.filter(({ number_hash }) => number_hash === null),
		({ person_id }) => currentById.get(person_id ?? ''),
	)
	return targets.map((target) => {
		const { number, leadId } = target
		const people = peopleOf(target)
		const own = leadId === null ? [] : (requestsByLead.get(leadId) ?? [])
		if (number === null) return own.map(statementWithRequest)
		const others = people
			.flatMap((id) => requestsByPerson.get(id) ?? [])
			.filter(({ lead_id }) => lead_id !== leadId)
		const hash = hashByNumber.get(number) ?? null
		return [
			...[...own, ...others]
				.filter(({ lead_id }) => numbersByLead.get(lead_id)?.includes(number))
				.map(statementWithRequest),
			...(hash === null ? [] : (statementsByHash.get(hash) ?? [])).map(statementOutsideRequests),
			...people.flatMap((id) => spokenByPerson.get(id) ?? []).map(statementOutsideRequests),
		]
	})
}

/** The owner of each number; what the owner said applies to requests of others with that number too. */
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

/** The id of a number's owner; null if it has none. */
export async function ownerOfNumber(db: Kysely<Database>, number: string): Promise<string | null> {
	return (await ownersOfNumbers(db, [number])).get(number) ?? null
}

function statementWithRequest(row: ConsentWithRequest): TextStatement {
	const how = row.method === 'form' ? `on the page ${row.page}` : `read out by ${row.staff_name ?? ''}`
	return { ...statementOf(row), isOfNumber: true, how }
}

function statementOutsideRequests(row: PersonConsentRow): TextStatement {
	const how = row.method === 'text' ? 'by a text message' : `on the phone to ${row.staff_name}`
	return { ...statementOf(row), isOfNumber: row.number_hash !== null, how }
}

function statementOf(row: ConsentWithRequest | PersonConsentRow) {
	return {
		isGranted: row.is_granted,
		by: row.method === 'spoken' ? ('voice' as const) : row.method,
		when: row.local_time,
		wording: row.wording,
		version: row.wording_version,
		at: row.created_at,
	}
}

/** Statements outside of requests: in texts from numbers with these hashes, and by these people on the phone. */
async function statementsOutsideRequests(
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

/** Why no text may go to a number, as a sentence; null if it may. */
export function refusalOf(consent: TextConsent, number: string): string | null {
	// Non-breaking, because a number that wraps is hard to read out.
	const shown = formatPhone(number).replace(' ', '\u00a0')
	return {
		agreed: null,
		asked: null,
		never: `Nobody asked whether we may send texts to ${shown}, so we may not.`,
		declined: `They did not agree to texts to ${shown}.`,
		stopped: `They stopped texts to ${shown}. Only they can take that back: by a text with the word START from that phone, or by a yes that you hear and record. No form does.`,
	}[consent.state]
}
