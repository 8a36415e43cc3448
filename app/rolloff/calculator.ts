import { builtInFacts } from '#app/company/built_in_facts.ts'
import { facts } from '#app/company/facts.ts'
import type { RolloffFacts } from '#app/company/facts_type.ts'

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

export type RentedSize = RolloffFacts

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

const smallest = Math.min(...builtInFacts.rolloffs.map(({ yards }) => yards))
const largest = Math.max(...builtInFacts.rolloffs.map(({ yards }) => yards))

/**
 * The cubic yards a job takes, from the smallest container's to the largest's (CA-02). Often a size nobody rents,
 * such as 17: `rentedSize` says what to order.
 */
export function recommendedYards({ project, rooms, material }: Job): number {
	const roomYards = rooms === null ? 0 : forRooms[rooms]
	return Math.min(largest, smallest + forProject[project] + roomYards + forMaterial[material])
}

/** The smallest container we rent that holds so many yards (decision D16). Throws a RangeError when none does. */
export function rentedSize(yards: number): RentedSize {
	const holding = facts.rolloffs.filter((size) => size.yards >= yards)
	const [tightest] = holding.toSorted((one, other) => one.yards - other.yards)
	if (!tightest) throw new RangeError(`No container holds ${yards} yards`)
	return tightest
}
