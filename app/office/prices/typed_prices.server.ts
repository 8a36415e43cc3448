import { z } from 'zod'
import { formText } from '#platform/forms/form_text.ts'
import { parseJson } from '#platform/forms/parse_json.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { screensOf } from '../kernel/store/screens_of.ts'
import { type KnownPrice, addressOfPrice } from './known_prices.server.ts'
import { type PriceChange, type PricePlace, readAmount } from './price_change.ts'
import { priceErrors } from './save_prices.server.ts'

/** The prices of a row as form fields. */
export interface PriceRow {
	of: string
	/** The path of the row's full form; null for facts. */
	path: string | null
	/** `value` is the field's text, empty for no price. */
	prices: { name: string; label: string; value: string }[]
}

/** The prices of each kind of row as form fields. */
export function priceFields(known: readonly KnownPrice[]): { label: string; rows: PriceRow[] }[] {
	const isFact = ({ type }: KnownPrice) => type.table === 'company_facts'
	const kinds = Map.groupBy(known, (price) => (isFact(price) ? price.of : price.type.label))
	return [...kinds].map(([label, prices]) => ({
		label,
		rows: [...Map.groupBy(prices, ({ row }) => row).values()].map((own) => ({
			of: own[0]?.of ?? '',
			path: own[0] && !isFact(own[0]) ? screensOf(own[0].type).row(own[0].row.id) : null,
			prices: own.map((price) => ({
				name: fieldName(addressOfPrice(price)),
				label: price.label,
				value: String(price.dollars ?? ''),
			})),
		})),
	}))
}

/** A hidden value with the shown prices, to detect changes made in the form and by others. */
export function shownPrices(known: readonly KnownPrice[]): string {
	return JSON.stringify(known.map((price) => [addressOfPrice(price), price.dollars]))
}

const shownSchema = z
	.array(z.tuple([z.tuple([z.string(), z.string(), z.string()]), z.number().nullable()]))
	.max(2000)

/** The changes in a form of prices, and errors by field; null if its hidden value is missing. */
export function readTypedPrices(
	form: FormData,
	known: readonly KnownPrice[],
): { changes: PriceChange[]; errors: FieldError[] } | null {
	const shown = shownIn(form)
	if (shown === null) return null
	const changes: PriceChange[] = []
	const errors: FieldError[] = []
	for (const [place, before] of shown) {
		const name = fieldName(place)
		const amount = form.has(name) ? readAmount(formText(form, name).trim()) : null
		if (amount?.ok === false) errors.push({ field: name, message: amount.message })
		else if (amount && amount.dollars !== before) changes.push({ place, before, after: amount.dollars })
	}
	const wrong = priceErrors(known, changes)
	const refusedOnes = changes.flatMap(({ place }) => {
		const message = wrong.get(place.join(' '))
		return message === undefined ? [] : [{ field: fieldName(place), message }]
	})
	return { changes, errors: [...errors, ...refusedOnes] }
}

/** The typed values that differ from the shown prices. */
export function typedInto(form: FormData): Record<string, string> {
	return Object.fromEntries(
		(shownIn(form) ?? []).flatMap(([place, before]) => {
			const name = fieldName(place)
			const text = formText(form, name)
			return form.has(name) && text !== String(before ?? '') ? [[name, text]] : []
		}),
	)
}

function shownIn(form: FormData) {
	return shownSchema.safeParse(parseJson(formText(form, 'shown'))).data ?? null
}

function fieldName(place: PricePlace): string {
	return place.join(':')
}
