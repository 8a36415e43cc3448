import type { Kysely } from 'kysely'
import { facts } from '#app/company/facts.ts'
import { hoaContact } from '#app/leads/hoa/contact.ts'
import type { LeadContact } from '#app/leads/lead_contact.ts'
import { waitingWork, wordRows } from '#app/leads/lead_work.ts'
import { dueAt } from '#app/leads/promise_clock/due_at.ts'
import { quoteContact } from '#app/leads/quote/contact.ts'
import { rolloffContact } from '#app/leads/rolloff/contact.ts'
import type { HoaQuoteRequestRow, LeadForm, QuoteRequestRow, RolloffQuoteRequestRow } from '../lead_rows.ts'
import type { Database } from '../schema.ts'

/** Rows read and written at a time: SQLite takes 32,766 parameters in a statement. */
const batch = 500

interface OldLead {
	id: string
	reference: string
	review_reason: string | null
	created_at: string
}

/** Gives every lead that came before the inbox its row there: waiting, and due as if it had been counted then. */
export async function fillLeadWork(db: Kysely<Database>): Promise<void> {
	await fill<QuoteRequestRow>(db, 'quote', quoteContact, (after) =>
		db.selectFrom('quote_requests').selectAll().where('id', '>', after).orderBy('id').limit(batch).execute(),
	)
	await fill<RolloffQuoteRequestRow>(db, 'rolloff', rolloffContact, (after) =>
		db
			.selectFrom('rolloff_quote_requests')
			.selectAll()
			.where('id', '>', after)
			.orderBy('id')
			.limit(batch)
			.execute(),
	)
	await fill<HoaQuoteRequestRow>(db, 'hoa', hoaContact, (after) =>
		db
			.selectFrom('hoa_quote_requests')
			.selectAll()
			.where('id', '>', after)
			.orderBy('id')
			.limit(batch)
			.execute(),
	)
}

async function fill<Row extends OldLead>(
	db: Kysely<Database>,
	form: LeadForm,
	contactOf: (row: Row) => LeadContact,
	read: (after: string) => Promise<Row[]>,
): Promise<void> {
	let rows = await read('')
	while (rows.length > 0) {
		const works = rows.map((row) =>
			waitingWork(form, row, contactOf(row), dueAt(form, new Date(row.created_at), facts)),
		)
		await db.insertInto('lead_work').values(works).execute()
		await db.insertInto('lead_words').values(works.flatMap(wordRows)).execute()
		rows = await read(rows.at(-1)?.id ?? '')
	}
}
