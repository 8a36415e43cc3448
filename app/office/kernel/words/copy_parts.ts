import type { Facts } from '#app/company/facts_type.ts'
import { placeholderValues } from '#app/content/named_facts.ts'
import { fillPlaceholders, missingSizes, splitPlaceholders } from '#app/content/placeholders.ts'
import { requestNames, requestPlaceholders } from '#app/content/request_placeholders.ts'

/** A piece of copy: words, or a placeholder as it is written with what it stands for; null when it is none. */
type CopyPart = { text: string } | { written: string; meaning: string | null }

const ofRequests: ReadonlyMap<string, string> = new Map(Object.entries(requestPlaceholders))

/** Copy in the order of its pieces. */
export function copyParts(copy: string, facts: Facts, today: Date): CopyPart[] {
	if (!copy.includes('{{')) return copy === '' ? [] : [{ text: copy }]
	return splitPlaceholders(copy).map((piece) =>
		'written' in piece ? { ...piece, meaning: meaningOf(piece.written, facts, today) } : piece,
	)
}

/** Copy as people read it, in plain text; what is no placeholder stays as written. */
export function readCopy(copy: string, facts: Facts, today: Date): string {
	return copyParts(copy, facts, today)
		.map((part) => ('text' in part ? part.text : (part.meaning ?? `{{${part.written}}}`)))
		.join('')
}

/** What stands for a placeholder: the value of a fact at present, or what answers fill in; null for an unknown name or size. */
export function meaningOf(written: string, facts: Facts, today: Date): string | null {
	let isFact = missingSizes(`{{${written}}}`, facts).length === 0
	const onUnknown = () => {
		isFact = false
	}
	const value = fillPlaceholders(`{{${written}}}`, facts, today, { onUnknown })
	return isFact ? value || '(empty)' : (ofRequests.get(written.trim()) ?? null)
}

/** Every placeholder that copy can have, with what it stands for; those of requests where it `alsoFills` them. */
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
