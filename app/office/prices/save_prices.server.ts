import type { Services } from '#app/services.server.ts'
import { rowToValues } from '../kernel/fields/form_values.ts'
import { readValues } from '../kernel/fields/read_values.server.ts'
import { publishRow, rowErrors } from '../kernel/rows/save_row.server.ts'
import type { RowToWrite } from '../kernel/rows/write_row.server.ts'
import { readRow } from '../kernel/store/content_handle.server.ts'
import { type Actor, type Unavailable, writeContent } from '../kernel/store/write_content.server.ts'
import { type KnownPrice, knownPrices } from './known_prices.server.ts'
import type { PriceChange } from './price_change.ts'

type SavedPrices =
	| { ok: true }
	/** `changed`: prices differ from those shown. */
	| { ok: false; reason: 'refused' | 'changed'; message: string }
	| Unavailable

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

/** Saves all of these prices, or none if one is invalid or was changed after it was shown. */
export async function savePrices(
	services: Services,
	changes: readonly PriceChange[],
	actor: Actor,
): Promise<SavedPrices> {
	const known = await knownPrices(services)
	const groups = byRow(known, changes)
	const refused = (message: string) => ({ ok: false, reason: 'refused', message }) as const
	const changed = (message: string) => ({ ok: false, reason: 'changed', message }) as const
	if (groups.reduce((count, { own }) => count + own.length, 0) < changes.length)
		return changed('One of these prices is not there any more.')
	return writeContent<SavedPrices>(services, async (trx) => {
		const writes: RowToWrite[] = []
		for (const { price, own } of groups) {
			const { type, row, of } = price
			const current = await readRow(trx, type, row.id)
			const isMoved = own.some(({ place: [, , field], before }) => (current?.[field] ?? null) !== before)
			if (!current || isMoved) return changed(`Somebody has changed a price of ${of} meanwhile.`)
			const read = readValues(type, valuesOf(price, current, own))
			if (!read.ok) return refused(`${of}: ${read.errors[0]?.message}`)
			const write = { description: type, id: row.id, current, columns: read.columns }
			const [error] = await rowErrors(trx, services.content, write, actor.now)
			if (error) return refused(`${of}: ${error.message}`)
			writes.push(write)
		}
		for (const write of writes) {
			const published = await publishRow(trx, services.content, write, actor)
			if (!published.ok) return refused(published.errors[0]?.message ?? '')
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
