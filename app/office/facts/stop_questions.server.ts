import { daysOffFacts, daysOffWith, hasNoPickups } from '#app/company/days_off.ts'
import type { FactValues } from '#app/company/fact_path.ts'
import { factFields } from '#app/company/facts_schema.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { stopSchedule } from '#app/stops/stop_day.ts'
import { stopsTouched } from '#app/stops/stops_touched.server.ts'
import type { Jump } from '../kernel/fields/question.ts'
import type { ContentReading } from '../kernel/store/write_content.server.ts'

/** Questions about stops that changed holidays or closed days would move, or whose fixed day is one of them. */
export async function stopQuestions(
	{ store, content }: ContentReading,
	changes: FactValues,
	now: Date,
): Promise<Jump[]> {
	const name = daysOffFacts.find((one) => one in changes)
	if (name === undefined) return []
	const { current } = content
	const { hours } = current.facts
	const daysOff = daysOffWith(changes, hours)
	const before = stopSchedule(current)
	const { moved, own } = await stopsTouched(store.db, localTimeOf(now, current.facts).date, {
		before,
		after: { ...before, rules: { ...before.rules, daysOff } },
		isTouched: ({ day }) => hasNoPickups(day, daysOff) && !hasNoPickups(day, hours),
	})
	const text = [moved, own].filter((words) => words !== null).join(' ')
	return text === ''
		? []
		: [{ name, label: factFields.get(name)?.label ?? name, text: `${text} Is that right?` }]
}
