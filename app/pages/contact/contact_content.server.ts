import { type SectionSources, type SectionText, sectionText } from '#app/content/sections.server.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { sectionPicture } from '#app/pictures/picture_source.server.ts'

/** The managed sections of the contact page (CT-04). */
export function contactContent(content: SectionSources & Pick<Snapshot, 'livery' | 'pictures'>, today: Date) {
	const section = (name: string) => sectionText(content, 'contact', name, today)
	const text = (name: string) => plain(section(name))
	return {
		hero: {
			...text('hero'),
			picture: sectionPicture(section('hero').imagePath, 'contact', content),
		},
		facts: {
			heading: text('contact-info-title'),
			phone: text('phone'),
			email: text('email'),
			areas: text('service-areas'),
			hours: text('business-hours'),
		},
		guarantee: text('response-guarantee'),
	}
}

function plain({ title, description }: SectionText) {
	return { title, description }
}

export type ContactContent = ReturnType<typeof contactContent>
