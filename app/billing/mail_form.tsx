import { type ReactNode, type SubmitEvent, useState } from 'react'
import { telHref } from '#app/company/contact_links.ts'
import { facts } from '#app/company/facts.ts'
import { useToast } from '#app/shell/toasts.tsx'
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
 * A form that opens the visitor's mail program with a message to billing (PB-03 to PB-06). Nothing goes to the
 * server. Without scripts the form's `mailto:` action does the same, with the fields as the body.
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
			await nextFrame()
			window.open(mailtoBilling(request.subject, body), '_self')
			showToast({ title: 'Request Submitted', text: request.promise() })
			form.reset()
		} catch (error) {
			console.warn('The mail program could not be opened', error)
			showToast({ title: 'Submission Error', text: 'Please try again.', tone: 'destructive' })
		}
		setSending(false)
	}

	return (
		<form
			action={mailtoBilling(request.subject)}
			method="post"
			encType="text/plain"
			onSubmit={(event) => void onSubmit(event)}
		>
			{children}
			<Button type="submit" disabled={isSending} className="mt-5 w-full sm:w-auto">
				{isSending ? busyButton : button}
			</Button>
			<p className="mt-3 text-[0.9375rem] text-muted-foreground">
				This opens your mail program. If it does not, call{' '}
				<a href={telHref()} className="whitespace-nowrap underline underline-offset-4">
					{facts.phone}
				</a>{' '}
				instead.
			</p>
		</form>
	)
}

/** Shows the busy button before the mail program opens. */
function nextFrame(): Promise<unknown> {
	return new Promise((resolve) => requestAnimationFrame(resolve))
}
