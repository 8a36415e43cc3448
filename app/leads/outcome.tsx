import type { RefObject } from 'react'
import { facts } from '#app/company/facts.ts'
import { telHref } from '#app/company/contact_links.ts'
import { type Toast, ToastCard } from '#app/shell/toast_card.tsx'
import { ErrorSummary } from '#app/ui/error_summary.tsx'
import type { Refused } from './check_lead.ts'
import { type Receipt, refusalSentence } from './lead_result.ts'

interface Props {
	refused: Refused | null
	receipt: Receipt | null
	/** Stands in the page for visitors without scripts; null once the toaster has it. */
	toast: Toast | null
	ref?: RefObject<HTMLDivElement | null>
}

/** What became of a lead form, above its fields: the receipt, what to mend, or why it was not taken. */
export function Outcome({ refused, receipt, toast, ref }: Props) {
	if (refused === null && receipt === null) return null
	const sentence = refused && refusalSentence(refused.reason)
	return (
		<div ref={ref} tabIndex={-1} className="mb-6 grid gap-4">
			{toast && <ToastCard {...toast} />}
			{refused === null && receipt && <ReceiptNote receipt={receipt} />}
			{sentence && (
				<p role="alert" className="rounded-md border-2 border-destructive bg-card p-4 font-semibold">
					{sentence}
				</p>
			)}
			{refused && <ErrorSummary errors={refused.errors} />}
		</div>
	)
}

function ReceiptNote({ receipt }: { receipt: Receipt }) {
	return (
		<div className="rounded-md border-2 border-primary bg-card p-4 text-card-foreground">
			<p className="font-display text-subtitle font-[650]">Thank you. We have your request.</p>
			<p className="mt-1">
				You hear from us by {receipt.answerBy}. Your reference number is{' '}
				<strong className="whitespace-nowrap">{receipt.reference}</strong>. Have it handy if you call us at{' '}
				<a href={telHref()} className="whitespace-nowrap underline underline-offset-4">
					{facts.phone}
				</a>
				.
			</p>
		</div>
	)
}
