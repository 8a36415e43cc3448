import { isSample } from '#db/seed/content_files.ts'
import { builtInFacts } from './built_in_facts.server.ts'
import type { Facts } from './facts_type.ts'

/** Whether this is still the company that the product ships with: only as its own may samples reach visitors (PD-50). */
export function isSampleCompany({ name }: Pick<Facts, 'name'>): boolean {
	return isSample && name === builtInFacts.name
}
