import type { Facts } from '#app/company/facts_type.ts'
import { placeholderValues } from '#app/content/named_facts.ts'
import { fillPlaceholders, missingSizes, splitPlaceholders } from '#app/content/placeholders.ts'
import { requestNames, requestPlaceholders } from '#app/content/request_placeholders.ts'

/** A piece of copy: plain text, or a placeholder as written with its meaning, which is null if unknown. */
type CopyPart = { text: string } | { written: string; meaning: string | null }

const ofRequests: ReadonlyMap<string, string> = new Map(Object.entries(requestPlaceholders))

/** Splits copy into its pieces, in order. */
export function copyParts(copy: string, facts: Facts, today: Date): CopyPart[] {
	if (!copy.includes('{{')) return copy === '' ? [] : [{ text: copy }]
	return splitPlaceholders(copy).map((piece) =>
		'written' in piece ? { ...piece, meaning: meaningOf(piece.written, facts, today) } : piece,
	)
}

/** Copy as plain text with placeholders filled; unknown ones stay as written. */
export function readCopy(copy: string, facts: Facts, today: Date): string {
	return copyParts(copy, facts, today)
		.map((part) => ('text' in part ? part.text : (part.meaning ?? `{{${part.written}}}`)))
		.join('')
}

/** The meaning of a placeholder: a fact's current value, or a description of what answers fill in; null if unknown. */
export function meaningOf(written: string, facts: Facts, today: Date): string | null {
	let isFact = missingSizes(`{{${written}}}`, facts).length === 0
	const onUnknown = () => {
		isFact = false
	}
	const value = fillPlaceholders(`{{${written}}}`, facts, today, { onUnknown })
	return isFact ? value || '(empty)' : (ofRequests.get(written.trim()) ?? null)
}

/** All placeholders available in copy, with their meanings, including those in `alsoFills`. */
export function offeredPlaceholders(
	alsoFills: readonly string[],
	facts: Facts,
	today: Date,
): [name: string, meaning: string][] {
	const requests = requestNames.filter((name) => alsoFills.includes(name))
	return [
		...requests.map((name): [string, string] => [name, ofRequests.get(name) ?? '']),
		...placeholderValues(facts, today),
	]
}
