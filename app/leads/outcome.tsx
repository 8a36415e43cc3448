import type { RefObject } from 'react'
import { createPortal } from 'react-dom'
import { type Toast, ToastCard } from '#app/shell/toast_card.tsx'
import { type answerId, ErrorSummary } from '#app/ui/error_summary.tsx'
import type { RefusedLead } from './check_lead.ts'
import type { Receipt } from './lead_result.ts'
import { ReceiptNote } from './receipt_note.tsx'

interface Props {
	refused: RefusedLead | null
	receipt: Receipt | null
	/** The toast in the words of the specification. */
	toast: Toast | null
	/** Whether the outcome is new since the page was loaded. */
	isNews: boolean
	id?: typeof answerId
	ref?: RefObject<HTMLDivElement | null>
}

/**
 * The outcome of a lead form, in place of its fields or above them: the receipt, or why it was refused and
 * what to correct. One message covers a refusal and stays until its reason is resolved.
 */
export function Outcome({ refused, receipt, toast, isNews, id, ref }: Props) {
	if (refused === null && receipt === null && toast === null) return null
	return (
		<div ref={ref} id={id} tabIndex={-1} className="mb-6 grid scroll-mt-24 gap-4">
			{refused ? (
				<ErrorSummary
					errors={refused.errors}
					heading={toast?.title}
					text={toast?.text}
					detail={refused.sentence}
				/>
			) : (
				<>
					{toast && <Success toast={toast} isNews={isNews} />}
					{receipt && <ReceiptNote receipt={receipt} />}
				</>
			)}
		</div>
	)
}

/** Shows briefly in the corner of a wide screen; within the page on a phone, where it would cover the content. */
function Success({ toast, isNews }: { toast: Toast; isNews: boolean }) {
	if (!isNews || !matchMedia('(width >= 48rem)').matches) return <ToastCard {...toast} />
	return createPortal(
		<output className="toast-corner">
			<ToastCard {...toast} />
		</output>,
		document.body,
	)
}
