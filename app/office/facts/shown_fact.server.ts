import type { FactField } from '#app/company/fact_group.ts'
import { factText } from '#app/company/fact_text.ts'
import type { ShownFact } from './fact_control.tsx'

/** A fact for its control. What its schema takes empty is optional. */
export function shownFact(
	{ name, label, hint, control, choices, schema }: FactField,
	value: unknown,
): ShownFact {
	const isRequired = !schema.safeParse('').success
	return { name, label, hint, control, choices, isRequired, text: factText(value, control) }
}
