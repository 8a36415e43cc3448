import { builtInFacts } from '#app/company/built_in_facts.ts'
import { residentialTowns } from '#db/seed/residential_towns.ts'
import { rolloffTowns } from '#db/seed/rolloff_towns.ts'
import { scenes } from '../catalog.ts'
import type { Scene } from '../scene.ts'
import { about } from '../scenes/about.ts'
import { billing } from '../scenes/billing.ts'
import { commercial } from '../scenes/commercial.ts'
import { commercialSize } from '../scenes/commercial_size.ts'
import { contact } from '../scenes/contact.ts'
import { help } from '../scenes/help.ts'
import { hoa } from '../scenes/hoa.ts'
import { home } from '../scenes/home.ts'
import { notFound } from '../scenes/not_found.ts'
import { residential } from '../scenes/residential.ts'
import { rolloff } from '../scenes/rolloff.ts'
import { rolloffTown } from '../scenes/rolloff_town.ts'
import type { Town } from '../town.ts'
import { fortCollins } from '../towns/fort_collins.ts'
import { longmont } from '../towns/longmont.ts'
import { loveland } from '../towns/loveland.ts'
import { northernCommunities } from '../towns/northern_communities.ts'

/** What a social site shows of a page: `<name>-1200x630.jpg`, its scene with its title on a sign (MD-01). */
export type Preview = { name: string; scene: Scene; title: string }

const { founded, commercial: dumpsters, rolloffs } = builtInFacts
const [twelve, fifteen, twenty, thirty] = rolloffs

const townPreviews = (service: string, offer: string, towns: readonly { slug: string; name: string }[]) =>
	towns.flatMap(({ slug, name }) => {
		const scene = scenes.find((drawn) => drawn.name === `${service}-${slug}`)
		return scene ? [{ name: scene.name, scene, title: `${offer} in ${name}` }] : []
	})

/** A size's page stands in no town: it borrows the backdrop of one whose own truck brings another size. */
const rolloffSize = (town: Town, yards: (typeof rolloffs)[number]['yards']): Preview => ({
	name: `roll-off-${yards}-yard`,
	scene: rolloffTown(town, yards),
	title: `${yards} yard dumpster rental`,
})

/** One for every public page; the articles share that of the help center, the pickup areas that of the pickup day. */
export const previews: readonly Preview[] = [
	{ name: 'home', scene: home, title: 'The trash truck that knows your road' },
	{ name: 'about', scene: about, title: `Local since ${founded.year}` },
	{ name: 'services', scene: commercial, title: 'A cart, a dumpster or a container' },
	{ name: 'contact', scene: contact, title: 'Ask us for a price' },
	{ name: 'service-request', scene: help, title: 'How can we help?' },
	{ name: 'order', scene: residential, title: 'Your cart, ordered online' },
	{ name: 'faqs', scene: help, title: 'Questions & answers' },
	{ name: 'residential', scene: residential, title: 'Your cart, emptied every week' },
	...townPreviews('residential', 'Trash pickup', residentialTowns),
	{ name: 'pickup-day', scene: residential, title: 'When the truck comes' },
	{ name: 'calendar', scene: residential, title: 'Pickup days in your calendar' },
	{ name: 'reminders', scene: residential, title: 'Never miss pickup day' },
	{ name: 'commercial', scene: commercial, title: 'A dumpster that is empty when you need it' },
	...dumpsters.map((size) => ({
		name: `commercial-${size.yards}-yard`,
		scene: commercialSize(size),
		title: `${size.yards} yard dumpster`,
	})),
	{ name: 'roll-off', scene: rolloff, title: 'A container in your driveway' },
	...townPreviews('roll-off', 'Roll-off rental', rolloffTowns),
	rolloffSize(longmont, twelve.yards),
	rolloffSize(fortCollins, fifteen.yards),
	rolloffSize(loveland, twenty.yards),
	rolloffSize(northernCommunities, thirty.yards),
	{ name: 'size-calculator', scene: rolloff, title: 'Which size do you need?' },
	{ name: 'hoa', scene: hoa, title: 'One truck and one day for your whole HOA' },
	{ name: 'hoa-quote', scene: hoa, title: 'A quote for your HOA' },
	{ name: 'billing', scene: billing, title: 'Pay my bill' },
	{ name: 'help', scene: help, title: 'Help center' },
	{ name: 'search', scene: home, title: 'Search' },
	{ name: 'sitemap', scene: about, title: 'Site map' },
	{ name: 'privacy', scene: billing, title: 'Privacy policy' },
	{ name: 'terms', scene: contact, title: 'Terms of service' },
	{ name: 'not-found', scene: notFound, title: 'Page not found' },
]
