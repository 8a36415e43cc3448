import type { Receipt } from '#app/leads/lead_result.ts'
import { QuoteForm } from '#app/leads/quote/form.tsx'
import type { LookUpOutcome } from './look_up_result.ts'

const offered: ReadonlySet<string> = new Set(['outside', 'elsewhere', 'unknown'])

interface Props {
	lookUp: LookUpOutcome | null
	/** Whether the quote form was sent and came back. */
	isRefused: boolean
	receipt: Receipt | null
}

/** The quote form with the address filled in, for addresses on none of our routes. */
export function QuoteSection({ lookUp, isRefused, receipt }: Props) {
	const isOffered = lookUp !== null && offered.has(lookUp.result.kind)
	if (!isOffered && !isRefused && receipt === null) return null
	return (
		<section aria-labelledby="quote-heading" className="section">
			<div className="wrap grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.7fr]">
				<h2 id="quote-heading" className="text-title">
					Ask us to come to your street
				</h2>
				<QuoteForm
					key={lookUp?.address}
					receipt={receipt}
					service="residential-services"
					{...(lookUp && { address: lookUp.address })}
				/>
			</div>
		</section>
	)
}
