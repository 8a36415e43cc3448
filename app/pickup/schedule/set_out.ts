import { clockText, hourClock } from '#app/company/clock_text.ts'
import type { Facts } from '#app/company/facts_type.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'

type OfArea = Pick<PickupAreaRow, 'set_out_hour'>

/** When carts must be at the curb, as `07:00`: the area's own hour, or when the office opens. */
export function setOutClock({ set_out_hour }: OfArea, { hours }: Pick<Facts, 'hours'>): string {
	return set_out_hour === null ? hours.opens : hourClock(set_out_hour)
}

/** The same, as `7:00 AM`. */
export function setOutTime(area: OfArea, facts: Pick<Facts, 'hours'>): string {
	return clockText(setOutClock(area, facts))
}
