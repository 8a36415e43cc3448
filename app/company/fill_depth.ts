import type { RolloffFacts } from './facts_type.ts'

/**
 * Pounds per cubic yard, loose as thrown in. Earth (excavated, wet), broken concrete and asphalt: CalRecycle, Solid Waste Cleanup Program
 * Weights and Volumes. Shingles: EPA, Volume-to-Weight Conversion Factors, 2016. Plaster and tile as rubble, drywall, wood: USGBC, LEED
 * Reference Guide 2009, table 2. Household: EPA, Measuring Recycling, 1997. Brick: soft clay, as in builders' tables.
 */
export const loadMaterials = [
	{ key: 'dirt', name: 'Dirt, sod, gravel', poundsPerYard: 3000 },
	{ key: 'brick', name: 'Brick', poundsPerYard: 2700 },
	{ key: 'concrete', name: 'Broken concrete', poundsPerYard: 2400 },
	{ key: 'asphalt', name: 'Broken asphalt', poundsPerYard: 2400 },
	{ key: 'plaster', name: 'Plaster and tile', poundsPerYard: 1400 },
	{ key: 'shingles', name: 'Shingles', poundsPerYard: 731 },
	{ key: 'drywall', name: 'Drywall', poundsPerYard: 500 },
	{ key: 'wood', name: 'Wood', poundsPerYard: 300 },
	{ key: 'household', name: 'Furniture, household', poundsPerYard: 300 },
] as const

export type LoadMaterial = (typeof loadMaterials)[number]['key']

const poundsPerTon = 2000
const cubicFeetPerYard = 27

/** The weight that a container may carry on any road: the lower end of its tons. */
export function safeTons({ tons }: Pick<RolloffFacts, 'tons'>): number {
	return Number.parseFloat(tons)
}

/** The weight of this many cubic yards of a material, in tons. */
export function tonsOf(material: LoadMaterial, yards: number): number {
	return (yards * poundsPerYard(material)) / poundsPerTon
}

/**
 * How deep a material may fill a container, in whole inches; null if up to the rim. Computes with the outside
 * dimensions: the floor is smaller, so the true load is lighter.
 */
export function fillInches({ yards, feet, tons }: RolloffFacts, material: LoadMaterial): number | null {
	const carried = (safeTons({ tons }) * poundsPerTon) / poundsPerYard(material)
	if (carried >= yards) return null
	const [length, width] = feet
	return Math.floor(((carried * cubicFeetPerYard) / (length * width)) * 12)
}

/** How deep a material may fill a container, in words: `3 inches`, `the rim`. */
export function fillDepth(size: RolloffFacts, material: LoadMaterial): string {
	const inches = fillInches(size, material)
	if (inches === null) return 'the rim'
	return inches === 1 ? '1 inch' : `${inches} inches`
}

function poundsPerYard(material: LoadMaterial): number {
	return loadMaterials.find(({ key }) => key === material)?.poundsPerYard ?? Number.NaN
}
