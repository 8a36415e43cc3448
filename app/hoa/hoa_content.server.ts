import { type SectionSources, sectionText } from '#app/content/sections.server.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { type FaqContent, faqEntries } from '#app/sections/faq/faq_entries.server.ts'
import { sectionPicture } from '#app/pictures/picture_source.server.ts'
import type { FaqEntry } from '#app/sections/faq/faq_accordion.tsx'
import type { FaqRow } from '#db/content_rows.ts'

const steps = ['step-reach-out', 'step-custom-plan', 'step-pickup-starts', 'step-support']

/** The content of the HOA services page (HO-01 lists its managed sections). */
export function hoaContent(
	snapshot: SectionSources & FaqContent & Pick<Snapshot, 'faqs' | 'livery' | 'pictures'>,
	today: Date,
) {
	const section = (name: string) => sectionText(snapshot, 'hoa-services', name, today)
	const text = (name: string) => {
		const { title, description } = section(name)
		return { title, description }
	}
	const hero = section('hero')
	return {
		hero: {
			...text('hero'),
			picture: sectionPicture(hero.imagePath, 'hoa', snapshot),
			buttonText: hero.buttonText ?? 'Request HOA Service',
			buttonUrl: hero.buttonUrl ?? '#hoa-request',
		},
		plan: {
			intro: text('how-it-works-intro'),
			steps: steps.map(text),
			includedIntro: text('whats-included-intro'),
			included: listed(section('included-services').description, ','),
		},
		why: {
			intro: text('why-choose-intro'),
			heading: section('advantages').title,
			advantages: listed(section('advantages').description, '\n'),
		},
		faqs: hoaFaqs(snapshot, today),
		bottom: text('bottom-cta'),
	}
}

export type HoaContent = ReturnType<typeof hoaContent>

function listed(text: string, separator: ',' | '\n'): string[] {
	return text
		.split(separator)
		.map((item) => item.trim())
		.filter(Boolean)
}

/** The questions for boards, ready to show; null where they could not be loaded. */
export function hoaFaqs(
	content: FaqContent & Pick<Snapshot, 'faqs'>,
	today: Date,
): readonly FaqEntry[] | null {
	return faqEntries(content.faqs, content, today, isForHoas)
}

/** Whether a question's category contains "hoa", or the question mentions hoa, community or neighborhood (HO-01). */
export function isForHoas({ category, question }: Pick<FaqRow, 'category' | 'question'>): boolean {
	return /hoa/i.test(category) || /hoa|community|neighborhood/i.test(question)
}
