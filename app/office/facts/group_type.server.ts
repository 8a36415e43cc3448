import { offeredGroups } from '#app/company/facts_schema.ts'
import type { ContentType } from '#app/content/content_type.ts'
import { typeOf } from '#app/content/content_types.ts'
import type { ContentReading } from '../kernel/store/write_content.server.ts'
import { rowType, withFields } from '../kernel/store/cells.server.ts'

/** The type of a group of facts, without facts of services that are not offered; undefined if it has no others. */
export function groupType(
	{ content }: Pick<ContentReading, 'content'>,
	key: string,
): ContentType | undefined {
	const facts = typeOf(content.types, 'company_facts')
	const group = offeredGroups(content.current.facts.services).find((one) => one.key === key)
	return (
		facts &&
		group &&
		withFields(rowType(facts, key), (name) => group.fields.some((field) => field.name === name))
	)
}
