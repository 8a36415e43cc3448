import type { Kysely } from 'kysely'
import { isAmong, namesIn } from '#app/content/placeholders.ts'
import type { Database } from '#db/schema.ts'
import { contentOf } from '../store/content_handle.server.ts'
import { type PlannedField, plannedFields } from '../store/planned_fields.server.ts'
import type { ContentRow } from '#app/content/content_row.ts'
import { type ContentType, fieldsOf, isInSnapshot } from '#app/content/content_type.ts'
import type { Field } from '#app/content/fields.ts'

type Reference = Extract<Field, { control: 'reference' }>

/** A sentence naming rows of `types`, or plans for them, that refer to this row (only by the column `only`, if given); null if none do. */
export async function neededBy(
	trx: Kysely<Database>,
	types: readonly ContentType[],
	type: ContentType,
	row: ContentRow,
	only?: 'slug',
): Promise<string | null> {
	const canRefer = (field: Field | undefined): field is Reference =>
		field?.control === 'reference' && field.table === type.table && (!only || field.by === only)
	for (const other of types.filter(isInSnapshot)) {
		for (const field of fieldsOf(other)) {
			if (!canRefer(field)) continue
			const users = await contentOf(trx)
				.selectFrom(other.table)
				.select('id')
				.where(field.name, '=', row[field.by])
				.execute()
			if (users.length > 0)
				return users.length === 1
					? `1 ${other.singular} still belongs to it. Move or delete that one first.`
					: `${users.length} ${other.label.toLowerCase()} still belong to it. Move or delete those first.`
		}
	}
	const planned = (await plannedFields(trx, types)).filter(({ type: other, field: name, plan }) => {
		const field = other.fields[name]
		return canRefer(field) && JSON.parse(plan.value) === row[field.by]
	})
	if (planned.length > 0) return plannedSentence(planned)
	if (only) return null
	const named = await namedBy(trx, types, type, row)
	return named ?? (await type.office?.neededBy?.(trx, row)) ?? null
}

/** A sentence naming stored or planned copy whose placeholders this row fills; null if there is none. */
export async function namedBy(
	trx: Kysely<Database>,
	types: readonly ContentType[],
	{ table, placeholders }: ContentType,
	row: ContentRow,
): Promise<string | null> {
	const filled = placeholders?.(row) ?? []
	if (filled.length === 0) return null
	const isOther = (other: ContentType, id: string) => other.table !== table || id !== row.id
	const names = (json: string) => namesIn(json).some((name) => isAmong(name, filled))
	for (const other of types.filter(isInSnapshot)) {
		const rows = (await contentOf(trx).selectFrom(other.table).selectAll().execute()) as ContentRow[]
		const users = rows.filter((one) => isOther(other, one.id) && names(JSON.stringify(one)))
		const [first] = users
		if (first)
			return users.length === 1
				? `The ${other.singular} “${other.title(first)}” still names what it holds or costs. Change the words there first.`
				: `${users.length} ${other.label.toLowerCase()} still name what it holds or costs, the first is “${other.title(first)}”. Change the words there first.`
	}
	const planned = (await plannedFields(trx, types)).filter(
		({ type: other, id, plan }) => isOther(other, id) && names(plan.value),
	)
	return planned.length > 0 ? plannedSentence(planned) : null
}

function plannedSentence(planned: readonly PlannedField[]): string {
	const titles = new Set(planned.map(({ title }) => title))
	return `What is planned names it: ${[...titles].join(', ')}. Change or take that back first, under Planned.`
}
