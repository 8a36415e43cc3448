import { formatPhone, phoneKey } from '#app/people/identifiers.server.ts'
import { withMerged } from '#app/people/forget_person.server.ts'
import { phoneHash } from '#app/people/phone_hash.server.ts'
import type { ConsentRecordRow } from '#db/lead_rows.ts'
import type { Database } from '#db/schema.ts'
import type { Kysely } from 'kysely'

/** Somebody's number, and whose it is; either id may be unknown. */
export interface TextTarget {
	/** In E.164. */
	number: string
	personId: string | null
	leadId: string | null
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

const most = 100

/**
 * What holds for texts to a number: the latest of what was said with the person's requests that have it, by them on the phone,
 * and by texts from the number itself, whoever had it then. Of two things said at the same moment the refusal counts.
 */
export async function textConsent(db: Kysely<Database>, target: TextTarget): Promise<TextConsent> {
	const said = [...(await saidWithRequests(db, target)), ...(await saidApart(db, target))]
	const [latest] = said.toSorted(
		(a, b) => b.at.localeCompare(a.at) || Number(a.isGranted) - Number(b.isGranted),
	)
	if (!latest) return { state: 'never' }
	const { isGranted, isText, how, when, wording, version } = latest
	const state = isGranted ? 'agreed' : isText ? 'stopped' : 'declined'
	return { state, how, when, wording, version }
}

/** Whether an agreement stood before everything that was refused by text: what START brings back. */
export async function hasEverAgreed(db: Kysely<Database>, target: TextTarget): Promise<boolean> {
	const said = [...(await saidWithRequests(db, target)), ...(await saidApart(db, target))]
	return said.some(({ isGranted }) => isGranted)
}

type Recorded = Pick<
	ConsentRecordRow,
	'is_granted' | 'method' | 'page' | 'staff_name' | 'local_time' | 'wording' | 'wording_version'
>

/** What was said with a request. */
export function saidWith(row: Recorded): Exclude<TextConsent, { state: 'never' }> {
	return {
		state: row.is_granted ? 'agreed' : 'declined',
		how: row.method === 'form' ? `on the page ${row.page}` : `read out by ${row.staff_name ?? ''}`,
		when: row.local_time,
		wording: row.wording,
		version: row.wording_version,
	}
}

async function saidWithRequests(
	db: Kysely<Database>,
	{ number, personId, leadId }: TextTarget,
): Promise<Said[]> {
	const rows = await db
		.selectFrom('lead_work')
		.innerJoin('consent_records', (join) =>
			join
				.onRef('consent_records.form', '=', 'lead_work.form')
				.onRef('consent_records.lead_id', '=', 'lead_work.lead_id'),
		)
		.select([
			'is_granted',
			'method',
			'consent_records.page',
			'staff_name',
			'local_time',
			'wording',
			'wording_version',
			'phone',
		])
		.select('consent_records.created_at')
		.where((eb) => eb.or([eb('person_id', '=', personId), eb('lead_work.lead_id', '=', leadId)]))
		.orderBy('consent_records.created_at', 'desc')
		.orderBy('consent_records.id')
		.limit(most)
		.execute()
	return rows
		.filter(({ phone }) => phone !== null && phoneKey(phone) === number)
		.map((row) => ({ ...saidWith(row), isGranted: row.is_granted, isText: false, at: row.created_at }))
}

async function saidApart(db: Kysely<Database>, { number, personId }: TextTarget): Promise<Said[]> {
	const hash = await phoneHash(db, number)
	const people = personId === null ? [] : await withMerged(db, personId)
	const rows = await db
		.selectFrom('person_consents')
		.selectAll()
		.where((eb) =>
			eb.or([
				eb('number_hash', '=', hash),
				...(people.length > 0 ? [eb('person_id', 'in', people).and('number_hash', 'is', null)] : []),
			]),
		)
		.orderBy('created_at', 'desc')
		.orderBy('id')
		.limit(most)
		.execute()
	return rows.map((row) => ({
		isGranted: row.is_granted,
		isText: row.method === 'text',
		how: row.method === 'text' ? 'by a text message' : `on the phone to ${row.staff_name}`,
		when: row.local_time,
		wording: row.wording,
		version: row.wording_version,
		at: row.created_at,
	}))
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
