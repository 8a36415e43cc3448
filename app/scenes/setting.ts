/** The landscapes of scenes. To add one, add its drawings in art/landscapes/. */
export const landscapes = ['mountains', 'plains', 'woods', 'coast', 'desert', 'city'] as const
export type LandscapeName = (typeof landscapes)[number]

/** The features that towns are known for, and how alt text names each. To add one, add its drawing in art/features/. */
export const townFeatures = {
	'water tower': 'the town’s water tower',
	'grain elevator': 'a grain elevator',
	lake: 'a lake',
	'river bridge': 'a bridge over the river',
	'main street': 'the brick fronts of main street',
	church: 'a white church',
	lighthouse: 'a lighthouse',
	pier: 'a pier',
	mesa: 'a mesa',
	mill: 'the old mill',
	campus: 'the clock tower of the college',
} as const
export type TownFeature = keyof typeof townFeatures

/** The maximum number of a town's features in its scene. */
export const mostFeatures = 3

/** The views of town scenes: how the truck is shown, and the land behind it in the mountains. */
export const townViews = [
	'lake shore',
	'toothed rock',
	'open wheat',
	'wide plain',
	'ranch road',
	'new streets',
	'hay meadows',
	'twin summits',
	'red hogbacks',
	'pine road',
] as const
export type TownView = (typeof townViews)[number]

/** The services whose towns have a scene each. */
export type TownService = 'residential' | 'roll-off'

/** The views of each service's scenes, in order. */
export const viewsOfService = {
	residential: ['lake shore', 'toothed rock', 'open wheat', 'wide plain', 'ranch road', 'new streets'],
	'roll-off': [
		'hay meadows',
		'toothed rock',
		'wide plain',
		'twin summits',
		'red hogbacks',
		'pine road',
		'new streets',
		'open wheat',
		'lake shore',
	],
} as const satisfies Record<TownService, readonly TownView[]>

/** The number of variants of each view, in different light and seasons, before two towns share one. */
export const rounds = 6

/** A town as shown in its scene. */
export interface TownInScene {
	/** The name on the water tower; '' if towns with different names share the scene. */
	name: string
	features: readonly TownFeature[]
	/** Null if the office has not chosen one. */
	view: TownView | null
	/** The index of the view among its service's; higher numbers are variants in another light and season. */
	turn: number
}

/** A company's towns, by scene name. */
export type TownsInScenes = Readonly<Record<string, TownInScene>>

/** The truck types. To add one, add its drawings in art/solid/ and art/things/. */
export const truckKinds = ['rear loader', 'side loader', 'front loader', 'roll-off hoist'] as const
export type TruckKind = (typeof truckKinds)[number]
