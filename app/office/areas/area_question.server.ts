import { rowsIn } from '#app/content/listing.ts'
import { listed } from '#platform/text/listed.ts'
import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { counted } from '#platform/text/counted.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { withOurRules } from '#app/content/our_rules.ts'
import { stopSchedule } from '#app/stops/stop_day.ts'
import { stopsTouched } from '#app/stops/stops_touched.server.ts'
import type { ContentHub, Snapshot } from '#app/content/snapshot.server.ts'
import { subscriberCounts } from '#app/pickup/reminders/subscriber_counts.server.ts'
import { comingRules } from '#app/pickup/schedule/area_rules.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { nextPickups } from '#app/pickup/schedule/pickups.ts'
import { rulesInForce } from '#app/pickup/schedule/rule_words.ts'
import { type ScheduleRules, scheduleRules } from '#app/pickup/schedule/rules.ts'
import { type IrregularInterval, irregularIntervals } from '#app/pickup/schedule/irregular_intervals.ts'
import { streamNames } from '#app/pickup/schedule/streams.ts'
import { firstDayToCome } from '#app/pickup/schedule/trucks_out.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import type { Database } from '#db/schema.ts'
import type { LocalTime } from '#platform/time/zoned_time.ts'
import type { Question } from '../kernel/fields/question.ts'
import { coverWords } from './cover_words.ts'
import { rangeCounts } from '../streets/range_counts.server.ts'

/** The effects of changing the area from `before` to `after` as of a day (`YYYY-MM-DD`). */
export async function areaQuestion(
	trx: Transaction<Database>,
	content: Pick<ContentHub, 'current'>,
	{ before, after, from }: { before: PickupAreaRow; after: PickupAreaRow; from: string },
	now: Date,
): Promise<Question> {
	const here = localTimeOf(now, content.current.facts)
	const today = here.date
	const rules = scheduleRules(content.current)
	const shown = rowsIn(content.current.pickupAreas)
	const contracted_to = shown.find(({ id }) => id === after.id)?.contracted_to ?? after.contracted_to
	const [was, is] = [before, after].map((area) =>
		withOurRules({ ...area, contracted_to }, content.current),
	) as [PickupAreaRow, PickupAreaRow]
	const begins = [...new Set([from, ...comingRules(is, today).flatMap(({ valid_from }) => valid_from ?? [])])]
	const question = {
		heading: `From ${formatDay(from, 'longDate')} on?`,
		rules: rulesInForce(is, today),
		warnings: begins.flatMap((day) => irregularIntervals(is, day, rules).map(intervalInWords)),
		effects: [
			...nextInWords(was, is, { here, from, rules }),
			...(await stopsInWords(trx, content.current, after, today)),
			...(await reachInWords(trx, after)),
		],
	}
	const key = createHash('sha256')
		.update(JSON.stringify([after.id, from, question]))
		.digest('base64url')
	return { key, ...question }
}

function intervalInWords({ stream, kind, last, first }: IrregularInterval): string {
	const what = streamNames[stream].toLowerCase()
	const [one, other] = [last, first].map((day) => formatDay(day))
	if (kind === 'none between') return `From ${one} to ${other} there would be no ${what} pickup.`
	const how = kind === 'twice in a week' ? 'twice in one week' : 'in two weeks in a row'
	return `${streamNames[stream]} would come ${how}: ${one} and ${other}.`
}

function nextInWords(
	before: PickupAreaRow,
	after: PickupAreaRow,
	{ here, from, rules }: { here: LocalTime; from: string; rules: ScheduleRules },
): string[] {
	const nextOf = (area: PickupAreaRow, day = here.date) => {
		const toCome = firstDayToCome(here, area, rules)
		return nextPickups(area, day > toCome ? day : toCome, 1, rules)[0]?.date ?? null
	}
	const [old, next, first] = [nextOf(before), nextOf(after), nextOf(after, from)]
	if (next === null) return ['Nothing would be picked up within a year.']
	if (next !== old)
		return [`The next pickup would be ${formatDay(next)}${old === null ? '' : `, not ${formatDay(old)}`}.`]
	return [
		`The next pickup stays ${formatDay(next)}.`,
		...(first && first !== next ? [`The first from then on is ${formatDay(first)}.`] : []),
	]
}

/** The planned stops that follow the area's pickup and move with it. */
async function stopsInWords(
	trx: Transaction<Database>,
	snapshot: Snapshot,
	area: PickupAreaRow,
	today: string,
): Promise<string[]> {
	const before = stopSchedule(snapshot)
	// Stops of an area that is off the site do not move.
	if (!before.areas.has(area.id)) return []
	const after = { ...before, areas: new Map([...before.areas, [area.id, area]]) }
	const { moved } = await stopsTouched(trx, today, { before, after, isTouched: () => false })
	return moved === null ? [] : [moved]
}

async function reachInWords(trx: Transaction<Database>, area: PickupAreaRow): Promise<string[]> {
	const { reminders = 0 } = (await subscriberCounts(trx)).get(area.id) ?? {}
	const ranges = (await rangeCounts({ db: trx })).get(area.id) ?? 0
	const covered = coverWords(area)
	return [
		reminders === 0
			? 'Nobody has reminders of this area.'
			: `${counted(reminders, 'subscriber')} to its reminders ${reminders === 1 ? 'gets' : 'get'} one email about it.`,
		...(ranges === 0 && covered.length === 0 ? ['No streets lead to it yet.'] : []),
		...(ranges > 0 ? [`${counted(ranges, 'street range')} ${ranges === 1 ? 'leads' : 'lead'} to it.`] : []),
		...(covered.length > 0 ? [`It covers ${listed(covered)}.`] : []),
	]
}
