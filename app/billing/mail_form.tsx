import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { CallLink } from '#app/company/call_link.tsx'
import { useFacts } from '#app/company/current_facts.ts'
import { FormOrAgain } from '#app/leads/form_or_again.tsx'
import { HiddenFields } from '#app/leads/hidden_fields.tsx'
import { sentenceFor } from '#app/leads/lead_client_action.ts'
import type { Receipt } from '#app/leads/lead_result.ts'
import { refusalToast } from '#app/leads/lead_toast.ts'
import { Outcome } from '#app/leads/outcome.tsx'
import { Button } from '#app/ui/button.tsx'
import { answerId } from '#app/ui/error_summary.tsx'
import { restorableInput, useRestoredInput } from '#app/ui/restored_input.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import {
	type BillingAnswer,
	billingToasts,
	type MailRequest,
	mailtoBilling,
	storedToast,
} from './mail_requests.ts'

interface Props {
	request: MailRequest
	button: string
	busyButton: 'Sending...' | 'Submitting...'
	/** The mail's text; null if there is nothing to send. */
	bodyOf(entries: FormData): string | null
	/** The values of a form that the server rejected, for visitors without scripts. */
	values: FormValues | undefined
	/** Renders the fields with these values. */
	children(typed: FormValues): ReactNode
}

/**
 * A form whose request is stored like every lead; then the visitor's mail program opens with the same text,
 * and a receipt replaces the form (PB-03 to PB-06). Without scripts, the page handles the form.
 */
export function MailForm({ request, button, busyButton, bodyOf, values, children }: Props) {
	const facts = useFacts()
	const formId = `form-${request.kind}`
	const place = formId + useLocation().key
	const restored = useRestoredInput(formId, undefined, place)
	const [typed, setTyped] = useState(restored ?? values ?? {})
	const [isSending, setSending] = useState(false)
	const [answer, setAnswer] = useState<BillingAnswer | null>(null)
	const [receipt, setReceipt] = useState<Receipt | null>(null)
	const outcomeRef = useRef<HTMLDivElement>(null)
	useEffect(() => {
		if (answer) outcomeRef.current?.focus()
	}, [answer])

	async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault()
		const form = event.currentTarget
		const body = bodyOf(new FormData(form))
		if (body === null || isSending) return
		setSending(true)
		// oxlint-disable-next-line no-console -- PB-03 requires this line
		console.info(request.logLine)
		const answered = await send(form)
		setAnswer(answered)
		setSending(false)
		if (!answered.ok) return
		// The page may have been left while the form was sent.
		restorableInput.delete(place)
		setReceipt(answered.receipt)
		setTyped({})
		form.reset()
		if (form.isConnected) openMail(mailtoBilling(facts.billingEmail, request.subject, body))
	}

	// Loads the failure messages before the connection can be lost.
	const listeners = {
		onFocus: () => void sentenceFor('unavailable'),
		onSubmit: (event: SubmitEvent<HTMLFormElement>) => void onSubmit(event),
	}
	const refused = answer?.ok === false ? answer : null
	return (
		<>
			{answer && (
				<Outcome
					refused={refused}
					receipt={receipt}
					toast={refused ? refusalToast(billingToasts, refused) : storedToast(request, facts)}
					isNews
					ref={outcomeRef}
				/>
			)}
			<FormOrAgain receipt={receipt} isOpen={refused !== null}>
				<form id={formId} action={`/pay-my-bill#${answerId}`} method="post" {...listeners}>
					<HiddenFields />
					<input type="hidden" name="kind" value={request.kind} />
					{children(typed)}
					<Button type="submit" disabled={isSending} className="mt-5 w-full sm:w-auto">
						{isSending ? busyButton : button}
					</Button>
					<p className="mt-3 text-[0.9375rem] text-muted-foreground">
						This goes straight to our office. Your email app may open with a copy. Would you rather talk? Call{' '}
						<CallLink className="whitespace-nowrap underline underline-offset-4" />.
					</p>
				</form>
			</FormOrAgain>
		</>
	)
}

/** Sends a form to billing; a network failure becomes an answer. */
async function send(form: HTMLFormElement): Promise<BillingAnswer> {
	try {
		const answer = await fetch('/functions/billing-request', { method: 'POST', body: new FormData(form) })
		return (await answer.json()) as BillingAnswer
	} catch (error) {
		console.warn('The request could not be sent', error)
		const reason = navigator.onLine === false ? 'offline' : 'unavailable'
		const sentence = await sentenceFor(reason)
		return { ok: false, reason, errors: [], values: {}, sentence, receipt: null }
	}
}

/** The request is already stored, so nothing is lost if no mail program opens. */
function openMail(mailto: string): void {
	try {
		window.open(mailto, '_self')
	} catch (error) {
		console.warn('The mail program could not be opened', error)
	}
}
