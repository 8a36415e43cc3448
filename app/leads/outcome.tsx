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
	/** The words of the specification for it. */
	toast: Toast | null
	/** Whether it became of the form since the page is open. */
	isNews: boolean
	id?: typeof answerId
	ref?: RefObject<HTMLDivElement | null>
}

/**
 * What became of a lead form, in its place or above its fields: the receipt, what to mend, or why it was not taken. What
 * was refused is told in one message, which stays while its reason does.
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

/** In the corner of a wide screen for a while; in the page on a phone, where it would cover what is read. */
function Success({ toast, isNews }: { toast: Toast; isNews: boolean }) {
	if (!isNews || !matchMedia('(width >= 48rem)').matches) return <ToastCard {...toast} />
	return createPortal(
		<output className="toast-corner">
			<ToastCard {...toast} />
		</output>,
		document.body,
	)
}
