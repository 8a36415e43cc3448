import { type Kysely, sql } from 'kysely'
import type { Zoned } from '#app/company/zoned_time.ts'
import { rowsIn } from '#app/content/listing.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { RolloffSizeRow } from '#db/content_rows.ts'
import type { Database } from '#db/schema.ts'
import type { StopRow } from '#db/stop_rows.ts'
import { addDays, civilDay, daysBetween } from '#platform/time/civil_day.ts'
import { doneOn } from './stop_day.ts'
import { bringingKinds } from './stop_kinds.ts'
import { formatDay } from '#platform/time/format_day.ts'

type Sizes = Pick<Snapshot, 'rolloffSizes'>

/** How long a request wants its container, as the maximum number of days; no entry for longer than all of these. */
const wishedDays: Readonly<Record<string, number>> = {
	'1-3 days': 3,
	'4-7 days': 7,
	'1-2 weeks': 14,
	'2-4 weeks': 28,
}

/** Containers delivered longer ago are ignored. */
const daysLooked = 400

/** The id of the only size in a roll-off request (`20 Yard`); null if it names none or several. */
export function containerOf(sizes: unknown, { rolloffSizes }: Sizes): string | null {
	const named: unknown[] = Array.isArray(sizes) ? sizes : []
	if (named.length !== 1 || !rolloffSizes.ok) return null
	return rolloffSizes.rows.find(({ cubic_yards }) => `${cubic_yards} Yard` === named[0])?.id ?? null
}

/** The size with this id; undefined if it is not one of ours. */
export function sizeOf(id: unknown, { rolloffSizes }: Sizes): RolloffSizeRow | undefined {
	return rowsIn(rolloffSizes).find((row) => row.id === id)
}

/** How many days a container may stay: as the request wished, else as its size includes; null if neither gives a number. */
export function agreedDays(wish: unknown, included: number | null | undefined): number | null {
	return (wish ? wishedDays[String(wish)] : included) ?? null
}

/** How many containers of a size are out on a day, including planned deliveries until then, except by the stop `but`. */
async function outOn(db: Kysely<Database>, id: string, day: string, but: string): Promise<number> {
	const { many } = await db
		.selectFrom('stops as brought')
		.select(({ fn }) => fn.countAll<number | string>().as('many'))
		.where('brought.container_id', '=', id)
		.where('brought.kind', 'in', bringingKinds)
		.where('brought.state', 'in', ['planned', 'done'])
		.where('brought.day', '<=', day)
		.where('brought.id', '!=', but)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom('stops as fetching')
						.select('fetching.id')
						.whereRef('fetching.fetches', '=', 'brought.id')
						.where('fetching.state', 'in', ['planned', 'done'])
						.where(({ or, eb }) =>
							or([
								eb('fetching.kind', '=', 'swap-container').and('fetching.day', '<=', day),
								// A container that is picked up that day is available the day after.
								eb('fetching.kind', '=', 'pick-up-container').and('fetching.day', '<', day),
							]),
						),
				),
			),
		)
		.executeTakeFirstOrThrow()
	return Number(many)
}

/**
 * The number of containers of this size that are out on the day of a delivery, including it; null for other
 * kinds of stops, or if the number owned is unknown.
 */
export async function containerCount(
	db: Kysely<Database>,
	sizes: Sizes,
	{ id = '', kind, container_id, day }: Pick<StopRow, 'kind' | 'container_id' | 'day'> & { id?: string },
) {
	const size = sizeOf(container_id, sizes)
	if (kind !== 'deliver-container' || !size || size.owned === null) return null
	const out = (await outOn(db, size.id, day, id)) + 1
	const owned = size.owned === 1 ? '1 container' : `${size.owned} containers`
	return {
		/** `3 of 5 containers of 20 Yard are out on Tuesday, December 1, with this one.` */
		words: `${out} of ${owned} of ${size.size_label} ${out === 1 ? 'is' : 'are'} out on ${formatDay(day)}, with this one.`,
		/** Whether more are out than the company owns. */
		isTooMany: out > size.owned,
	}
}

/**
 * The containers that are out longer than agreed and that no stop fetches, longest first, with the number of days each has been
 * there and the agreed number.
 */
export async function overstayed(db: Kysely<Database>, today: string, zoned: Zoned) {
	const standing = await db
		.selectFrom('stops')
		.leftJoin('rolloff_sizes', 'rolloff_sizes.id', 'stops.container_id')
		.leftJoin('rolloff_quote_requests', 'rolloff_quote_requests.id', 'stops.lead_id')
		.selectAll('stops')
		.select(['included_days', 'project_duration'])
		// In exactly these words, to match the index.
		.where(sql<boolean>`is_standing`)
		.where('stops.day', '>=', addDays(civilDay(today), -daysLooked).date)
		.orderBy('stops.day')
		.orderBy('stops.id')
		.execute()
	const late = standing.flatMap(({ included_days, project_duration, ...stop }) => {
		const agreed = agreedDays(project_duration, included_days)
		const days = daysBetween(doneOn(stop, zoned) ?? stop.day, today)
		return agreed !== null && days > agreed ? [{ stop, days, agreed }] : []
	})
	return late.toSorted((one, other) => other.days - one.days)
}
