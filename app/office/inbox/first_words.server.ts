import type { Kysely } from 'kysely'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { readLeadColumns } from '#app/leads/lead_table.server.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import type { Database } from '#db/schema.ts'

/** Characters of a message shown in a list. */
const longest = 240

/** The beginning of each lead's message as one line, by id; leads without a message are omitted. */
export async function firstWords(
	db: Kysely<Database>,
	leads: readonly Pick<LeadWorkRow, 'lead_id' | 'form'>[],
): Promise<Map<string, string>> {
	const words = new Map<string, string>()
	for (const [form, own] of Map.groupBy(leads, (lead): LeadForm => lead.form)) {
		const { message } = leadDefinitions[form]
		const ids = own.map(({ lead_id }) => lead_id)
		for (const [id, values] of await readLeadColumns(db, leadDefinitions[form], [message], ids)) {
			const begun = shortened(String(values[message] ?? ''))
			if (begun !== '') words.set(id, begun)
		}
	}
	return words
}

/** Cuts at a word boundary. */
function shortened(message: string): string {
	const line = message.replaceAll(/\s+/g, ' ').trim()
	return line.length <= longest ? line : `${line.slice(0, longest).replace(/\s\S*$/, '')} …`
}
