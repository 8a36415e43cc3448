import { CallButton } from '#app/company/call_button.tsx'
import { OpeningNote } from '#app/company/opening_note.tsx'
import { Prose } from '#app/company/prose.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { PriceText } from '#app/ui/price_text.tsx'
import { SizeDrawing } from '../size_drawing.tsx'
import type { SizeContent } from './size_content.server.ts'

type Props = Pick<SizeContent, 'title' | 'description' | 'price' | 'picture'> & {
	crumbs: readonly { name: string; path: string }[]
}

/** A size's first screen (CM-06): description, price, and a comparison with familiar things. */
export function Hero({ title, description, price, picture, crumbs }: Props) {
	return (
		<section aria-labelledby="hero-heading" className="wrap pt-3">
			<Breadcrumbs crumbs={crumbs} />
			<div className="mt-4 flex flex-wrap items-end justify-between gap-x-10 gap-y-2 sm:mt-6">
				<h1 id="hero-heading" className="text-hero leading-[0.98] font-extrabold">
					{title}
				</h1>
				<p className="font-display text-[min(1.875rem,14vw)] wrap-anywhere leading-tight font-extrabold sm:text-4xl">
					<PriceText>{price}</PriceText>
				</p>
			</div>
			<div className="mt-5 mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
				<p className="max-w-[52ch] text-lead">
					<Prose text={description} />
				</p>
				<div className="flex flex-wrap gap-3">
					<ButtonLink to={{ hash: 'contact-form' }} kind="loud" data-analytics-event="get_quote_hero">
						Get Free Quote
					</ButtonLink>
					<CallButton kind="secondary" data-analytics-event="call_hero" />
					<OpeningNote className="self-center text-[0.9375rem]" />
				</div>
			</div>
			<SizeDrawing {...picture} />
		</section>
	)
}
