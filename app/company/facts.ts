import type { Facts } from './facts_type.ts'
import { builtInFacts } from './built_in_facts.ts'

/**
 * The company facts as of now. Every page, mail and structured-data block reads these; nothing else types them. The
 * office changes them while the site runs: never keep what was read from here in a constant of a module
 * (docs/decisions/2026-11-21-company-facts-follow-the-store.md).
 */
export let facts: Facts = builtInFacts

/** From here on these are the facts: on the server for every page, in a browser for the page it shows. */
export function adoptFacts(current: Facts): void {
	facts = current
}
