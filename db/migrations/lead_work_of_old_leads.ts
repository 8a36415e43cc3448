import { type Kysely, sql } from 'kysely'
import { type OldLead, oldForms } from './0012_lead_contacts.ts'
import { textOfWords, wordsOfLead } from './0012_lead_words.ts'
import { dueOf } from './0012_office_hours.ts'

/** Rows read and written at a time: SQLite allows 32,766 parameters per statement. */
const batch = 500

interface OldTables {
	lead_work: Record<string, unknown>
	lead_words: { word: string; lead_id: string }
}

/** Adds every lead from before the inbox to it: waiting, with the due time computed from its creation. */
export async function fillLeadWork(store: Kysely<unknown>): Promise<void> {
	const db = store.withoutPlugins() as Kysely<OldTables>
	for (const form of ['quote', 'rolloff', 'hoa'] as const) {
		const table = sql.table(oldForms[form].table)
		let after = ''
		for (;;) {
			const { rows } = await sql<OldLead>`
				select * from ${table} where id > ${after} order by id limit ${batch}`.execute(db)
			if (rows.length === 0) break
			const works = rows.map((row) => waitingWork(form, row))
			await db.insertInto('lead_work').values(works).execute()
			await db.insertInto('lead_words').values(works.flatMap(wordRows)).execute()
			after = rows.at(-1)?.id ?? ''
		}
	}
}

function waitingWork(form: 'quote' | 'rolloff' | 'hoa', lead: OldLead) {
	const contact = oldForms[form].contactOf(lead)
	const due = dueOf(form, new Date(lead.created_at))
	return {
		...contact,
		lead_id: lead.id,
		form,
		reference: lead.reference,
		search_text: textOfWords(wordsOfLead(lead.reference, contact)),
		status: 'new',
		assigned_to: null,
		due_at: due.toISOString(),
		first_answered_at: null,
		queue_order: due.getTime(),
		review_reason: lead.review_reason,
		anonymised_at: null,
		version: 1,
		created_at: lead.created_at,
		updated_at: lead.created_at,
	}
}

function wordRows({ lead_id, search_text }: { lead_id: string; search_text: string }) {
	const words = new Set(search_text.split(' ').filter(Boolean))
	return [...words].map((word) => ({ word, lead_id }))
}
