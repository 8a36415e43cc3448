import { clockText, hourText } from '#app/company/clock_text.ts'
import type { Facts } from '#app/company/facts_type.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'

/** When carts must be at the curb, as `7 AM`: the area's own hour, or when the office opens. */
export function setOutTime(
	{ set_out_hour }: Pick<PickupAreaRow, 'set_out_hour'>,
	{ hours }: Pick<Facts, 'hours'>,
): string {
	return set_out_hour === null ? clockText(hours.opens) : hourText(set_out_hour)
}
