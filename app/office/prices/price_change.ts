/** Where a price stands: the table, the row and the field. */
export type PricePlace = [table: string, row: string, field: string]

/** A price as somebody saw it, and what they want it to be; null is none. */
export interface PriceChange {
	place: PricePlace
	before: number | null
	after: number | null
}

type Amount = { ok: true; dollars: number | null } | { ok: false; message: string }

/** An amount of dollars as people write it: `$1,295.00`; empty is none. */
export function readAmount(text: string): Amount {
	const amount = text.replaceAll(/[$,\s]/g, '')
	if (amount === '') return { ok: true, dollars: null }
	return /^\d{1,9}(?:\.\d{1,4})?$/.test(amount)
		? { ok: true, dollars: Number(amount) }
		: { ok: false, message: `“${text}” is no amount of dollars, such as 425 or 24.50.` }
}
