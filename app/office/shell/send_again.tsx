import { Form } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { AuthFrame } from '../sign_in/auth_frame.tsx'
import { firstPaths, type PreservedForm, sendAgainId } from '../parts/preserved_form.ts'
import { SubmitButton } from '../parts/submit_button.tsx'
import { useIsSending } from '../parts/use_is_sending.ts'

const kept = 'Nothing you typed is lost. It waits on this page.'
export const sendAgainWords: Record<
	PreservedForm['reason'],
	Record<'title' | 'first' | 'to' | 'open' | 'send', string>
> = {
	'signed-out': {
		title: 'You were signed out',
		first: 'First sign in again. The sign-in page opens in a new tab.',
		to: firstPaths['signed-out'],
		open: 'Sign in again',
		send: 'Then come back to this tab and send it.',
	},
	password: {
		title: 'Choose your own password',
		first: 'First choose a password of your own. Its page opens in a new tab.',
		to: firstPaths.password,
		open: 'Choose a password',
		send: 'Then come back to this tab and send it.',
	},
	'second-step': {
		title: 'You need a second step',
		first: 'Owners must have a second step now. First set up yours. Its page opens in a new tab.',
		to: firstPaths['second-step'],
		open: 'Set up the second step',
		send: 'Then come back to this tab and send it.',
	},
	closed: {
		title: 'This page is closed to you now',
		first:
			'An owner changed your role, or what the company offers, while you had it open. If that was a slip, ask them to change it back. The office opens in a new tab.',
		to: firstPaths.closed,
		open: 'Open the office',
		send: 'Once it is open to you again, come back to this tab and send it.',
	},
	'no-answer': {
		title: 'No answer came',
		first: 'First look whether it is there. The office opens in a new tab.',
		to: '/admin',
		open: 'Open the office',
		send: 'If it is not, come back to this tab and send it again.',
	},
}

/** Shows the preserved input of a form, to be sent again. Passwords have to be typed again. */
export function SendAgain({ form }: { form: PreservedForm }) {
	const isSending = useIsSending()
	const { reason, why, labels } = form
	const { title, first, to, open, send } = sendAgainWords[reason]
	const fields = form.fields.map(([name, value], at) => ({ key: `${name} ${at}`, name, value }))
	return (
		<AuthFrame title={title}>
			{/* Empty while the form is being sent again, so that screen readers announce a second failure too. */}
			<p role={why && 'alert'} className="text-lead">
				{why === undefined ? kept : !isSending && `${why} Whether it was saved is not known. ${kept}`}
			</p>
			<ol className="mt-6 grid gap-6">
				<li>
					<p className="mb-3">{first}</p>
					<ButtonLink href={to} target="_blank" rel="opener" className="w-full">
						{open}
					</ButtonLink>
				</li>
				<li>
					<p className="mb-3">{send}</p>
					<Form id={sendAgainId} method="post" action={form.action} className="grid gap-5">
						{fields.map(({ key, ...field }) => (
							<Kept key={key} {...field} label={labels?.[field.name]} />
						))}
						<SubmitButton kind="secondary" className="w-full">
							Send what I typed
						</SubmitButton>
					</Form>
				</li>
			</ol>
			{form.files.length > 0 && (
				<p className="mt-6">A file cannot be kept: please choose {form.files.join(', ')} again afterwards.</p>
			)}
		</AuthFrame>
	)
}

/** A preserved field; visible if it has a value and its label is known. */
function Kept({ name, value, label }: { name: string; value: string; label: string | undefined }) {
	if (label === undefined || value === '')
		return <textarea name={name} defaultValue={value} hidden readOnly />
	return <TextArea name={name} label={label} defaultValue={value} rows={1} required readOnly />
}
