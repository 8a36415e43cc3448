/** The landscapes that scenes are drawn in. One is added with its drawings in art/landscapes/. */
export const landscapes = ['mountains', 'plains', 'woods', 'coast', 'desert', 'city'] as const
export type LandscapeName = (typeof landscapes)[number]

/** What a town is known by. One is added with its drawing in art/features/. */
export const townFeatures = [
	'water tower',
	'grain elevator',
	'lake',
	'river bridge',
	'main street',
	'church',
	'lighthouse',
	'pier',
	'mesa',
	'mill',
	'campus',
] as const
export type TownFeature = (typeof townFeatures)[number]

/** A scene shows so many features of its town, and no more. */
export const mostFeatures = 3

/** The trucks that are drawn on a round. One is added with its drawings in art/solid/ and art/things/. */
export const truckKinds = ['rear loader', 'side loader', 'front loader', 'roll-off hoist'] as const
export type TruckKind = (typeof truckKinds)[number]
