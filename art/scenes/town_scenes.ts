import { sizes } from '#app/company/sizes.ts'
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
	rolloffTown('berthoud', 15, rolloff.berthoud),
	rolloffTown('fort-collins', 20, rolloff.fortCollins),
	rolloffTown('greeley', 30, rolloff.greeley),
	rolloffTown('longmont', 20, rolloff.longmont),
	rolloffTown('loveland', 15, rolloff.loveland),
	rolloffTown('northern-communities', 12, rolloff.northernCommunities),
	rolloffTown('severance', 30, rolloff.severance),
	rolloffTown('wellington', 20, rolloff.wellington),
	rolloffTown('windsor', 12, rolloff.windsor),
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
		: rolloffTown(
				slug,
				sizes.rolloffs[nth % sizes.rolloffs.length]?.yards ?? 20,
				nthShot<RolloffShot>(Object.values(rolloff), nth),
			)

/** A size's page stands in no town: it borrows the view of one that shows another size. */
export const sizeScenes = (
	[
		[12, 'longmont', rolloff.longmont],
		[15, 'fort-collins', rolloff.fortCollins],
		[20, 'loveland', rolloff.loveland],
		[30, 'northern-communities', rolloff.northernCommunities],
	] as const
).map(([yards, town, shot]) => ({ ...rolloffTown(town, yards, shot), name: `roll-off-${yards}-yard` }))
