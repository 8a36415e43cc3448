/** How many feet the view of a single thing is high, by its file of drawings to scale (`art/scale/`). */
export const feetTall = { 'scale-carts': 6.2, 'scale-commercial': 7, 'scale-rolloffs': 7.375 } as const

type File = keyof typeof feetTall

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
