import { wordsOf } from './builtin/words.ts'
import { bills } from './thesaurus/bills.ts'
import { carts } from './thesaurus/carts.ts'
import { company } from './thesaurus/company.ts'
import type { Concept } from './thesaurus/concept.ts'
import { containers } from './thesaurus/containers.ts'
import { customers } from './thesaurus/customers.ts'
import { hazards } from './thesaurus/hazards.ts'
import { kindsOfCustomer } from './thesaurus/kinds_of_customer.ts'
import { messages } from './thesaurus/messages.ts'
import { notOurs } from './thesaurus/not_ours.ts'
import { pickup } from './thesaurus/pickup.ts'
import { projects } from './thesaurus/projects.ts'
import { recycling } from './thesaurus/recycling.ts'
import { things } from './thesaurus/things.ts'
import { towns } from './thesaurus/towns.ts'
import { weatherAndAnimals } from './thesaurus/weather_and_animals.ts'

/** The words of waste hauling, colloquial and of the trade. */
export const thesaurus: readonly Concept[] = [
	...carts,
	...pickup,
	...weatherAndAnimals,
	...messages,
	...things,
	...recycling,
	...hazards,
	...containers,
	...projects,
	...customers,
	...bills,
	...kindsOfCustomer,
	...company,
	...towns,
	...notOurs,
]

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
