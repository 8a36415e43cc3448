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

/** The trucks that are drawn on a round. One is added with its drawings in art/solid/ and art/things/. */
export const truckKinds = ['rear loader', 'side loader', 'front loader', 'roll-off hoist'] as const
export type TruckKind = (typeof truckKinds)[number]
