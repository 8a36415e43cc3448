import { factFields } from '#app/company/facts_schema.ts'
import type { Invalid } from '#app/content/office_rules.ts'
import { publishRow } from '../kernel/rows/save_row.server.ts'
import { fieldOfTarget } from '../kernel/store/cells.server.ts'
import { readRow } from '../kernel/store/content_handle.server.ts'
import {
	type Actor,
	type ContentServices,
	type Unavailable,
	writeContent,
} from '../kernel/store/write_content.server.ts'
import { factsNotSaved } from './stored_facts.server.ts'

/** Saves one company fact that is not set in a form of facts, with its history. Throws if there is no such fact or its value is none of its values. */
export async function saveFact(
	services: ContentServices,
	name: string,
	value: unknown,
	actor: Actor,
): Promise<{ ok: true } | Invalid | Unavailable> {
	const { content } = services
	const target = { content_table: 'company_facts', row_id: name, field: 'value' }
	const place = fieldOfTarget(content.types, target)
	const fact = factFields.get(name)
	if (!place || !fact) throw new RangeError(`No such fact: ${name}`)
	fact.schema.parse(value)
	const { type: description, id, field } = place
	return writeContent<{ ok: true } | Invalid>(
		services,
		async (trx) => {
			const current = await readRow(trx, description, id)
			return publishRow(trx, content, { description, id, current, columns: { [field]: value } }, actor)
		},
		factsNotSaved,
	)
}
