import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { startOfDay, type Zoned } from '#app/company/zoned_time.ts'
import type { Database } from '#db/schema.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import type { Origin } from '../requests/origin.ts'

/** Conditions for when and from where requests came. */
export function originConditions(
	eb: ExpressionBuilder<Database, 'lead_work'>,
	{ from, to, town, page }: Origin,
	zoned: Zoned,
): Expression<SqlBool>[] {
	const conditions: Expression<SqlBool>[] = []
	const beginningOf = (date: string) => startOfDay(date, zoned).toISOString()
	if (from !== null) conditions.push(eb('created_at', '>=', beginningOf(from)))
	if (to !== null) conditions.push(eb('created_at', '<', beginningOf(addDays(civilDay(to), 1).date)))
	if (town === '') conditions.push(eb.or([eb('town', 'is', null), eb('town', '=', '')]))
	else if (town !== null) conditions.push(eb('town', '=', town))
	if (page === 'phone') conditions.push(eb('source', '=', 'phone'))
	else if (page === 'unknown') conditions.push(eb('page', 'is', null), eb('source', '=', 'site'))
	else if (page !== null) conditions.push(eb('page', '=', page))
	return conditions
}
