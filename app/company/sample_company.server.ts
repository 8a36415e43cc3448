import { builtInFacts } from './built_in_facts.ts'
import type { Facts } from './facts_type.ts'

/** Whether this is still the company that the product ships with: only as its own may samples reach visitors (PD-50). */
export function isSampleCompany({ name }: Pick<Facts, 'name'>): boolean {
	return name === builtInFacts.name
}
