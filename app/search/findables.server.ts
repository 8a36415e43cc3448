import { facts } from '#app/company/facts.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import { sectionText } from '#app/content/sections.server.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { Findable } from './word_search.ts'

/** The managed sections that answer a question by themselves, and where each stands. */
const places = [
	['home', 'services-residential', '/#services'],
	['home', 'services-commercial', '/#services'],
	['home', 'services-rolloff', '/#services'],
	['contact', 'hero', '/contact'],
	['contact', 'business-hours', '/contact'],
	['contact', 'service-areas', '/#service-area'],
	['contact', 'response-guarantee', '/contact'],
] as const

/** What a search without scripts looks through: the home page's questions and the sections of the pages there are. */
export function findables({ faqs, sections }: Pick<Snapshot, 'faqs' | 'sections'>, today: Date): Findable[] {
	const general = faqs.ok ? faqs.rows.filter(({ audience }) => audience === 'general') : []
	return [
		...general.map(({ id, question, answer }) => ({
			title: fillPlaceholders(question, facts, today),
			body: fillPlaceholders(answer, facts, today),
			to: `/#${id}`,
		})),
		...places.map(([page, name, to]) => {
			const { title, description } = sectionText(sections, page, name, today)
			return { title, body: description, to }
		}),
	]
}
