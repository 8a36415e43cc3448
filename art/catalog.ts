import { builtInFacts } from '#app/company/built_in_facts.ts'
import type { Scene } from './scene.ts'
import { about } from './scenes/about.ts'
import { billing } from './scenes/billing.ts'
import { commercial } from './scenes/commercial.ts'
import { commercialSize } from './scenes/commercial_size.ts'
import { contact } from './scenes/contact.ts'
import { help } from './scenes/help.ts'
import { hoa } from './scenes/hoa.ts'
import { home } from './scenes/home.ts'
import { notFound } from './scenes/not_found.ts'
import { commercialPlaceholder } from './scenes/placeholders.ts'
import { residential } from './scenes/residential.ts'
import { residentialTown } from './scenes/residential_town.ts'
import { rolloff } from './scenes/rolloff.ts'
import { rolloffTown } from './scenes/rolloff_town.ts'
import { berthoud } from './towns/berthoud.ts'
import { fortCollins } from './towns/fort_collins.ts'
import { greeley } from './towns/greeley.ts'
import { longmont } from './towns/longmont.ts'
import { loveland } from './towns/loveland.ts'
import { northCounty } from './towns/north_county.ts'
import { northernCommunities } from './towns/northern_communities.ts'
import { severance } from './towns/severance.ts'
import { wellington } from './towns/wellington.ts'
import { windsor } from './towns/windsor.ts'

/** Every picture the site has, once. */
export const scenes: readonly Scene[] = [
	home,
	contact,
	residential,
	commercial,
	rolloff,
	hoa,
	about,
	billing,
	help,
	notFound,
	...[windsor, fortCollins, wellington, greeley, northCounty, severance].map(residentialTown),
	rolloffTown(berthoud, 15),
	rolloffTown(fortCollins, 20),
	rolloffTown(greeley, 30),
	rolloffTown(longmont, 20),
	rolloffTown(loveland, 15),
	rolloffTown(northernCommunities, 12),
	rolloffTown(severance, 30),
	rolloffTown(wellington, 20),
	rolloffTown(windsor, 12),
	...commercialPlaceholder,
	// For the previews of the sizes' pages: a size stands in no town, so it borrows the view of one that shows another.
	...builtInFacts.commercial.map(commercialSize),
	...(
		[
			[12, longmont],
			[15, fortCollins],
			[20, loveland],
			[30, northernCommunities],
		] as const
	).map(([yards, town]) => ({ ...rolloffTown(town, yards), name: `roll-off-${yards}-yard` })),
]
