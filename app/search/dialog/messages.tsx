import { CallLink } from '#app/company/call_link.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { optionRow } from './option.tsx'

/** Shown while searching. */
export function Searching() {
	return [1, 2, 3].map((row) => (
		<div key={row} className={optionRow}>
			<div className="py-3 lg:col-start-2">
				<Skeleton className="h-5 w-64 max-w-full" />
				<Skeleton className="mt-2 h-5 max-w-2xl" />
			</div>
		</div>
	))
}

/** Nothing was found (SE-05); the popular searches are shown below. */
export function NoMatches({ query }: { query: string }) {
	return (
		<div className="border-t border-border py-4">
			<h2 className="text-subtitle">No matches found</h2>
			<p className="mt-1 wrap-anywhere">We couldn't find any results for the query “{query}”.</p>
			<ButtonLink to="/contact" kind="secondary" className="mt-4">
				Contact Support
			</ButtonLink>
		</div>
	)
}

/** There are results, but none of the chosen types. */
export function NothingOfThisKind({ count, showAll }: { count: number; showAll(): void }) {
	return (
		<p className="border-t border-border py-4">
			Nothing of this kind.{' '}
			<button type="button" onClick={showAll} className="link min-h-11">
				Show {count === 1 ? 'the one result' : `all ${count} results`}
			</button>
		</p>
	)
}

/** Neither search answered (SE-06). */
export function SearchFailed() {
	return (
		<p className="border-t border-border py-4">
			{navigator.onLine === false ? 'Your device is offline.' : 'Search is not working right now.'} Call us at{' '}
			<CallLink /> and we look it up for you.
		</p>
	)
}
