import type { CompanyFactRow } from '#db/company_rows.ts'
import type { Facts } from './facts_type.ts'
import { isSample } from '#db/seed/content_files.ts'
import { isSampleCompany } from './sample_company.server.ts'

/** What only a company itself can know of itself, with the facts that somebody has saved once it is the company's own. */
const samples = {
	founded: ['founded.year', 'founded.month'],
	rating: ['rating.value', 'rating.count'],
} as const satisfies Partial<Record<keyof Facts, readonly string[]>>

/**
 * The facts as visitors are told them: those of the sample company's own life are null once the company has another name, until the
 * office has saved its own (FI-51, FI-53).
 */
export function publicFacts(facts: Facts, rows: readonly Pick<CompanyFactRow, 'name'>[]): Facts {
	if (!isSample || isSampleCompany(facts)) return facts
	const told = (name: keyof typeof samples) =>
		rows.some((row) => samples[name].some((own) => own === row.name))
	return {
		...facts,
		founded: told('founded') ? facts.founded : null,
		familyOwned: facts.familyOwned && told('founded'),
		rating: told('rating') ? facts.rating : null,
	}
}

/** Whether visitors are told this fact only once the office has saved it. */
export function isPublicOnceSaved(name: string): boolean {
	return Object.values<readonly string[]>(samples).some((names) => names.includes(name))
}
