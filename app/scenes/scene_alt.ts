import { alts } from './alts.ts'
import { type PictureName, pictures } from './manifest.ts'
import {
	type LandscapeName,
	mostFeatures,
	type TownFeature,
	townFeatures,
	type TruckKind,
} from './setting.ts'

/** The features of a town that its scenes show. */
export function shownFeatures(features: readonly TownFeature[]): TownFeature[] {
	return [...new Set(features)].slice(0, mostFeatures)
}

/** What is said of a town's features, at the end of a sentence about a truck. */
export function featureWords(features: readonly TownFeature[]): string {
	const list = new Intl.ListFormat('en-US')
	return `${list.format(shownFeatures(features).map((feature) => townFeatures[feature]))} behind it`
}

/** What of a livery decides what is seen in a scene. */
export interface Setting {
	landscape: LandscapeName
	truckType: TruckKind
	/** What towns are known by, by the name of the scene; without any, the mountains are those that `pictures` names. */
	features: Readonly<Record<string, readonly TownFeature[]>>
}

/** What is seen in a scene, for people who don't see it. */
export function sceneAlt(name: PictureName, { landscape, truckType, features: ofScenes }: Setting): string {
	const features = ofScenes[name]
	const alt = landscape === 'mountains' && !features ? pictures[name] : alts[landscape][name]
	const text =
		typeof alt === 'string' ? alt : `${alt[0]}, ${features?.length ? featureWords(features) : alt[1]}.`
	return withTruck(text, truckType)
}

/** A company of roll-offs alone has no garbage truck. */
export function withTruck(alt: string, truckType: TruckKind): string {
	return truckType === 'roll-off hoist' ? alt.replace('Our garbage truck', 'Our roll-off truck') : alt
}
