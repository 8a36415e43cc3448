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

/** The features of a town that its scene shows, up to the maximum. */
export function shownFeatures(features: readonly TownFeature[]): TownFeature[] {
	return [...new Set(features)].slice(0, mostFeatures)
}

/** The end of a sentence about a truck that names the features behind it. */
export function featureWords(features: readonly TownFeature[]): string {
	return `${listed(shownFeatures(features).map((feature) => townFeatures[feature]))} behind it`
}

/** The parts of a livery that determine what a scene shows. */
interface Setting {
	landscape: LandscapeName
	truckType: TruckKind
	towns: TownsInScenes
}

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

/** Adapts alt text to a company that only has roll-offs and so no garbage truck. */
export function withTruck(alt: string, truckType: TruckKind): string {
	return truckType === 'roll-off hoist' ? alt.replace('Our garbage truck', 'Our roll-off truck') : alt
}
