import type { CompanyFactRow } from '#db/company_rows.ts'
import { unsaid } from './built_in_facts.server.ts'
import type { Facts } from './facts_type.ts'
import { isSample } from '#db/seed/content_files.ts'
import { isSampleCompany } from './sample_company.server.ts'

/** What only a company itself can know of itself, with the facts that somebody has saved once it is the company's own. */
const samples = {
	founded: ['founded.year', 'founded.month'],
	rating: ['rating.value', 'rating.count'],
} as const satisfies Partial<Record<keyof Facts, readonly string[]>>

/**
 * The facts as visitors are told them: what the company's file leaves unsaid, and what is the sample company's own life once the company
 * has another name, is null until the office has saved its own (FI-51, FI-53).
 */
export function publicFacts(facts: Facts, rows: readonly Pick<CompanyFactRow, 'name'>[]): Facts {
	const isRenamed = isSample && !isSampleCompany(facts)
	const told = (name: keyof typeof samples) =>
		(!isRenamed && !unsaid.has(name)) || rows.some((row) => samples[name].some((own) => own === row.name))
	return {
		...facts,
		mark: isRenamed ? [] : facts.mark,
		founded: told('founded') ? facts.founded : null,
		familyOwned: facts.familyOwned && (!isRenamed || told('founded')),
		rating: told('rating') ? facts.rating : null,
	}
}

/** Whether visitors are told this fact only once the office has saved it. */
export function isPublicOnceSaved(name: string): boolean {
	return Object.values<readonly string[]>(samples).some((names) => names.includes(name))
}
