import type { Facts } from './facts_type.ts'
import { builtInFacts } from './built_in_facts.ts'

/**
 * The current company facts, for components and what a browser loads with them; server code takes facts as an argument.
 * They change while the site runs: never keep one in a constant of a module.
 */
export let facts: Facts = builtInFacts

/** Replaces the current facts: on the server for all pages, in a browser for its page. */
export function adoptFacts(current: Facts): void {
	facts = current
}
