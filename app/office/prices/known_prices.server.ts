import { factGroups } from '#app/company/facts_schema.ts'
import type { ContentRow } from '#app/content/content_row.ts'
import { type ContentType, fieldsOf } from '#app/content/content_type.ts'
import type { NamedField } from '#app/content/fields.ts'
import type { ContentReading } from '../kernel/store/write_content.server.ts'
import { rowType } from '../kernel/store/cells.server.ts'
import { readRow, readRows } from '../kernel/store/content_handle.server.ts'

/** An amount of dollars in a row that the office edits; null where none is said. */
export interface KnownPrice {
	type: ContentType
	row: ContentRow
	field: NamedField
	/** As a file names them: `10 Yard`, `Price in all`. */
	of: string
	label: string
	dollars: number | null
}

/** Every price of the company: of facts, and of every type with a field of dollars. */
export async function knownPrices({ store: { db }, content }: ContentReading): Promise<KnownPrice[]> {
	const prices: KnownPrice[] = []
	for (const any of content.types)
		for (const { type, row } of await rowsWithPrices(db, any))
			for (const field of fieldsOf(type).filter(isPrice)) {
				const value = row[field.name]
				const dollars = typeof value === 'number' ? value : null
				prices.push({ type, row, field, of: type.title(row), label: field.label, dollars })
			}
	return prices
}

/** Whether a field holds dollars. */
export function isPrice(field: NamedField): boolean {
	return (
		(field.control === 'number' && field.isDollars === true) ||
		(field.control === 'fact' && field.kind === 'dollars')
	)
}

async function rowsWithPrices(db: ContentReading['store']['db'], type: ContentType) {
	if (!fieldsOf(type).some(isPrice)) return []
	if (!type.office?.cells) return (await readRows(db, type)).map((row) => ({ type, row }))
	const types = factGroups.map(({ key }) => ({ key, type: rowType(type, key) }))
	const rows = await Promise.all(
		types
			.filter((one) => fieldsOf(one.type).some(isPrice))
			.map(async (one) => ({ type: one.type, row: await readRow(db, one.type, one.key) })),
	)
	return rows.flatMap(({ type: own, row }) => (row ? [{ type: own, row }] : []))
}
