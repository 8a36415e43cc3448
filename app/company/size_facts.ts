import type { CartSizeRow, CommercialSizeRow, RolloffSizeRow } from '#db/content_rows.ts'
import type { CartFacts, DumpsterFacts, Facts, Feet, Inches, RolloffFacts } from './facts_type.ts'

type Measures = Pick<RolloffSizeRow, 'length_feet' | 'width_feet' | 'height_feet'>

/** The containers for rent, smallest first: the rows with complete measures. If two have the same size, the first. */
export function rolloffFacts(rows: readonly Omit<RolloffSizeRow, 'updated_at'>[]): RolloffFacts[] {
	return bySize(
		rows.flatMap((row) => {
			const { cubic_yards: yards, loads, tons, slug, has_page } = row
			const feet = feetOf(row)
			if (feet === null || loads === null || tons === null) return []
			return [{ yards, loads, tons, feet, slug: has_page ? slug : null, ...priceOf(row) }]
		}),
	)
}

/** The dumpsters for businesses, smallest first, chosen the same way. */
export function dumpsterFacts(
	rows: readonly Omit<CommercialSizeRow, 'hero_image_url' | 'hero_alt_text'>[],
): DumpsterFacts[] {
	return bySize(
		rows.flatMap((row) => {
			const { size_value: yards, bags, pounds, price_from: from, price_to: to } = row
			const feet = feetOf(row)
			if (feet === null || bags === null || pounds === null) return []
			return [{ yards, bags, pounds, feet, price: from === null ? null : { from, to: to ?? from } }]
		}),
	)
}

/** All pickup schedules of these dumpsters, in order of first appearance. */
export function dumpsterPickups(rows: readonly Pick<CommercialSizeRow, 'pickup_options'>[]): string[] {
	return [...new Set(rows.flatMap(({ pickup_options }) => pickup_options))]
}

/** The trash carts with a price, smallest first, and the can for lawn pickup. */
export function cartFacts(rows: readonly CartSizeRow[]): Pick<Facts, 'carts' | 'lawnCan'> {
	const carts = rows
		.flatMap((row): CartFacts[] => {
			const { slug, gallons, holds, price_dollars: price } = row
			return holds === 'trash' && price !== null ? [{ slug, gallons, price, inches: inchesOf(row) }] : []
		})
		.toSorted((one, other) => one.gallons - other.gallons)
	const can = rows.find(({ holds }) => holds === 'lawn')
	return { carts, lawnCan: can ? { gallons: can.gallons, inches: inchesOf(can) } : null }
}

function inchesOf({ height_inches, width_inches, depth_inches }: CartSizeRow): Inches {
	return [height_inches, width_inches, depth_inches]
}

function priceOf(row: Omit<RolloffSizeRow, 'updated_at'>): Pick<RolloffFacts, 'price'> {
	if (row.price_dollars === null) return {}
	return {
		price: {
			dollars: row.price_dollars,
			days: row.included_days,
			tons: row.included_tons,
			extraDay: row.extra_day_dollars,
			extraTon: row.extra_ton_dollars,
			wastedTrip: row.wasted_trip_dollars,
		},
	}
}

function feetOf({ length_feet, width_feet, height_feet }: Measures): Feet | null {
	return length_feet === null || width_feet === null || height_feet === null
		? null
		: [length_feet, width_feet, height_feet]
}

function bySize<Size extends Pick<Facts['rolloffs'][number], 'yards'>>(sizes: readonly Size[]): Size[] {
	return sizes
		.filter(({ yards }, index) => sizes.findIndex((size) => size.yards === yards) === index)
		.toSorted((one, other) => one.yards - other.yards)
}
