import { CallButton } from '#app/company/call_button.tsx'
import { useFacts } from '#app/company/current_facts.ts'
import { OpeningNote } from '#app/company/opening_note.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { OverviewContent } from './overview_content.server.ts'

/** Delivery times (RO-07) and the rental period. */
export function Delivery({ sameDay, flexible }: Pick<OverviewContent, 'sameDay' | 'flexible'>) {
	const facts = useFacts()
	return (
		<section aria-label="Delivery and rental time" className="bg-muted">
			<div className="wrap section grid gap-x-16 gap-y-14 lg:grid-cols-[1.35fr_1fr]">
				<div>
					<h2 className="text-title">{sameDay.title}</h2>
					<p className="mt-4 max-w-[52ch] text-lead">{sameDay.description}</p>
					<dl className="mt-7 max-w-xl border-t-2 border-foreground">
						<When order={`Ordered before ${sameDay.cutoff}`} comes="The same business day" isLoud />
						<When
							order={`Ordered after ${sameDay.cutoff}`}
							comes="The next business day, or the day you name"
						/>
					</dl>
					<ButtonLink
						to={sameDay.button.to}
						kind="loud"
						className="mt-7"
						data-analytics-event="schedule_delivery"
					>
						{sameDay.button.text}
					</ButtonLink>
					{sameDay.isByForm && (
						<p className="mt-2 max-w-[52ch] text-[0.9375rem]">
							Name the day in the form. We confirm it together with the price.
						</p>
					)}
				</div>
				<div className="lg:border-l lg:border-border lg:pl-12">
					<h2 className="text-subtitle">{flexible.title}</h2>
					<p className="mt-3 max-w-[52ch]">{flexible.description}</p>
					<CallButton kind="secondary" className="mt-6" data-analytics-event="call_flexible_periods">
						{flexible.buttonText}
						<span className="sr-only"> about {flexible.title}</span>
					</CallButton>
					<p className="mt-2 text-[0.9375rem]">
						This button calls <span className="inline-block">{facts.phone}.</span> <OpeningNote />
					</p>
				</div>
			</div>
		</section>
	)
}

function When({ order, comes, isLoud = false }: { order: string; comes: string; isLoud?: boolean }) {
	return (
		<div className="relative grid gap-x-6 border-b border-border py-4 pl-8 sm:grid-cols-[1fr_1.2fr]">
			<dt>
				<Icon name="clock" className="absolute left-0 mt-0.5 text-primary" />
				{order}
			</dt>
			<dd className={isLoud ? 'font-display text-lg font-[750]' : ''}>{comes}</dd>
		</div>
	)
}
