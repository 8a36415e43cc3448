import { residentialShots as residential } from './residential_shots.ts'
import { residentialTown } from './residential_town.ts'
import { rolloffShots as rolloff } from './rolloff_shots.ts'
import { rolloffTown } from './rolloff_town.ts'

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

/** A size's page stands in no town: it borrows the view of one that shows another size. */
export const sizeScenes = (
	[
		[12, 'longmont', rolloff.longmont],
		[15, 'fort-collins', rolloff.fortCollins],
		[20, 'loveland', rolloff.loveland],
		[30, 'northern-communities', rolloff.northernCommunities],
	] as const
).map(([yards, town, shot]) => ({ ...rolloffTown(town, yards, shot), name: `roll-off-${yards}-yard` }))
