import { withChoices } from '#app/company/link_choices.ts'
import { CallButton } from '#app/company/call_button.tsx'
import { OpeningNote } from '#app/company/opening_note.tsx'
import { useFacts } from '#app/company/current_facts.ts'
import { quoteAnswer } from '#app/company/promises.ts'
import type { Receipt } from '#app/leads/lead_result.ts'
import { rolloffForm } from '#app/leads/rolloff/definition.ts'
import { PageHero } from '#app/sections/hero/page_hero.tsx'
import { QuoteList } from '#app/sections/reviews/quote_list.tsx'
import { Reviews } from '#app/sections/reviews/reviews.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { SizePrices } from '../size_price.tsx'
import { RolloffFaq } from '../rolloff_faq.tsx'
import { LocalService } from './local_service.tsx'
import { QuoteSection } from './quote_section.tsx'
import { TownTiles } from './town_tiles.tsx'
import type { TownContent } from './town_content.server.ts'

interface Props {
	page: Omit<TownContent, 'meta'>
	/** The size in yards that the visitor chose on an earlier page; null if none. */
	chosen: number | null
	receipt: Receipt | null
}

/** A town's page in the order of RO-04. */
export function TownPage({ page, chosen, receipt }: Props) {
	const facts = useFacts()
	const size = chosen ?? undefined
	return (
		<>
			<SizePrices />
			<PageHero {...page.hero}>
				<div className="mt-7 flex flex-wrap gap-3">
					<ButtonLink
						to={withChoices(`#${rolloffForm.anchor}`, { size })}
						kind="loud"
						data-analytics-event="instant_quote"
					>
						Get Instant Quote
					</ButtonLink>
					<CallButton kind="secondary" data-analytics-event="call_rolloff_town">
						Call {facts.phone}
					</CallButton>
					<OpeningNote className="self-center text-[0.9375rem]" />
				</div>
				<p className="mt-3 max-w-[46ch]">Send the form on this page. {quoteAnswer(facts)}</p>
			</PageHero>
			<TownTiles tiles={page.tiles} />
			<Reviews rating={page.rating} widgetScript={null} reviewsUrl={page.reviewsUrl}>
				{page.quotes.length > 0 && <QuoteList quotes={page.quotes} />}
			</Reviews>
			<LocalService town={page.name} size={size} {...page.local} sections={page.sections} />
			<QuoteSection town={page.name} slug={page.slug} size={size} receipt={receipt} />
			<RolloffFaq faqs={page.faqs} />
		</>
	)
}
