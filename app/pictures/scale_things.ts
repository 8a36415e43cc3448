import type { DrawnSize } from '#app/company/livery.ts'

/** So that a person and a pickup truck have room on every sheet. */
const leastTall = { 'scale-carts': 6.2, 'scale-commercial': 7, 'scale-rolloffs': 7.375 } as const
const headroom = 0.4

type File = keyof typeof leastTall

/** How many feet the view of a single thing is high, by its file of drawings to scale (`art/scale/`). */
export function feetTall(
	file: File,
	{ rolloffs, commercial }: { rolloffs: readonly DrawnSize[]; commercial: readonly DrawnSize[] },
): number {
	const sizes = { 'scale-carts': [], 'scale-commercial': commercial, 'scale-rolloffs': rolloffs }[file]
	return Math.max(leastTall[file], ...sizes.map(({ feet }) => feet[2] + headroom))
}

/** Something drawn to scale that stands on a ground line. */
export interface Thing {
	file: File
	/** The name of its view in the file. */
	piece: string
	feetWide: number
}

const inFoot = 12

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

/** The household carts, as wide as their makers build them. */
export const trashCarts: readonly Thing[] = [
	{ file: 'scale-carts', piece: 'cart-small', feetWide: 27 / inFoot },
	{ file: 'scale-carts', piece: 'cart-large', feetWide: 29 / inFoot },
]
