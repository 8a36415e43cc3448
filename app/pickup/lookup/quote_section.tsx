import { useEffect, useRef, useState } from 'react'
import type { Receipt } from '#app/leads/lead_result.ts'
import { QuoteForm } from '#app/leads/quote/form.tsx'
import { typeInto } from '#app/ui/type_into.ts'
import type { LookUpOutcome } from './look_up_result.ts'

const offered: ReadonlySet<string> = new Set(['outside', 'elsewhere', 'unknown'])

interface Props {
	lookUp: LookUpOutcome | null
	/** Whether the quote form was submitted and rejected. */
	isRefused: boolean
	receipt: Receipt | null
}

/**
 * The quote form with the address filled in, for addresses on none of our routes. Once rendered it stays
 * mounted, hidden when not offered, so that another look-up does not discard what was typed into it.
 */
export function QuoteSection({ lookUp, isRefused, receipt }: Props) {
	const isOffered = lookUp !== null && isQuoteOffered(lookUp)
	const isShown = isOffered || isRefused || receipt !== null
	const [wasShown, setWasShown] = useState(isShown)
	const section = useFollowingAddress(isOffered ? lookUp.address : undefined)
	if (isShown && !wasShown) setWasShown(true)
	if (!isShown && !wasShown) return null
	return (
		<section ref={section} hidden={!isShown} aria-labelledby="quote-heading" className="section">
			<div className="wrap grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.7fr]">
				<h2 id="quote-heading" className="text-title">
					Ask us to come to your street
				</h2>
				<QuoteForm
					receipt={receipt}
					service="residential-services"
					{...(lookUp && { address: lookUp.address })}
				/>
			</div>
		</section>
	)
}

function isQuoteOffered({ result }: LookUpOutcome): boolean {
	return result.kind === 'choose' ? result.mayBeNone : offered.has(result.kind)
}

/** Keeps the form's address field in sync with the looked-up address, unless the visitor has typed a different one. */
function useFollowingAddress(address: string | undefined) {
	const section = useRef<HTMLElement>(null)
	const filledIn = useRef('')
	useEffect(() => {
		const field = section.current?.querySelector('input[name="address"]')
		if (address === undefined || !(field instanceof HTMLInputElement)) return
		if (field.value === filledIn.current) typeInto(field, address)
		if (field.value === address) filledIn.current = address
	}, [address])
	return section
}
