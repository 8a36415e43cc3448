/** The place of a price: table, row and field. */
export type PricePlace = [table: string, row: string, field: string]

/** A price as somebody saw it, and its new value; null for none. */
export interface PriceChange {
	place: PricePlace
	before: number | null
	after: number | null
}

type Amount = { ok: true; dollars: number | null } | { ok: false; message: string }

/** Parses a typed dollar amount: `$1,295.00`; empty for none. */
export function readAmount(text: string): Amount {
	const amount = text.replaceAll(/[$,\s]/g, '')
	if (amount === '') return { ok: true, dollars: null }
	return /^\d{1,9}(?:\.\d{1,4})?$/.test(amount)
		? { ok: true, dollars: Number(amount) }
		: { ok: false, message: `“${text}” is no amount of dollars, such as 425 or 24.50.` }
}
