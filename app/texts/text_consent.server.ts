import { formatPhone, phoneKey } from '#app/people/identifiers.server.ts'
import { withMergedOf } from '#app/people/forget_person.server.ts'
import { phoneHash } from '#app/people/phone_hash.server.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { PersonConsentRow } from '#db/people_rows.ts'
import type { Database } from '#db/schema.ts'
import type { Kysely } from 'kysely'
import { type SaidWithRequest, saidWithRequests } from './said_with_requests.server.ts'

/** Somebody's number, and whose it is; either id may be unknown. */
export interface TextTarget {
	/** In E.164; null for a request without one, of which what was said with it counts. */
	number: string | null
	personId: string | null
	leadId: string | null
}

/** The number of a request. */
export function textTarget({
	phone,
	person_id,
	lead_id,
}: Pick<LeadWorkRow, 'phone' | 'person_id' | 'lead_id'>): TextTarget {
	return { number: phone === null ? null : phoneKey(phone), personId: person_id, leadId: lead_id }
}

/** Whether texts may go to a number: the latest thing said about it. `stopped` is said by a text, `declined` otherwise. */
export type TextConsent =
	| { state: 'never' }
	| {
			state: 'agreed' | 'declined' | 'stopped'
			/** How it was said: `on the page /contact`. */
			how: string
			when: string
			wording: string
			version: string
	  }

interface Said {
	isGranted: boolean
	isText: boolean
	how: string
	when: string
	wording: string
	version: string
	at: string
}

/**
 * What holds for texts to a number: the latest of what was said with the person's requests that have it, by them on the phone,
 * and by texts from the number itself, whoever had it then. Of two things said at the same moment the refusal counts.
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
	return all.map((said) => {
		const [latest] = said.toSorted(
			(a, b) => b.at.localeCompare(a.at) || Number(a.isGranted) - Number(b.isGranted),
		)
		if (!latest) return never
		const { isGranted, isText, how, when, wording, version } = latest
		const state = isGranted ? 'agreed' : isText ? 'stopped' : 'declined'
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
	const personIds = [...new Set(targets.flatMap(({ personId }) => personId ?? []))]
	const leadIds = targets.flatMap(({ leadId }) => leadId ?? [])
	const withRequests = await saidWithRequests(db, { personIds, leadIds })
	const numberOf = new Map(withRequests.map(({ lead_id, phone }) => [lead_id, phone && phoneKey(phone)]))
	const ofPerson = Map.groupBy(withRequests, ({ person_id }) => person_id)
	const ofLead = Map.groupBy(withRequests, ({ lead_id }) => lead_id)
	const hashOf = new Map<string, string | null>()
	for (const { number } of targets)
		if (number !== null && !hashOf.has(number)) hashOf.set(number, await phoneHash(db, number))
	const currentOf = await withMergedOf(db, personIds)
	const apart = await saidApart(
		db,
		[...hashOf.values()].filter((hash) => hash !== null),
		[...currentOf.keys()],
	)
	const ofHash = Map.groupBy(apart, ({ number_hash }) => number_hash)
	const spokenOf = Map.groupBy(
		apart.filter(({ number_hash }) => number_hash === null),
		({ person_id }) => currentOf.get(person_id ?? ''),
	)
	return targets.map(({ number, personId, leadId }) => {
		const own = leadId === null ? [] : (ofLead.get(leadId) ?? [])
		if (number === null) return own.map(withRequest)
		const others = (personId === null ? [] : (ofPerson.get(personId) ?? [])).filter(
			({ lead_id }) => lead_id !== leadId,
		)
		const hash = hashOf.get(number) ?? null
		return [
			...[...own, ...others].filter(({ lead_id }) => numberOf.get(lead_id) === number).map(withRequest),
			...(hash === null ? [] : (ofHash.get(hash) ?? [])).map(outsideOfRequests),
			...(personId === null ? [] : (spokenOf.get(personId) ?? [])).map(outsideOfRequests),
		]
	})
}

function withRequest(row: SaidWithRequest): Said {
	return {
		isGranted: row.is_granted,
		isText: false,
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
		isText: row.method === 'text',
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
	const shown = formatPhone(number)
	return {
		agreed: null,
		never: `Nobody asked whether we may send texts to ${shown}, so we may not.`,
		declined: `They do not want texts to ${shown}.`,
		stopped: `They stopped texts to ${shown}. Only they can take that back: by a text with the word START, or by agreeing anew.`,
	}[consent.state]
}
