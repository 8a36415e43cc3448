import type { Facts, RolloffFacts } from '#app/company/facts_type.ts'
import { type LoadMaterial, safeTons, tonsOf } from '#app/company/fill_depth.ts'

export const projectTypes = ['cleanout', 'renovation', 'roofing', 'construction'] as const
export const roomCounts = ['1', '2', '3', '4+'] as const
export const materialTypes = ['light', 'mixed', 'heavy', 'bulky'] as const

export type ProjectType = (typeof projectTypes)[number]
export type RoomCount = (typeof roomCounts)[number]
export type MaterialType = (typeof materialTypes)[number]

/** A job as the calculator asks about it (CA-01); rooms may stay unanswered. */
export interface Job {
	project: ProjectType
	rooms: RoomCount | null
	material: MaterialType
}

type RentedSize = RolloffFacts
type Rented = Pick<Facts, 'rolloffs'>

/** Cubic yards that are added to the smallest container (CA-02). */
const forProject: Readonly<Record<ProjectType, number>> = {
	cleanout: 3,
	renovation: 3,
	roofing: 8,
	construction: 18,
}
const forMaterial: Readonly<Record<MaterialType, number>> = { light: 0, mixed: 0, heavy: 5, bulky: 8 }
/** Each room above two adds two yards. */
const forRooms: Readonly<Record<RoomCount, number>> = { '1': 0, '2': 0, '3': 2, '4+': 4 }

/**
 * The cubic yards a job takes, from the smallest container's to the largest's (CA-02). Often a size nobody rents,
 * such as 17: `rental` says what to order. Null where there is no container.
 */
export function recommendedYards({ project, rooms, material }: Job, { rolloffs }: Rented): number | null {
	if (rolloffs.length === 0) return null
	const yards = rolloffs.map((size) => size.yards)
	const roomYards = rooms === null ? 0 : forRooms[rooms]
	return Math.min(
		Math.max(...yards),
		Math.min(...yards) + forProject[project] + roomYards + forMaterial[material],
	)
}

/** What to rent for a job: a size, and how often it is filled; null where nobody can say, each load up to its fill line. */
export interface Rental {
	size: RentedSize
	loads: 1 | 2 | null
	/** What reaches the weight limit before the container is full; null for what does not. */
	heavy: LoadMaterial | null
}

/**
 * The smallest size that carries the job's room and weight, in one load or in two; where none does, the smallest there is, up to its fill
 * line. Heavy material takes no more room for being heavy, and a roof is not measured in rooms.
 */
export function rental(job: Job, facts: Rented): Rental | null {
	const { project, rooms, material } = job
	const isHeavy = material === 'heavy'
	const isRoof = project === 'roofing'
	const yards = recommendedYards(
		isHeavy ? { project, rooms: isRoof ? null : rooms, material: 'mixed' } : job,
		facts,
	)
	if (yards === null) return null
	const heavy = isHeavy ? (isRoof ? 'shingles' : 'dirt') : null
	const tons = heavy === null ? 0 : tonsOf(heavy, yards)
	for (const loads of [1, 2] as const) {
		// What is not heavy always has a container that holds it (decision D16).
		const size = smallestThat(facts, (one) => one.yards * loads >= yards && safeTons(one) * loads >= tons)
		if (size) return { size, loads, heavy }
	}
	const size = smallestThat(facts, () => true)
	return size ? { size, loads: null, heavy } : null
}

function smallestThat({ rolloffs }: Rented, carries: (size: RentedSize) => boolean): RentedSize | undefined {
	return rolloffs.filter(carries).toSorted((one, other) => one.yards - other.yards)[0]
}
