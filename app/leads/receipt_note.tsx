import { CallLink } from '#app/company/call_link.tsx'
import type { Receipt } from './lead_result.ts'

/** The receipt on the page: the reference, what was asked, when we answer, and what happens next. */
export function ReceiptNote({ receipt: { reference, lines } }: { receipt: Receipt }) {
	return (
		<div className="rounded-md border-2 border-primary bg-card p-4 text-card-foreground" data-own-buttons>
			<p className="font-display text-subtitle font-[650]">
				Thank you. Your reference number is <strong className="whitespace-nowrap">{reference}</strong>.
			</p>
			<dl>
				{lines.map(([term, text]) => (
					<div key={term} className="mt-3">
						<dt className="font-semibold">{term}</dt>
						<dd className="wrap-anywhere">{text}</dd>
					</div>
				))}
			</dl>
			<p className="mt-3">
				Questions? Call <CallLink />.
			</p>
		</div>
	)
}
