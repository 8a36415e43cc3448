import type { Facts } from '#app/company/facts_type.ts'
import type { localTimeOf } from '#app/company/zoned_time.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'

type Moment = ReturnType<typeof localTimeOf>
type TruckFacts = Pick<Facts, 'pickup'>

/** Whether a truck may still come at this moment of the company's clock. */
export function areTrucksOut({ time }: Pick<Moment, 'time'>, { pickup }: TruckFacts): boolean {
	return Number(time.slice(0, 2)) < pickup.truckOutUntilHour
}

/** The first day (`YYYY-MM-DD`) whose pickups may still come: today until the trucks are back, then tomorrow. */
export function firstDayToCome(now: Moment, facts: TruckFacts): string {
	return areTrucksOut(now, facts) ? now.date : addDays(civilDay(now.date), 1).date
}
