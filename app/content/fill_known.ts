import type { Facts } from '#app/company/facts_type.ts'
import { fillPlaceholders } from './placeholders.ts'
import { untold } from './untold.ts'

/** What copy names besides the facts; missing or null is what nobody knows, empty what there is nothing to say of. */
type KnownValues = Readonly<Record<string, string | null>>

/**
 * Copy with what it names filled in, without the sentences of which there is nothing to say. A name whose value nobody knows, or that
 * `isUnknown` says is unknown, stays in its braces and is in `unknown`.
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
			return value === '' ? untold : (value ?? `{{${name}}}`)
		},
	})
	return { words, unknown: [...unknown] }
}
