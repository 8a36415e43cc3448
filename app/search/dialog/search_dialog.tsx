/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the listbox's options are links, and no select can hold those */
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { useFacts } from '#app/company/current_facts.ts'
import { AnswerCard } from '../answers/answer_card.tsx'
import { FilterPanel, FilterToggle, noFilter } from './filters.tsx'
import { pick } from './found.ts'
import { forgetSearches, popularSearches, readHistory, suggestionsFor } from './memory.ts'
import { NoMatches, NothingOfThisKind, SearchFailed, Searching } from './messages.tsx'
import { SuggestedQueries, optionRow } from './option.tsx'
import { ResultGroups } from './result_groups.tsx'
import { wordsOf } from './score.ts'
import { useCombobox } from './use_combobox.ts'
import { useClosed, useField, useSubmitted } from './use_field.ts'
import { type Search, useSearch } from './use_search.ts'
import { useSettled } from './use_settled.ts'
import { useVisibleHeight } from './use_field.ts'

/**
 * The search dialog within the overlay (SE-01): shows results while the visitor types into the overlay's field.
 * While it has `data-searching`, the overlay hides everything else.
 */
export function SearchDialog({ field }: { field: HTMLInputElement }) {
	const [filter, setFilter] = useState(noFilter)
	const [isFilterOpen, setFilterOpen] = useState(false)
	const { services } = useFacts()
	const recall = () => ({ history: readHistory(), popular: popularSearches(services) })
	const [memory, setMemory] = useState(recall)
	const listbox = useRef<HTMLDivElement>(null)
	const [text, write] = useField(field)
	const search = useSearch(text, filter.wanted)
	const settled = useSettled(search)
	useVisibleHeight(field)
	useSubmitted(field, settled.submitted)
	useClosed(field, () => {
		settled.closed()
		write('')
		setFilter(noFilter)
		setFilterOpen(false)
		setMemory(recall())
	})

	const { state } = search
	const all = 'found' in search ? search.found : []
	const found = pick(all, filter)
	const query = 'query' in search ? search.query : ''
	const active = useCombobox(field, listbox, [state, text, query, filter.sort, ...filter.wanted].join('\n'))

	const isNone = state === 'found' && all.length === 0
	const { history, popular } = memory
	const choose = (suggestion: string) => {
		write(suggestion)
		field.focus()
	}
	const queries = { active, choose }
	return (
		<div data-searching={state === 'idle' ? undefined : ''}>
			<div className="sticky top-0 z-1 -mx-2 px-2 flex flex-wrap items-center justify-between gap-4 bg-background py-2">
				<FilterToggle
					count={filter.wanted.size}
					isOpen={isFilterOpen}
					toggle={() => setFilterOpen(!isFilterOpen)}
				/>
				<output className={isNone ? 'sr-only' : 'text-[0.9375rem]'}>{statusOf(search, found.length)}</output>
			</div>
			<FilterPanel filter={filter} isOpen={isFilterOpen} change={setFilter} />
			{'answer' in search && search.answer && <AnswerCard answer={search.answer} className="mb-4" />}
			{state === 'searching' && all.length === 0 && <Searching />}
			{isNone && <NoMatches query={query} />}
			{state === 'failed' && <SearchFailed />}
			{all.length > 0 && found.length === 0 && (
				<NothingOfThisKind count={all.length} showAll={() => setFilter(noFilter)} />
			)}
			<div
				ref={listbox}
				id="search-options"
				role="listbox"
				aria-label="Search results and suggestions"
				aria-busy={state === 'searching'}
			>
				<ResultGroups found={found} words={wordsOf(query)} active={active} onFollow={settled.followed} />
				{state === 'idle' && (
					<SuggestedQueries id="recent" name="Recent searches" queries={history} {...queries} />
				)}
				{state === 'idle' || isNone ? (
					<SuggestedQueries id="popular" name="Popular searches" queries={popular} {...queries} />
				) : (
					<SuggestedQueries
						id="suggested"
						name="Suggestions"
						queries={suggestionsFor(text, history, popular)}
						{...queries}
					/>
				)}
			</div>
			{found.length > 0 && (
				<div className={optionRow}>
					<Link
						to={`/search?q=${encodeURIComponent(query)}`}
						onClick={() => settled.submitted(query)}
						className="link py-3 lg:col-start-2"
					>
						View all results
					</Link>
				</div>
			)}
			{state === 'idle' && history.length > 0 && (
				<button
					type="button"
					className="link min-h-11"
					onClick={() => {
						forgetSearches()
						setMemory(recall())
					}}
				>
					Clear recent searches
				</button>
			)}
		</div>
	)
}

/** The text of the live region. */
function statusOf(search: Search, count: number): string {
	if (search.state === 'searching') return 'Searching…'
	if (search.state === 'failed') return 'Search is not working right now.'
	if (search.state === 'idle') return ''
	if (search.found.length === 0) return 'No matches found'
	return count === 1 ? '1 result' : `${count} results`
}
