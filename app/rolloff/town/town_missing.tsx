import { CallButton } from '#app/company/call_button.tsx'
import { OpeningNote } from '#app/company/opening_note.tsx'
import { useFacts } from '#app/company/current_facts.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { RowLinks } from '#app/ui/row_links.tsx'
import type { OfferedTown } from './offered_towns.server.ts'

/** Replaces the page of an unknown town (RO-05). */
export function TownMissing({ towns }: { towns: readonly OfferedTown[] }) {
	const facts = useFacts()
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
					<CallButton data-analytics-event="call_not_found">Call {facts.phone}</CallButton>
					<ButtonLink to="/roll-off-dumpsters" kind="secondary">
						All roll-off towns
					</ButtonLink>
					<OpeningNote className="self-center text-[0.9375rem]" />
				</div>
			</div>
			<nav aria-labelledby="offered-towns" hidden={towns.length === 0}>
				<h2 id="offered-towns" className="text-subtitle">
					Roll-off dumpsters in
				</h2>
				<RowLinks links={towns.map(({ slug, name }) => ({ name, to: `/roll-off-dumpsters/${slug}` }))} />
			</nav>
		</div>
	)
}
