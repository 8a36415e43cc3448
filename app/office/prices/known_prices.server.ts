import { offeredGroups } from '#app/company/facts_schema.ts'
import type { ContentRow } from '#app/content/content_row.ts'
import { type ContentType, fieldsOf } from '#app/content/content_type.ts'
import type { NamedField } from '#app/content/fields.ts'
import { groupType } from '../facts/group_type.server.ts'
import type { ContentReading } from '../kernel/store/write_content.server.ts'
import { readOfferedRows, readRow } from '../kernel/store/content_handle.server.ts'
import type { PricePlace } from './price_change.ts'

/** A dollar amount in a row that the office edits; null if empty. */
export interface KnownPrice {
	type: ContentType
	row: ContentRow
	field: NamedField
	/** Names in the file: `10 Yard`, `Price in all`. */
	of: string
	label: string
	dollars: number | null
}

/** The place of a price. */
export function addressOfPrice({ type, row, field }: KnownPrice): PricePlace {
	return [type.table, row.id, field.name]
}

/** All prices of offered services: in facts, and in every type with a dollar field. */
export async function knownPrices(reading: ContentReading): Promise<KnownPrice[]> {
	const prices: KnownPrice[] = []
	for (const any of reading.content.types)
		for (const { type, row } of await rowsWithPrices(reading, any))
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

async function rowsWithPrices(reading: ContentReading, type: ContentType) {
	if (!fieldsOf(type).some(isPrice)) return []
	if (!type.office?.cells) return (await readOfferedRows(reading, type)).map((row) => ({ type, row }))
	const { store, content } = reading
	const rows = await Promise.all(
		offeredGroups(content.current.facts.services).map(async ({ key }) => {
			const own = groupType(reading, key)
			const row = own && fieldsOf(own).some(isPrice) && (await readRow(store.db, own, key))
			return row ? [{ type: own, row }] : []
		}),
	)
	return rows.flat()
}
