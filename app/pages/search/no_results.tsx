import { Link } from 'react-router'
import { CallLink } from '#app/company/call_link.tsx'
import { useFacts } from '#app/company/current_facts.ts'
import { openLinks } from '#app/company/services.ts'
import { popularTopics } from '#app/shell/navigation.ts'
import { ButtonLink } from '#app/ui/button.tsx'

/** Nothing was found (SE-05); the popular searches stand below. */
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

/** Where most people go. */
export function PopularTopics() {
	return (
		<section aria-labelledby="popular" className="mt-10">
			<h2 id="popular" className="text-subtitle">
				People often look for
			</h2>
			<ul className="mt-4 flex flex-wrap gap-2">
				{openLinks(popularTopics, useFacts()).map(({ name, to }) => (
					<li key={to}>
						<Link
							to={to}
							className="flex min-h-11 items-center rounded-md border border-input px-4 font-semibold hover:bg-secondary hover:text-secondary-foreground"
						>
							{name}
						</Link>
					</li>
				))}
			</ul>
		</section>
	)
}
