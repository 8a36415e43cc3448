import type { Facts } from '#app/company/facts_type.ts'
import { fillPlaceholders } from './placeholders.ts'
import { missingFact } from './missing_fact.ts'

/** Values for placeholders other than facts; missing or null means unknown, empty that there is nothing to say. */
type KnownValues = Readonly<Record<string, string | null>>

/**
 * Fills the placeholders in copy and drops sentences that have nothing to say. Names whose value is unknown, or
 * that `isUnknown` rejects, stay in braces and are returned in `unknown`.
 */
export function fillKnown(
	text: string,
	known: KnownValues,
	facts: Facts,
	now: Date,
	isUnknown: (name: string) => boolean = () => false,
): { words: string; unknown: string[] } {
	const unknown = new Set<string>()
	const words = fillPlaceholders(text, facts, now, {
		isUnknown,
		onUnknown(name) {
			const value = known[name] ?? null
			if (value === null) unknown.add(name)
			return value === '' ? missingFact : (value ?? `{{${name}}}`)
		},
	})
	return { words, unknown: [...unknown] }
}
