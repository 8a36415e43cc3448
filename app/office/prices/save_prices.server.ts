import { rowToValues } from '../kernel/fields/form_values.ts'
import { readValues } from '../kernel/fields/read_values.server.ts'
import { publishRow } from '../kernel/rows/save_row.server.ts'
import { type Refused, refused } from '../kernel/screens/commands.server.ts'
import { readRow } from '../kernel/store/content_handle.server.ts'
import { type Actor, type ContentServices, writeContent } from '../kernel/store/write_content.server.ts'
import { type KnownPrice, knownPrices } from './known_prices.server.ts'
import type { PriceChange } from './price_change.ts'

/** Validates prices by the rules of their rows' forms; returns a sentence by the price's place. */
export function priceErrors(
	known: readonly KnownPrice[],
	changes: readonly PriceChange[],
): Map<string, string> {
	const errors = new Map<string, string>()
	for (const { price, own } of byRow(known, changes)) {
		const read = readValues(price.type, valuesOf(price, price.row, own))
		if (read.ok) continue
		for (const change of own) {
			const [, , field] = change.place
			const error = read.errors.find((one) => one.field === field) ?? read.errors[0]
			errors.set(change.place.join(' '), error?.message ?? '')
		}
	}
	return errors
}

/** Saves all of these prices, or none if one is invalid or was changed after it was shown; `again` says how to send them again then. */
export async function savePrices(
	services: ContentServices,
	changes: readonly PriceChange[],
	again: string,
	actor: Actor,
): Promise<{ ok: true } | Refused> {
	const known = await knownPrices(services)
	const groups = byRow(known, changes)
	if (groups.reduce((count, { own }) => count + own.length, 0) < changes.length)
		return refused(409, `One of these prices is not there any more. ${again}`)
	return writeContent<{ ok: true } | Refused>(services, async (trx) => {
		for (const { price, own } of groups) {
			const { type, row, of } = price
			const current = await readRow(trx, type, row.id)
			const isMoved = own.some(({ place: [, , field], before }) => (current?.[field] ?? null) !== before)
			if (!current || isMoved)
				return refused(409, `Somebody has changed a price of ${of} meanwhile. ${again}`)
			const read = readValues(type, valuesOf(price, current, own))
			if (!read.ok) return refused(409, `${of}: ${read.errors[0]?.message}`)
			const toWrite = { description: type, id: row.id, current, columns: read.columns }
			const published = await publishRow(trx, services.content, toWrite, actor)
			if (!published.ok) return refused(409, `${of}: ${published.errors[0]?.message}`)
		}
		return { ok: true }
	})
}

function valuesOf(
	{ type }: Pick<KnownPrice, 'type'>,
	row: KnownPrice['row'],
	changes: readonly PriceChange[],
) {
	const typed = changes.map(({ place: [, , field], after }) => [field, after === null ? '' : String(after)])
	return { ...rowToValues(type, row), ...(Object.fromEntries(typed) as Record<string, string>) }
}

function byRow(known: readonly KnownPrice[], changes: readonly PriceChange[]) {
	const rows = Map.groupBy(changes, ({ place: [table, row] }) => `${table} ${row}`)
	return [...rows].flatMap(([key, own]) => {
		const price = known.find(({ type, row }) => `${type.table} ${row.id}` === key)
		const names = new Set(known.filter((one) => one.row === price?.row).map(({ field }) => field.name))
		const isKnown = own.every(({ place: [, , field] }) => names.has(field))
		return price && isKnown ? [{ price, own }] : []
	})
}
