import type { DrawnCart, DrawnSize } from '#app/company/livery.ts'

/** So that a person and a pickup truck have room on every sheet. */
const leastTall = { 'scale-carts': 6.2, 'scale-commercial': 7, 'scale-rolloffs': 7.375 } as const
const headroom = 0.4
const inFoot = 12

type File = keyof typeof leastTall

/** How many feet the view of a single thing is high, by its file of drawings to scale (`art/scale/`). */
export function feetTall(file: File, { carts, rolloffs, commercial }: Sizes): number {
	const feetOf = (sizes: readonly DrawnSize[]) => sizes.map(({ feet }) => feet[2])
	const heights = {
		'scale-carts': carts.map(({ inches }) => inches[0] / inFoot),
		'scale-commercial': feetOf(commercial),
		'scale-rolloffs': feetOf(rolloffs),
	}
	return Math.max(leastTall[file], ...heights[file].map((feet) => feet + headroom))
}

interface Sizes {
	carts: readonly Pick<DrawnCart, 'inches'>[]
	rolloffs: readonly DrawnSize[]
	commercial: readonly DrawnSize[]
}

/** Something drawn to scale that stands on a ground line. */
export interface Thing {
	file: File
	/** The name of its view in the file. */
	piece: string
	feetWide: number
}

/** What everyone knows the size of: a person of 5 ft 9 and a pickup truck. */
export const beside = (file: Exclude<File, 'scale-carts'>): readonly Thing[] => [
	{ file, piece: 'person', feetWide: 2.1 },
	{ file, piece: 'pickup', feetWide: 19.3 },
]

export const container = ({ yards, feet }: { yards: number; feet: readonly number[] }): Thing => ({
	file: 'scale-rolloffs',
	piece: `container-${yards}`,
	feetWide: feet[0] ?? 0,
})

export const dumpster = ({ yards, feet }: { yards: number; feet: readonly number[] }): Thing => ({
	file: 'scale-commercial',
	piece: `dumpster-${yards}`,
	feetWide: feet[0] ?? 0,
})

export const trashCart = ({ slug, inches }: Pick<DrawnCart, 'slug' | 'inches'>): Thing => ({
	file: 'scale-carts',
	piece: `cart-${slug}`,
	feetWide: inches[1] / inFoot,
})
