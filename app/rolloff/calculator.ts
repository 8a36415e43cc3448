import type { Facts, RolloffFacts } from '#app/company/facts_type.ts'
import { type LoadMaterial, safeTons, tonsOf } from '#app/company/fill_depth.ts'

export const projectTypes = ['cleanout', 'renovation', 'roofing', 'construction'] as const
export const roomCounts = ['1', '2', '3', '4+'] as const
export const materialTypes = ['light', 'mixed', 'heavy', 'bulky'] as const

export type ProjectType = (typeof projectTypes)[number]
export type RoomCount = (typeof roomCounts)[number]
export type MaterialType = (typeof materialTypes)[number]

/** A job as entered in the calculator (CA-01); rooms are optional. */
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
 * The cubic yards that a job takes, between the sizes of the smallest and the largest container (CA-02). Often
 * there is no such size, e.g. 17: `rental` returns what to order. Null if there are no containers.
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

/**
 * What to rent for a job: a size and the number of loads; null if the number is unknown, with each load up to
 * the fill line.
 */
export interface Rental {
	size: RentedSize
	loads: 1 | 2 | null
	/** The material that reaches the weight limit before the container is full; null if none does. */
	heavy: LoadMaterial | null
}

/**
 * The smallest size that takes the job's volume and weight in one or two loads; if there is none, the smallest
 * size, filled up to its line. Heavy material needs no extra volume, and roofing ignores rooms.
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
		// Jobs without heavy material always fit into some container (decision D16).
		const size = smallestThat(facts, (one) => one.yards * loads >= yards && safeTons(one) * loads >= tons)
		if (size) return { size, loads, heavy }
	}
	const size = smallestThat(facts, () => true)
	return size ? { size, loads: null, heavy } : null
}

function smallestThat({ rolloffs }: Rented, carries: (size: RentedSize) => boolean): RentedSize | undefined {
	return rolloffs.filter(carries).toSorted((one, other) => one.yards - other.yards)[0]
}
