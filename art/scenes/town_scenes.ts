import { berthoud } from '../towns/berthoud.ts'
import { fortCollins } from '../towns/fort_collins.ts'
import { greeley } from '../towns/greeley.ts'
import { longmont } from '../towns/longmont.ts'
import { loveland } from '../towns/loveland.ts'
import { northCounty } from '../towns/north_county.ts'
import { northernCommunities } from '../towns/northern_communities.ts'
import { severance } from '../towns/severance.ts'
import { wellington } from '../towns/wellington.ts'
import { windsor } from '../towns/windsor.ts'
import { residentialShots as residential } from './residential_shots.ts'
import { residentialTown } from './residential_town.ts'
import { rolloffShots as rolloff } from './rolloff_shots.ts'
import { rolloffTown } from './rolloff_town.ts'

export const townShots = { residential, rolloff }

export const townScenes = [
	residentialTown(windsor, residential.windsor),
	residentialTown(fortCollins, residential.fortCollins),
	residentialTown(wellington, residential.wellington),
	residentialTown(greeley, residential.greeley),
	residentialTown(northCounty, residential.northCounty),
	residentialTown(severance, residential.severance),
	rolloffTown(berthoud, 15, rolloff.berthoud),
	rolloffTown(fortCollins, 20, rolloff.fortCollins),
	rolloffTown(greeley, 30, rolloff.greeley),
	rolloffTown(longmont, 20, rolloff.longmont),
	rolloffTown(loveland, 15, rolloff.loveland),
	rolloffTown(northernCommunities, 12, rolloff.northernCommunities),
	rolloffTown(severance, 30, rolloff.severance),
	rolloffTown(wellington, 20, rolloff.wellington),
	rolloffTown(windsor, 12, rolloff.windsor),
]

/** A size's page stands in no town: it borrows the view of one that shows another size. */
export const sizeScenes = (
	[
		[12, longmont, rolloff.longmont],
		[15, fortCollins, rolloff.fortCollins],
		[20, loveland, rolloff.loveland],
		[30, northernCommunities, rolloff.northernCommunities],
	] as const
).map(([yards, town, shot]) => ({ ...rolloffTown(town, yards, shot), name: `roll-off-${yards}-yard` }))
