import { useEffect, useEffectEvent, useRef } from 'react'
import { rememberClick, rememberSearch } from './memory.ts'
import type { Search } from './use_search.ts'

/** A query shown for this long counts as a search, not as typing in progress. */
const settledMs = 2000

/**
 * Stores and counts searches, each once per visit: when a result is opened, when the dialog closes, or
 * when results shown for two seconds are replaced. The results page counts searches that lead to it.
 */
export function useSettled(search: Search) {
	const counted = useRef(new Set<string>())
	const shown = search.state === 'found' ? search : null

	function settle(query: string, isFound: boolean, isCountedElsewhere = false) {
		if (counted.current.has(query)) return
		counted.current.add(query)
		rememberSearch(query, isFound, new Date())
		if (!isCountedElsewhere) reportEvent({ kind: isFound ? 'searched' : 'nothing', query })
	}
	const settleShown = () => shown && settle(shown.query, shown.found.length > 0)

	const onReplaced = useEffectEvent(settle)
	const onLeft = useEffectEvent(settleShown)
	const query = shown?.query
	const isFound = shown !== null && shown.found.length > 0
	useEffect(() => {
		if (query === undefined) return
		const since = Date.now()
		return () => {
			if (Date.now() - since >= settledMs) onReplaced(query, isFound)
		}
	}, [query, isFound])
	useEffect(() => {
		const listener = () => onLeft()
		window.addEventListener('pagehide', listener)
		return () => window.removeEventListener('pagehide', listener)
	}, [])

	return {
		/** Call when a result was opened. */
		followed(url: string) {
			if (shown === null) return
			settleShown()
			rememberClick(shown.query, url, new Date())
			reportEvent({ kind: 'clicked', query: shown.query, url })
		},
		/** Call when the form was submitted to the results page. */
		submitted(text: string) {
			settle(text, shown === null || isFound, true)
		},
		closed: settleShown,
	}
}

/** An event for the office's statistics, without personal data. */
type ReportedEvent =
	{ kind: 'searched' | 'nothing'; query: string } | { kind: 'clicked'; query: string; url: string }

/**
 * Sends the event as a beacon, which survives leaving the page; not if Global Privacy Control is set
 * (https://www.w3.org/TR/gpc/).
 */
function reportEvent(event: ReportedEvent): void {
	if (navigator.globalPrivacyControl) return
	const body = new Blob([JSON.stringify(event)], { type: 'application/json' })
	navigator.sendBeacon('/functions/search-event', body)
}
