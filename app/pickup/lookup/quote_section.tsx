import type { Receipt } from '#app/leads/lead_result.ts'
import { QuoteForm } from '#app/leads/quote/form.tsx'
import type { LookedUp } from './look_up_result.ts'

const offered: ReadonlySet<string> = new Set(['outside', 'elsewhere', 'unknown'])

interface Props {
	lookedUp: LookedUp | null
	/** Whether the quote form was sent and came back. */
	isRefused: boolean
	receipt: Receipt | null
}

/** The quote form with the address filled in, for addresses on none of our routes. */
export function QuoteSection({ lookedUp, isRefused, receipt }: Props) {
	const isOffered = lookedUp !== null && offered.has(lookedUp.answer.kind)
	if (!isOffered && !isRefused && receipt === null) return null
	return (
		<section aria-labelledby="quote-heading" className="section">
			<div className="wrap grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.7fr]">
				<h2 id="quote-heading" className="text-title">
					Ask us to come to your street
				</h2>
				<QuoteForm
					key={lookedUp?.typed}
					receipt={receipt}
					service="residential-services"
					{...(lookedUp && { address: lookedUp.typed })}
				/>
			</div>
		</section>
	)
}
