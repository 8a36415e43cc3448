import { createContext, use } from 'react'
import type { Facts } from './facts_type.ts'

/** The company facts of a page: on the server those of the request, in a browser those that the page was sent with. */
export const CurrentFacts = createContext<Facts | null>(null)

export function useFacts(): Facts {
	const facts = use(CurrentFacts)
	if (facts === null) throw new Error('No company facts')
	return facts
}
