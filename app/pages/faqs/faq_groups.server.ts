import { fillPlaceholders } from '#app/content/placeholders.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { FaqEntry } from '#app/sections/faq/faq_accordion.tsx'
import { type FaqContent, faqEntries } from '#app/sections/faq/faq_entries.server.ts'
import type { FaqRow } from '#db/content_rows.ts'

interface FaqGroup {
	id: string
	name: string
	/** Null if they could not be loaded. */
	faqs: readonly FaqEntry[] | null
}

const groups = [
	{ id: 'general', name: 'Before you sign up' },
	{ id: 'residential', name: 'Trash{{with.recycling: and recycling}} at home' },
	{ id: 'commercial', name: 'Dumpsters for a business' },
	{ id: 'hoa', name: 'For HOAs' },
] as const satisfies readonly { id: FaqRow['audience']; name: string }[]

/** All questions of the site grouped by audience; roll-off questions have a separate table. */
export function faqGroups(
	content: FaqContent & Pick<Snapshot, 'faqs' | 'rolloffFaqs'>,
	today: Date,
): FaqGroup[] {
	const { faqs, rolloffFaqs, facts } = content
	const others: FaqGroup[] = faqs.ok
		? groups.map(({ id, name }) => ({
				id,
				name: fillPlaceholders(name, facts, today),
				faqs: faqEntries(faqs, content, today, ({ audience }) => audience === id),
			}))
		: [{ id: 'household', name: 'Carts, dumpsters, bills', faqs: null }]
	const rolloff = {
		id: 'roll-off',
		name: 'Roll-off containers',
		faqs: faqEntries(rolloffFaqs, content, today),
	}
	return [...others, rolloff].filter((group) => group.faqs === null || group.faqs.length > 0)
}
