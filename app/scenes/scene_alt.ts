import { listed } from '#platform/text/listed.ts'
import { alts, snowyTurns, townAlts, viewAlts } from './alts.ts'
import { pictures } from './manifest.ts'
import { isCommon, type PictureName } from './picture_name.ts'
import {
	type LandscapeName,
	mostFeatures,
	type TownFeature,
	townFeatures,
	type TownInScene,
	type TownService,
	type TownsInScenes,
	type TruckKind,
	viewsOfService,
} from './setting.ts'

/** The features of a town that its scenes show. */
export function shownFeatures(features: readonly TownFeature[]): TownFeature[] {
	return [...new Set(features)].slice(0, mostFeatures)
}

/** What is said of a town's features, at the end of a sentence about a truck. */
export function featureWords(features: readonly TownFeature[]): string {
	return `${listed(shownFeatures(features).map((feature) => townFeatures[feature]))} behind it`
}

/** What of a livery decides what is seen in a scene. */
interface Setting {
	landscape: LandscapeName
	truckType: TruckKind
	towns: TownsInScenes
}

/** What is seen in a scene, for people who don't see it. */
export function sceneAlt(name: PictureName, { landscape, truckType, towns }: Setting): string {
	const service: TownService = name.startsWith('roll-off') ? 'roll-off' : 'residential'
	const town = towns[name]
	const common = isCommon(name) ? name : service
	const text =
		town && !isCommon(name)
			? `Our ${service === 'residential' ? 'garbage' : 'roll-off'} truck ${townAlt(service, town, landscape)}.`
			: landscape === 'mountains'
				? pictures[common]
				: alts[landscape][common]
	return withTruck(text, truckType)
}

function townAlt(service: TownService, town: TownInScene, landscape: LandscapeName): string {
	const { features, view, turn } = town
	const own = landscape === 'mountains' && view ? viewAlts[view] : undefined
	const ofView = own?.[service]
	if (own && ofView !== undefined && String(own.features) === String(shownFeatures(features))) return ofView
	const { trucks, lands } = townAlts[landscape]
	const [plain = '', inSnow = ''] = trucks[service][turn % viewsOfService[service].length] ?? []
	const land = features.length > 0 ? featureWords(features) : (lands[turn % lands.length] ?? '')
	return `${snowyTurns[landscape][service].includes(turn) ? inSnow : plain}, ${land}`
}

/** A company of roll-offs alone has no garbage truck. */
export function withTruck(alt: string, truckType: TruckKind): string {
	return truckType === 'roll-off hoist' ? alt.replace('Our garbage truck', 'Our roll-off truck') : alt
}
