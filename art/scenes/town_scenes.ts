import {
	rounds,
	type TownInScene,
	type TownService,
	type TownsInScenes,
	type TownView,
} from '#app/scenes/setting.ts'
import type { Scene } from '../scene.ts'
import type { Shot } from '../solid/stage.ts'
import { residentialShots as residential } from './residential_shots.ts'
import { type ResidentialShot, residentialTown } from './residential_town.ts'
import { rolloffShots as rolloff } from './rolloff_shots.ts'
import { type RolloffShot, rolloffTown } from './rolloff_town.ts'

export const townShots = { residential, rolloff }

/** Variations of the shots, for companies with more towns than shots. */
const turns = [
	{ season: 'spring', light: 'morning' },
	{ season: 'summer', light: 'noon' },
	{ season: 'autumn', light: 'autumn' },
	{ season: 'hayTime', light: 'dawn' },
	{ season: 'winter', light: 'winter' },
	{ season: 'summer', light: 'stormy' },
] as const

/** The shot of the `nth` town: no two of a company's towns are alike in angle, distance, light and season until all variations are used. */
const nthShot = <Of extends Shot>(shots: readonly Of[], nth: number): Of => {
	const shot = shots[nth % shots.length] as Of
	const others = turns.filter(({ season, light }) => season !== shot.season || light !== shot.light)
	const round = Math.floor(nth / shots.length) % rounds
	return round === 0 ? shot : { ...shot, ...others[(nth + round) % others.length] }
}

export const nthResidential = (nth: number): ResidentialShot =>
	nthShot<ResidentialShot>(Object.values(residential), nth)
export const nthRolloff = (nth: number): RolloffShot => nthShot<RolloffShot>(Object.values(rolloff), nth)

/** The index of the container size in each roll-off shot, in order. */
const sizesInTurn = [1, 2, 3, 2, 1, 0, 3, 2, 0]

/** The scene of a company's town. */
export const townScene = (service: TownService, slug: string, town: TownInScene): Scene => {
	const [name, seen] = [`${service}-${slug}`, { service, slug, town }]
	if (service === 'residential') return residentialTown(name, seen, nthResidential(town.turn))
	const nth = sizesInTurn[town.turn % sizesInTurn.length] ?? 0
	return rolloffTown(name, seen, nth, nthRolloff(town.turn))
}

/** The scene of this name, if it belongs to one of these towns. */
export const sceneOfTown = (name: string, towns: TownsInScenes): Scene | undefined => {
	const service = (['residential', 'roll-off'] as const).find((one) => name.startsWith(`${one}-`))
	const town = Object.hasOwn(towns, name) ? towns[name] : undefined
	return service && town && townScene(service, name.slice(service.length + 1), town)
}

/** A scene outside any town, with one of the towns' views. */
const atView = (name: string, nth: number, view: TownView & keyof typeof rolloff): Scene => {
	const town = { name: '', features: [], view, turn: Object.keys(rolloff).indexOf(view) }
	return rolloffTown(name, { service: 'roll-off', slug: view, town }, nth, rolloff[view])
}

/** For the previews of the size pages, in turn; each is drawn with that size as the livery's only one. */
export const sizeScenes = (['twin summits', 'toothed rock', 'red hogbacks', 'pine road'] as const).map(
	(view, index) => atView(`roll-off-size-${index + 1}`, index, view),
)

/** For the end of a page: the truck is far enough to the right for a card on its left. */
export const leaving = atView('leaving-roll-off', 2, 'open wheat')
