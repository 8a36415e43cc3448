import { yearsInService } from '#app/content/named_facts.ts'
import { openLinks } from '#app/company/services.ts'
import { sectionText } from '#app/content/sections.server.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { PictureName } from '#app/scenes/picture_name.ts'
import { sectionPicture } from '#app/pictures/picture_source.server.ts'
import { serviceAreaContent } from '#app/sections/service_area/service_area.server.ts'
import { holidayPolicy, holidayYears, nextHoliday } from './holiday_weeks.server.ts'

const services = [
	{ name: 'services-residential', drawn: 'residential', to: '/residential' },
	{ name: 'services-rolloff', drawn: 'roll-off', to: '/roll-off-dumpsters' },
	{ name: 'services-commercial', drawn: 'commercial', to: '/commercial' },
] as const satisfies readonly { name: string; drawn: PictureName; to: string }[]

const advantages = [
	{ name: 'advantage-local-knowledge', icon: 'pin' },
	{ name: 'advantage-no-surprises', icon: 'bill' },
	{ name: 'advantage-personal-accountability', icon: 'phone' },
	{ name: 'advantage-sustainability', icon: 'truck' },
] as const

/** Whether anything remains of a text that may be about the family (FI-53). */
const hasDescription = ({ description }: { description: string }) => description !== ''

/** All that the about page shows (AB-06 lists its managed sections). */
export function aboutContent(snapshot: Snapshot, today: Date) {
	const section = (name: string) => sectionText(snapshot, 'about', name, today)
	const text = (name: string) => {
		const { title, description } = section(name)
		return { title, description }
	}
	const illustrated = (name: string, drawn: PictureName) => ({
		...text(name),
		picture: sectionPicture(section(name).imagePath, drawn, snapshot),
	})
	const { facts } = snapshot
	const hero = illustrated('hero', 'about')
	return {
		hero: { ...hero, title: hero.title || `About ${facts.name}` },
		story: {
			years: (facts.founded && yearsInService(facts.founded, facts, today)) || null,
			chapters: ['story-intro', 'story-values', 'story-community'].map(text).filter(hasDescription),
			quote: [text('story-quote')].find(hasDescription) ?? null,
		},
		services: {
			intro: text('services-intro'),
			cards: openLinks(services, facts).map(({ name, drawn, to }) => ({
				...illustrated(name, drawn),
				to: section(name).buttonUrl ?? to,
				linkText: section(name).buttonText ?? text(name).title,
			})),
		},
		advantages: {
			intro: text('advantages-intro'),
			cards: advantages.map(({ name, icon }) => ({ id: name, icon, ...text(name) })),
		},
		serviceArea: serviceAreaContent(snapshot),
		holidays: {
			policy: holidayPolicy(facts.hours),
			next: nextHoliday(today, facts, facts.services.residential),
			years: holidayYears(today, facts, facts.services.residential),
		},
		bottom: {
			...text('bottom-cta'),
			buttonText: section('bottom-cta').buttonText,
			buttonUrl: section('bottom-cta').buttonUrl,
		},
	}
}

export type AboutContent = ReturnType<typeof aboutContent>
