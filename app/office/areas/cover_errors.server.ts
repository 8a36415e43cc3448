import type { Transaction } from 'kysely'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import type { Database } from '#db/schema.ts'
import type { FieldError } from '#platform/forms/field_error.ts'

/** Errors if another area already covers the town or ZIP code: an address without a street would have two pickup days. */
export async function coverErrors(
	trx: Transaction<Database>,
	{ id, town_slug, covers_town, covers_zips }: PickupAreaRow,
): Promise<FieldError[]> {
	const others = await trx
		.selectFrom('pickup_areas')
		.select(['name', 'town_slug', 'covers_town', 'covers_zips'])
		.where('id', '!=', id)
		.orderBy('id')
		.execute()
	const ofTown = others.find((other) => covers_town && other.covers_town && other.town_slug === town_slug)
	const taken = covers_zips.flatMap((zip) => {
		const other = others.find((one) => one.covers_zips.includes(zip))
		return other ? [`“${other.name}” covers ${zip} already.`] : []
	})
	return [
		...(ofTown
			? [
					{
						field: 'covers_town',
						message: `Covers the rest of its town: “${ofTown.name}” does already.`,
					},
				]
			: []),
		...(taken.length > 0 ? [{ field: 'covers_zips', message: `Covers ZIP codes: ${taken.join(' ')}` }] : []),
	]
}
