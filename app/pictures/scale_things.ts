import type { DrawnCart, DrawnSize } from '#app/company/livery.ts'

/** The minimum height in feet, so that a person and a pickup truck fit on every sheet. */
const leastTall = { 'scale-carts': 6.2, 'scale-commercial': 7, 'scale-rolloffs': 7.375 } as const
const headroom = 0.4
const inFoot = 12

type File = keyof typeof leastTall

/** The height in feet of a single thing's view in a file of drawings to scale (`art/scale/`). */
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

/** Things of familiar size: a person of 5 ft 9 in and a pickup truck. */
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
