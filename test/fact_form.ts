import { factText } from '#app/company/fact_text.ts'
import { factFields, groupOf } from '#app/company/facts_schema.ts'
import type { ContentType } from '#app/content/content_type.ts'
import { typeOf } from '#app/content/content_types.ts'
import { rowType, withFields } from '#app/office/kernel/store/cells.server.ts'
import type { openContentServices } from './content_services.ts'

type Desk = Pick<Awaited<ReturnType<typeof openContentServices>>, 'services' | 'form'>

/** The content type of a group of company facts. */
export function groupType({ services }: Pick<Desk, 'services'>, key: string): ContentType {
	const facts = typeOf(services.content.types, 'company_facts')
	if (!facts) throw new Error('The office has no facts.')
	return rowType(facts, key)
}

/** A form of only these facts, all of one group, as it opens now, with the values of `changes` typed in. */
export function factForm(desk: Desk, changes: Readonly<Record<string, unknown>>) {
	const names = Object.keys(changes)
	const key = groupOf(names[0] ?? '')?.key ?? ''
	const texts = names.map((name) => {
		const value = changes[name]
		return [name, typeof value === 'string' ? value : factText(value, factFields.get(name)?.control)]
	})
	const type = withFields(groupType(desk, key), (name) => names.includes(name))
	return desk.form(type, key, Object.fromEntries(texts) as Record<string, string>)
}
