import { isSample } from '#db/seed/content_files.ts'
import { builtInFacts } from './built_in_facts.server.ts'
import type { Facts } from './facts_type.ts'

/**
 * Whether the site is public: the office has opened it, or it shows the unchanged sample company. Otherwise
 * it is a preview.
 */
export function isLive(facts: Pick<Facts, 'name' | 'live'>): boolean {
	return facts.live || isSampleCompany(facts)
}

/** Whether this is still the sample company that the product ships with; samples may reach visitors only then (PD-50). */
export function isSampleCompany({ name }: Pick<Facts, 'name'>): boolean {
	return isSample && name === builtInFacts.name
}
