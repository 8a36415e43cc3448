import { mostFeatures, type TownFeature } from '#app/scenes/setting.ts'

/** What alt texts call the features. */
const words: Record<TownFeature, string> = {
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
}

/** The features of a town, as many as a scene shows, as a list in words. */
export const wordsOf = (features: readonly TownFeature[]): string =>
	new Intl.ListFormat('en-US').format(features.slice(0, mostFeatures).map((feature) => words[feature]))

/** What a town is known by, in the places that are free. */
export const featureLayer = (_sight: unknown, _town: unknown, _hasWater: boolean): string => ''
