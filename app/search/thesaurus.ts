import { z } from 'zod'
import { readData } from '#db/seed/content_files.ts'
import { wordsOf } from './builtin/words.ts'
import { type Concept, concept } from './thesaurus/concept.ts'

const files = [
	'carts',
	'pickup',
	'weather_and_animals',
	'messages',
	'things',
	'recycling',
	'hazards',
	'containers',
	'projects',
	'customers',
	'bills',
	'kinds_of_customer',
	'company',
	'towns',
	'not_ours',
]

const schema = z.record(
	z.string(),
	z.strictObject({ broader: z.array(z.string()).default([]), words: z.array(z.string()) }),
)

/** The words of waste hauling, colloquial and of the trade. */
export const thesaurus: readonly Concept[] = files
	.flatMap((file) => Object.entries(readData(`search/thesaurus/${file}.json`, schema)))
	.map(([id, { broader, words }]) => concept(id, words.join(','), ...broader))

/**
 * The thesaurus with groups that staff added: the words of one group mean the same. A group joins every concept that
 * it shares a word with; one that shares none becomes a concept of its own.
 */
export function extendThesaurus(
	concepts: readonly Concept[],
	extraGroups: readonly (readonly string[])[],
): readonly Concept[] {
	const extended = concepts.map((one) => ({ ...one, words: [...one.words] }))
	for (const [index, group] of extraGroups.entries()) {
		const keys = new Set(group.map(keyOf).filter(Boolean))
		if (keys.size < 2) continue
		const sharing = extended.filter(({ words }) => words.some((word) => keys.has(keyOf(word))))
		for (const { words } of sharing) words.push(...group)
		if (sharing.length === 0) extended.push({ id: `extra-${index}`, words: [...group], broader: [] })
	}
	return extended
}

/** The same for all forms of a word or phrase. */
function keyOf(phrase: string): string {
	return wordsOf(phrase)
		.map(({ stem }) => stem)
		.join(' ')
}
