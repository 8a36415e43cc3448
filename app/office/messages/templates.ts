import { type Listing, rowsIn } from '#app/content/listing.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import type { Composing } from './message_kind.ts'
import type { OfferedTemplate } from './shown_message.ts'
import { placePath } from './place_path.ts'

interface TemplateRow {
	id: string
	name: string
	form: LeadForm | 'any'
}

/**
 * Returns links to the templates for this form, then to those for any form (only these if `form` is null). Each link
 * opens the page `under` the request or person with that template. `chosen` is the template that `search` names.
 */
export function offeredTemplates<Row extends TemplateRow>(
	templates: Listing<Row>,
	form: LeadForm | null,
	{ place, search }: Pick<Composing, 'place' | 'search'>,
	under: string,
): { links: OfferedTemplate[]; chosen: Row | null } {
	const all = rowsIn(templates)
	const rows = [...all.filter((row) => row.form === form), ...all.filter((row) => row.form === 'any')]
	return {
		links: rows.map(({ id, name }) => ({
			id,
			name,
			to: placePath(place, search, { under, words: { template: id } }),
		})),
		chosen: rows.find(({ id }) => id === search.get('template')) ?? null,
	}
}
