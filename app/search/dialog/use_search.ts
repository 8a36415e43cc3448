import { useEffect, useState } from 'react'
import type { SearchGroup } from '#app/content/search_groups.ts'
import { type SearchOutcome, search } from './ask.ts'

const debounceMs = 300

/** `found` may be empty; while `searching` it holds the previous results. */
export type Search =
	{ state: 'idle' } | ({ state: 'searching' | 'found'; query: string } & SearchOutcome) | { state: 'failed' }

const nothing: SearchOutcome = { answer: null, found: [] }

/** A query with its results; null when both searches failed. */
interface Searched {
	query: string
	types: string
	asked: SearchOutcome | null
}

/**
 * Searches 300 ms after the last change of the query (SE-01); a blank one clears at once. Earlier requests are
 * aborted, and late responses dropped.
 */
export function useSearch(text: string, wanted: ReadonlySet<SearchGroup>): Search {
	const [last, setLast] = useState<Searched | null>(null)
	const query = text.trim().replace(/\s+/g, ' ')
	const types = [...wanted].toSorted().join(' ')
	if (query === '' && last !== null) setLast(null)

	useEffect(() => {
		if (query === '') return
		const asking = new AbortController()
		const timer = setTimeout(async () => {
			const asked = await search(query, [...wanted], asking.signal)
			if (!asking.signal.aborted) setLast({ query, types, asked })
		}, debounceMs)
		return () => {
			clearTimeout(timer)
			asking.abort()
		}
	}, [query, types, wanted])

	if (query === '') return { state: 'idle' }
	if (last?.query !== query || last.types !== types) {
		return { state: 'searching', ...(last?.asked ?? nothing), query: last?.query ?? query }
	}
	return last.asked === null ? { state: 'failed' } : { state: 'found', ...last.asked, query }
}
