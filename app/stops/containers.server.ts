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

/** How long a request wants its container, in days at most; none where it wants it for longer than all of these. */
const wishedDays: Readonly<Record<string, number>> = {
	'1-3 days': 3,
	'4-7 days': 7,
	'1-2 weeks': 14,
	'2-4 weeks': 28,
}

/** A container that is out for longer is no longer looked for. */
const daysLooked = 400

/** The id of the one size that a roll-off request names (`20 Yard`); null where it names none or several. */
export function containerOf(sizes: unknown, { rolloffSizes }: Sizes): string | null {
	const named: unknown[] = Array.isArray(sizes) ? sizes : []
	if (named.length !== 1 || !rolloffSizes.ok) return null
	return rolloffSizes.rows.find(({ cubic_yards }) => `${cubic_yards} Yard` === named[0])?.id ?? null
}

/** The size with this id; undefined where it is none of ours. */
export function sizeOf(id: unknown, { rolloffSizes }: Sizes): RolloffSizeRow | undefined {
	return rowsIn(rolloffSizes).find((row) => row.id === id)
}

/** How many days a container may stay by what its request wished, else by what its size includes; null where neither has a number. */
export function agreedDays(wish: unknown, included: number | null | undefined): number | null {
	return (wish ? wishedDays[String(wish)] : included) ?? null
}

/** How many of a size are out on a day, those among them that are planned to be brought until then; not by this stop. */
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
								// One that is picked up that day is back the day after.
								eb('fetching.kind', '=', 'pick-up-container').and('fetching.day', '<', day),
							]),
						),
				),
			),
		)
		.executeTakeFirstOrThrow()
	return Number(many)
}

/** What a delivery takes of the containers that there are. */
interface ContainerCount {
	/** `3 of 5 containers of 20 Yard are out on Tuesday, December 1, with this one.` */
	words: string
	/** Whether that is more than there are. */
	isTooMany: boolean
}

/** How many of its size are out on the day of a delivery, with it; null for other stops, and where nobody said how many there are. */
export async function containerCount(
	db: Kysely<Database>,
	sizes: Sizes,
	{ id = '', kind, container_id, day }: Pick<StopRow, 'kind' | 'container_id' | 'day'> & { id?: string },
): Promise<ContainerCount | null> {
	const size = sizeOf(container_id, sizes)
	if (kind !== 'deliver-container' || !size || size.owned === null) return null
	const out = (await outOn(db, size.id, day, id)) + 1
	const owned = size.owned === 1 ? '1 container' : `${size.owned} containers`
	return {
		words: `${out} of ${owned} of ${size.size_label} ${out === 1 ? 'is' : 'are'} out on ${formatDay(day)}, with this one.`,
		isTooMany: out > size.owned,
	}
}

/** A container that stands somewhere, with how long, and how long was agreed. */
interface StandingContainer {
	stop: StopRow
	days: number
	agreed: number
}

/** The containers that are out for longer than agreed and that nobody has planned to fetch, the longest first. */
export async function overstayed(
	db: Kysely<Database>,
	today: string,
	zoned: Zoned,
): Promise<StandingContainer[]> {
	const standing = await db
		.selectFrom('stops')
		.leftJoin('rolloff_sizes', 'rolloff_sizes.id', 'stops.container_id')
		.leftJoin('rolloff_quote_requests', 'rolloff_quote_requests.id', 'stops.lead_id')
		.selectAll('stops')
		.select(['included_days', 'project_duration'])
		// In these words, because the index has them.
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
