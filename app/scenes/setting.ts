/** The landscapes that scenes are drawn in. One is added with its drawings in art/landscapes/. */
export const landscapes = ['mountains', 'plains', 'woods', 'coast', 'desert', 'city'] as const
export type LandscapeName = (typeof landscapes)[number]

/** What a town is known by, and what is said of it where it is seen. One is added with its drawing in art/features/. */
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

/** A scene shows so many features of its town, and no more. */
export const mostFeatures = 3

/** Where a town's scenes are seen from: how the truck is shown, and what land the mountains have behind it. */
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

/** The views that each service's scenes have, in their order. */
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

/** How often each view comes again in another light and season, before two towns share one. */
export const rounds = 6

/** A town as its scene shows it. */
export interface TownInScene {
	/** On its water tower; '' where it is not known which town's it is. */
	name: string
	features: readonly TownFeature[]
	/** Null where the office has chosen none. */
	view: TownView | null
	/** Which of its service's views it has; those beyond their number come in another light and season. */
	turn: number
}

/** The towns of a company, by the names of their scenes. */
export type TownsInScenes = Readonly<Record<string, TownInScene>>

/** The trucks that are drawn on a round. One is added with its drawings in art/solid/ and art/things/. */
export const truckKinds = ['rear loader', 'side loader', 'front loader', 'roll-off hoist'] as const
export type TruckKind = (typeof truckKinds)[number]
