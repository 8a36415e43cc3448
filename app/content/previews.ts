import { type PictureName, pictures } from '#app/scenes/manifest.ts'

/** What a social site shows of a page (MD-01): `/pictures/<name>-1200x630.jpg`, a scene with the title on a sign. */
export interface Preview {
	name: string
	scene: PictureName
	title: string
}

/** The previews of the built-in pages by their names; those of towns, sizes and articles follow from their rows. */
export const previews = {
	home: { scene: 'home', title: 'The trash truck that knows your road' },
	about: { scene: 'about', title: 'The people behind the truck' },
	services: { scene: 'commercial', title: 'A cart, a dumpster or a container' },
	contact: { scene: 'contact', title: 'Ask us for a price' },
	'service-request': { scene: 'help', title: 'How can we help?' },
	order: { scene: 'residential', title: 'Your cart, ordered online' },
	faqs: { scene: 'help', title: 'Questions & answers' },
	residential: { scene: 'residential', title: 'Your cart, emptied every week' },
	'pickup-day': { scene: 'residential', title: 'When the truck comes' },
	calendar: { scene: 'residential', title: 'Pickup days in your calendar' },
	reminders: { scene: 'residential', title: 'Never miss pickup day' },
	commercial: { scene: 'commercial', title: 'A dumpster that is empty when you need it' },
	'roll-off': { scene: 'roll-off', title: 'A container in your driveway' },
	'size-calculator': { scene: 'roll-off', title: 'Which size do you need?' },
	hoa: { scene: 'hoa', title: 'One truck and one day for your whole HOA' },
	'hoa-quote': { scene: 'hoa', title: 'A quote for your HOA' },
	billing: { scene: 'billing', title: 'Pay my bill' },
	help: { scene: 'help', title: 'Help center' },
	search: { scene: 'home', title: 'Search' },
	sitemap: { scene: 'about', title: 'Site map' },
	privacy: { scene: 'billing', title: 'Privacy policy' },
	terms: { scene: 'contact', title: 'Terms of service' },
	'not-found': { scene: 'not-found', title: 'Page not found' },
} as const satisfies Record<string, Omit<Preview, 'name'>>

export type PreviewName = keyof typeof previews

/** The scene of this name, or the one that all pages of its kind share: a town that the office added has none yet. */
export function sceneOr(name: string, shared: PictureName): PictureName {
	return isDrawn(name) ? name : shared
}

function isDrawn(name: string): name is PictureName {
	return Object.hasOwn(pictures, name)
}
