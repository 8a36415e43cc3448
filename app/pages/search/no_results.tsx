import { CallLink } from '#app/company/call_link.tsx'
import { PopularTopics } from '#app/shell/popular_topics.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

/** Nothing was found (SE-05); the popular searches follow below. */
export function NoMatches({ query }: { query: string }) {
	return (
		<div className="mt-10">
			<output className="block max-w-[60ch] text-lead wrap-anywhere">
				<strong className="block">No matches found</strong>
				We couldn't find any results for the query “{query}”. Call <CallLink /> or try one of these.
			</output>
			<ButtonLink to="/contact" kind="secondary" className="mt-4">
				Contact Support
			</ButtonLink>
		</div>
	)
}

/** The message above the limit of searches per minute. */
export function TooMany() {
	return (
		<p role="alert" className="mt-10 text-lead">
			That is more searches than we answer in a minute. Please wait a little, or call <CallLink />.
		</p>
	)
}

/** Links to the most visited pages. */
export function OftenLookedFor() {
	return (
		<section aria-labelledby="popular" className="mt-10">
			<h2 id="popular" className="text-subtitle">
				People often look for
			</h2>
			<PopularTopics className="mt-4" />
		</section>
	)
}
