import type { CompanyFactRow } from '#db/company_rows.ts'
import { unknownFacts } from './built_in_facts.server.ts'
import type { Facts } from './facts_type.ts'
import { isSample } from '#db/seed/content_files.ts'
import { isSampleCompany } from './sample_company.server.ts'

/** The facts that only the company itself knows; once it has its own name, they are shown only if saved. */
const samples: ReadonlySet<string> = new Set([
	'founded.year',
	'founded.month',
	'familyOwned',
	'rating.value',
	'rating.count',
])

/**
 * The facts as visitors see them: without what the company's file leaves null and, once the sample company is
 * renamed, without the sample's own history, until the office has saved its own (FI-51, FI-53). Consent to
 * texts is not required if none are sent.
 */
export function publicFacts(facts: Facts, rows: readonly Pick<CompanyFactRow, 'name'>[]): Facts {
	const isRenamed = isSample && !isSampleCompany(facts)
	const isShown = (name: string) =>
		(!isRenamed && !unknownFacts.has(name.split('.')[0] ?? '')) || rows.some((row) => row.name === name)
	const { founded, familyOwned, rating } = facts
	const month = isShown('founded.month') ? (founded?.month ?? null) : null
	return {
		...facts,
		mark: isRenamed ? [] : facts.mark,
		founded: founded && isShown('founded.year') ? { year: founded.year, month } : null,
		familyOwned: familyOwned && isShown('familyOwned'),
		rating: isShown('rating.value') || isShown('rating.count') ? rating : null,
		smsConsentRequired: facts.smsConsentRequired && facts.textNotifications,
	}
}

/** Whether visitors see this fact only once the office has saved it. */
export function isPublicOnceSaved(name: string): boolean {
	return samples.has(name)
}
