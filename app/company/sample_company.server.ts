import { isSample } from '#db/seed/content_files.ts'
import { builtInFacts } from './built_in_facts.server.ts'
import type { Facts } from './facts_type.ts'

/** Whether visitors may find the site: the office has opened it, or it shows the sample company as it ships. Otherwise it is a preview. */
export function isLive(facts: Pick<Facts, 'name' | 'live'>): boolean {
	return facts.live || isSampleCompany(facts)
}

/** Whether this is still the company that the product ships with: only as its own may samples reach visitors (PD-50). */
export function isSampleCompany({ name }: Pick<Facts, 'name'>): boolean {
	return isSample && name === builtInFacts.name
}
