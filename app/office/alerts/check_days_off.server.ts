import { daysOffFacts } from '#app/company/days_off.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { parseFact } from '#app/content/save_facts.server.ts'
import { misplacedPickups } from '#app/pickup/schedule/delay_problems.ts'
import { formatDay } from '#app/pickup/schedule/format_day.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import type { ContentServices } from '../kernel/store/write_content.server.ts'
import { alertContext } from './alert_context.server.ts'

/** Why holidays or closed days cannot be saved: a standing alert delays a pickup to a day that would be off. */
export async function daysOffErrors(
	{ store, content }: Pick<ContentServices, 'store' | 'content'>,
	changes: Readonly<Record<string, unknown>>,
	now: Date,
): Promise<FieldError[]> {
	const names = daysOffFacts.filter((name) => name in changes)
	const [field] = names
	if (field === undefined) return []
	const { facts } = content.current
	const hours: Record<string, unknown> = { ...facts.hours }
	for (const name of names) {
		const parsed = parseFact(name, changes[name])
		if (parsed.ok) hours[name.slice('hours.'.length)] = parsed.value
	}
	const daysOff = hours as unknown as Facts['hours']
	const { alerts, areas, rules, today } = await store.db
		.transaction()
		.execute((trx) => alertContext(trx, facts, now))
	for (const alert of alerts.filter(({ ends_on }) => ends_on >= today)) {
		const others = { ...rules, alerts: alerts.filter(({ id }) => id !== alert.id) }
		const before = new Set(misplacedPickups(alert, areas, others).map(({ area }) => area.id))
		const found = misplacedPickups(alert, areas, { ...others, daysOff }).find(
			({ area }) => !before.has(area.id),
		)
		if (found)
			return [
				{
					field,
					message: `The alert “${alert.message}” delays the pickup of ${formatDay(found.date)} in ${found.area.name} to a day that would be off, or out of its week. Please take the alert back first, under Alerts.`,
				},
			]
	}
	return []
}
