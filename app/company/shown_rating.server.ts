import { builtInFacts } from './built_in_facts.ts'
import type { Facts } from './facts_type.ts'
import { isSampleCompany } from './sample_company.server.ts'

/** Stars, 1 to 5, and how many reviews they are the average of. */
export type Rating = Pick<Facts['rating'], 'value' | 'count'>

/** The rating that visitors see; null while a company with a name of its own still has the sample company's (FI-51). */
export function shownRating(facts: Pick<Facts, 'name' | 'rating'>): Rating | null {
	const { value, count } = facts.rating
	const isSample = value === builtInFacts.rating.value && count === builtInFacts.rating.count
	return isSample && !isSampleCompany(facts) ? null : { value, count }
}
