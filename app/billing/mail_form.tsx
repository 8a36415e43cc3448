import { type ReactNode, type SubmitEvent, useState } from 'react'
import { telHref } from '#app/company/contact_links.ts'
import { facts } from '#app/company/facts.ts'
import { useToast } from '#app/shell/toasts.tsx'
import { billingForm } from '#app/leads/billing_request/form_definition.ts'
import { HiddenFields } from '#app/leads/hidden_fields.tsx'
import { type LeadResult, refusalSentence } from '#app/leads/lead_result.ts'
import { Button } from '#app/ui/button.tsx'
import { type MailRequest, mailtoBilling } from './mail_requests.ts'

interface Props {
	request: MailRequest
	button: string
	busyButton: 'Sending...' | 'Submitting...'
	/** The mail's text; null if there is nothing to send. */
	bodyOf(entries: FormData): string | null
	children: ReactNode
}

/**
 * A form whose request is stored like every lead; once it is, the visitor's mail program opens with the same words, and a
 * toast says so (PB-03 to PB-06). Without scripts the page answers.
 */
export function MailForm({ request, button, busyButton, bodyOf, children }: Props) {
	const [isSending, setSending] = useState(false)
	const showToast = useToast()

	async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault()
		const form = event.currentTarget
		const body = bodyOf(new FormData(form))
		if (body === null || isSending) return
		setSending(true)
		try {
			// oxlint-disable-next-line no-console -- a line there is asked for (PB-03)
			console.info(request.logLine)
			const result = await send(form)
			if (result.ok) {
				showToast({ title: 'Request Submitted', text: request.promise() })
				form.reset()
				openMail(mailtoBilling(request.subject, body))
			} else {
				const text = result.errors[0]?.message ?? refusalSentence(result.reason) ?? 'Please try again.'
				showToast({ title: 'Submission Error', text, tone: 'destructive' })
			}
		} catch (error) {
			console.warn('The request could not be sent', error)
			showToast({ title: 'Submission Error', text: 'Please try again.', tone: 'destructive' })
		}
		setSending(false)
	}

	return (
		<form
			action={`/pay-my-bill#${billingForm.anchor}`}
			method="post"
			onSubmit={(event) => void onSubmit(event)}
		>
			<HiddenFields />
			<input type="hidden" name="kind" value={request.kind} />
			{children}
			<Button type="submit" disabled={isSending} className="mt-5 w-full sm:w-auto">
				{isSending ? busyButton : button}
			</Button>
			<p className="mt-3 text-[0.9375rem] text-muted-foreground">
				It reaches the office at once. Your mail program may open with the same words. Rather talk? Call{' '}
				<a href={telHref()} className="whitespace-nowrap underline underline-offset-4">
					{facts.phone}
				</a>
				.
			</p>
		</form>
	)
}

/** Sends a form to billing. Rejects when the server cannot be reached. */
async function send(form: HTMLFormElement): Promise<LeadResult> {
	const answer = await fetch('/functions/billing-request', { method: 'POST', body: new FormData(form) })
	return (await answer.json()) as LeadResult
}

/** The request is stored: a mail program that does not open costs nothing. */
function openMail(mailto: string): void {
	try {
		window.open(mailto, '_self')
	} catch (error) {
		console.warn('The mail program could not be opened', error)
	}
}
