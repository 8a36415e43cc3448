import { Link } from 'react-router'
import { telHref } from '#app/company/contact_links.ts'
import { OpeningNote } from '#app/company/opening_note.tsx'
import { facts } from '#app/company/facts.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { OfferedTown } from './offered_towns.server.ts'

/** The page of a town we have no roll-off page for (RO-05). */
export function TownMissing({ towns }: { towns: readonly OfferedTown[] }) {
	return (
		<div className="wrap section grid gap-x-16 gap-y-12 lg:grid-cols-[1.1fr_1fr]">
			<div>
				<h1 className="text-title">Page Not Found</h1>
				<p className="mt-4 text-lead">The requested rolloff service page could not be found.</p>
				<p className="mt-4 max-w-[48ch]">
					We may still bring a container to you: our trucks go further than our pages do. Call and tell us
					where you are.
				</p>
				<div className="mt-8 flex flex-wrap gap-3">
					<ButtonLink href={telHref()} data-analytics-event="call_not_found">
						<Icon name="phone" />
						Call {facts.phone}
					</ButtonLink>
					<OpeningNote className="self-center text-[0.9375rem]" />
					<ButtonLink to="/roll-off-dumpsters" kind="secondary">
						All roll-off towns
					</ButtonLink>
				</div>
			</div>
			<nav aria-labelledby="offered-towns" hidden={towns.length === 0}>
				<h2 id="offered-towns" className="text-subtitle">
					Roll-off dumpsters in
				</h2>
				<ul className="mt-4 border-t-2 border-foreground">
					{towns.map(({ slug, name }) => (
						<li key={slug}>
							<Link
								to={`/roll-off-dumpsters/${slug}`}
								className="flex min-h-14 items-center justify-between gap-4 border-b border-border text-lg font-semibold hover:text-primary"
							>
								{name}
								<Icon name="arrow" />
							</Link>
						</li>
					))}
				</ul>
			</nav>
		</div>
	)
}
