import { CallButton } from '#app/company/call_button.tsx'
import { OpeningNote } from '#app/company/opening_note.tsx'
import { useFacts } from '#app/company/current_facts.ts'
import { Prose } from '#app/company/prose.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { SizePrice } from '../size_price.tsx'
import { ScaleDrawing } from '../scale_drawing.tsx'
import type { SizeContent } from './size_content.server.ts'

/** The first screen: the container as large as the page allows, above its four numbers. */
export function SizeHero({ page }: { page: Omit<SizeContent, 'row'> }) {
	const facts = useFacts()
	return (
		<section aria-labelledby="hero-heading" className="bg-secondary text-secondary-foreground">
			<div className="wrap pt-3">
				<Breadcrumbs crumbs={page.crumbs} />
				<div className="mt-4 grid items-end gap-x-16 gap-y-5 sm:mt-8 lg:grid-cols-[1.2fr_1fr]">
					<div>
						<SizePrice size={page.size} className="mb-6" />
						{page.badge && (
							<p className="mb-3 inline-block rounded-full bg-accent px-3 py-0.5 font-semibold text-accent-foreground">
								{page.badge}
							</p>
						)}
						<h1 id="hero-heading" className="text-hero leading-[0.98] font-extrabold">
							{page.name}
						</h1>
						<p className="mt-4 max-w-[46ch] text-lead">
							<Prose text={page.description} />
						</p>
					</div>
					<div>
						<div className="flex flex-wrap gap-3">
							<ButtonLink to={page.quotePath} kind="loud" data-analytics-event="quote_rolloff_size">
								Get a Quote
							</ButtonLink>
							<CallButton kind="secondary" data-analytics-event="call_rolloff_size">
								Call {facts.phone}
							</CallButton>
							<OpeningNote className="self-center text-[0.9375rem]" />
						</div>
						<p className="mt-2 text-[0.9375rem]">
							{page.town
								? `The form for ${page.town.name} opens with this size chosen.`
								: 'For a quote, pick your town on the next page: its form has this size chosen.'}
						</p>
					</div>
				</div>
				<ScaleDrawing size={page.size} isEager className="mt-10 pb-6 lg:mt-14" />
			</div>
			<div className="band border-t border-band-line">
				<dl className="wrap grid py-2.5 sm:grid-cols-2 lg:grid-cols-4 lg:divide-x lg:divide-band-line lg:py-6">
					{page.specifications.map(([label, value]) => (
						<div
							key={label}
							className="flex flex-wrap items-baseline justify-between gap-x-3 py-2.5 max-sm:not-first:border-t max-sm:not-first:border-band-line sm:block lg:px-6 lg:first:pl-0"
						>
							<dt className="font-semibold">{label}</dt>
							<dd className="font-display text-xl leading-tight font-extrabold text-band-accent sm:text-2xl">
								{value}
							</dd>
						</div>
					))}
				</dl>
			</div>
		</section>
	)
}
