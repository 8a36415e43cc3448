import type { Facts } from './facts_type.ts'
import { builtInFacts } from './built_in_facts.ts'

/**
 * The current company facts, which pages, mails and structured data read. They change while the site runs: never keep
 * what was read from here in a constant of a module (docs/decisions/2026-11-21-company-facts-follow-the-store.md).
 */
export let facts: Facts = builtInFacts

/** Replaces the current facts: on the server for all pages, in a browser for its page. */
export function adoptFacts(current: Facts): void {
	facts = current
}
