import { Icon } from '#app/ui/icon.tsx'
import type { OfferWords } from './offer_words.ts'

/** An offer for the customer: first the price, then what it includes. */
export function OfferCard({ words: { price, per, lines, note, holds } }: { words: OfferWords }) {
	return (
		<div className="w-full rounded-lg border-2 border-primary bg-card p-5 text-base text-card-foreground sm:p-7">
			<p>
				<span className="font-display text-title leading-none font-extrabold">{price}</span> {per}
			</p>
			<h2 className="mt-6 font-display text-lg font-[650]">What is included</h2>
			<ul className="mt-2 grid gap-1.5">
				{lines.map((line, at) => (
					// Two lines may be equal.
					<li key={lines.slice(0, at + 1).join('\n')} className="flex gap-2.5">
						<Icon name="check" className="mt-0.5 shrink-0 text-primary" />
						<span className="min-w-0 wrap-anywhere">{line}</span>
					</li>
				))}
			</ul>
			{note !== null && <p className="mt-5 wrap-anywhere whitespace-pre-line">{note}</p>}
			<p className="mt-5 border-t border-border pt-4 font-semibold">{holds}</p>
		</div>
	)
}
