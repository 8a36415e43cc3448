import { createContext, use } from 'react'
import type { Facts } from './facts_type.ts'

/** The company facts that a page is rendered with: those of its request on the server, those it came with in a browser. */
export const CurrentFacts = createContext<Facts | null>(null)

/** The company facts for a component. */
export function useFacts(): Facts {
	const facts = use(CurrentFacts)
	if (facts === null) throw new Error('No company facts')
	return facts
}
