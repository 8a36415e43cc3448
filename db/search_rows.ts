import { table } from '#platform/database/table.ts'

/** `searched`: with results; `nothing`: without results; `clicked`: a result was followed. */
export type SearchEventKind = 'searched' | 'nothing' | 'clicked'

/** A count per day; no row is about a single visitor. */
export interface SearchEventRow {
	/** `2026-11-21`, by the office's calendar. */
	day: string
	kind: SearchEventKind
	/** As written by `searchedWords`: lower case, at most 80 characters, nothing personal. */
	query: string
	/** The path that a click led to; empty for a search. */
	url: string
	hits: number
}

export const searchTables = {
	search_events: table<SearchEventRow>({}),
}
