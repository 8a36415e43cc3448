import type { Transaction } from 'kysely'
import type { Facts } from '#app/company/facts_type.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { misplacedPickups } from '#app/pickup/schedule/delay_problems.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import type { Database } from '#db/schema.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { alertContext } from './alert_context.server.ts'

/** Why an area cannot have this pickup day: a current delay would move a pickup out of its week or onto a holiday. */
export async function areaErrors(
	trx: Transaction<Database>,
	facts: Pick<Facts, 'lawnSeason' | 'hours' | 'name'>,
	area: PickupAreaRow,
	now: Date,
): Promise<FieldError[]> {
	const { alerts, rules, today } = await alertContext(trx, facts, now)
	for (const alert of alerts.filter(({ ends_on }) => ends_on >= today)) {
		const [misplaced] = misplacedPickups(alert, [area], {
			...rules,
			alerts: alerts.filter(({ id }) => id !== alert.id),
		})
		if (misplaced)
			return [
				{
					field: 'weekday',
					message: `Pickup day: the alert “${alert.message}” delays the pickup of ${formatDay(misplaced.date)} further than its week or a holiday allows. Please take the alert back first.`,
				},
			]
	}
	return []
}
