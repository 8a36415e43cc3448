import type { TownService } from '#app/scenes/drawn_name.server.ts'
import type { Scene } from '../scene.ts'
import type { Shot } from '../solid/stage.ts'
import { residentialShots as residential } from './residential_shots.ts'
import { type ResidentialShot, residentialTown } from './residential_town.ts'
import { rolloffShots as rolloff } from './rolloff_shots.ts'
import { type RolloffShot, rolloffTown } from './rolloff_town.ts'

export const townShots = { residential, rolloff }

export const townScenes = [
	residentialTown('windsor', residential.windsor),
	residentialTown('fort-collins', residential.fortCollins),
	residentialTown('wellington', residential.wellington),
	residentialTown('greeley', residential.greeley),
	residentialTown('north-county', residential.northCounty),
	residentialTown('severance', residential.severance),
	rolloffTown('berthoud', 1, rolloff.berthoud),
	rolloffTown('fort-collins', 2, rolloff.fortCollins),
	rolloffTown('greeley', 3, rolloff.greeley),
	rolloffTown('longmont', 2, rolloff.longmont),
	rolloffTown('loveland', 1, rolloff.loveland),
	rolloffTown('northern-communities', 0, rolloff.northernCommunities),
	rolloffTown('severance', 3, rolloff.severance),
	rolloffTown('wellington', 2, rolloff.wellington),
	rolloffTown('windsor', 0, rolloff.windsor),
]

/** What a shot shows in turn, where a company has more towns than there are shots. */
const turns = [
	{ season: 'spring', light: 'morning' },
	{ season: 'summer', light: 'noon' },
	{ season: 'autumn', light: 'autumn' },
	{ season: 'hayTime', light: 'dawn' },
	{ season: 'winter', light: 'winter' },
	{ season: 'summer', light: 'stormy' },
] as const

/** The shot of the `nth` town: no two of a company's are alike in angle, distance, light and season for a long time. */
const nthShot = <Of extends Shot>(shots: readonly Of[], nth: number): Of => {
	const shot = shots[nth % shots.length] as Of
	const others = turns.filter(({ season, light }) => season !== shot.season || light !== shot.light)
	const round = Math.floor(nth / shots.length)
	return round === 0 ? shot : { ...shot, ...others[(nth + round) % others.length] }
}

/** A scene of any company's town, the `nth` of those that have the service. */
export const townScene = (service: TownService, slug: string, nth: number): Scene =>
	service === 'residential'
		? residentialTown(slug, nthShot<ResidentialShot>(Object.values(residential), nth))
		: rolloffTown(slug, nth, nthShot<RolloffShot>(Object.values(rolloff), nth))

/** A size's page stands in no town: it borrows the view of one. Its preview is drawn with that size as the livery's only one. */
export const sizeScenes = (
	[
		['longmont', rolloff.longmont],
		['fort-collins', rolloff.fortCollins],
		['loveland', rolloff.loveland],
		['northern-communities', rolloff.northernCommunities],
	] as const
).map(([town, shot], index) => ({ ...rolloffTown(town, index, shot), name: `roll-off-size-${index + 1}` }))
