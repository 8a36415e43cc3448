import { Button, ButtonLink } from '#app/ui/button.tsx'
import { AuthFrame } from './auth_frame.tsx'
import { firstPaths, type Hindrance, type PreservedForm } from './preserved_form.ts'

const words: Record<Hindrance, { title: string; first: string; button: string }> = {
	'signed-out': {
		title: 'You were signed out',
		first: 'First sign in again. The sign-in page opens in a new tab.',
		button: 'Sign in again',
	},
	password: {
		title: 'Choose your own password',
		first: 'First choose a password of your own. Its page opens in a new tab.',
		button: 'Choose a password',
	},
	'second-step': {
		title: 'You need a second step',
		first: 'Owners must have a second step now. First set up yours. Its page opens in a new tab.',
		button: 'Set up the second step',
	},
}

/**
 * Shows the preserved input of a form that was not taken yet: do in another tab what has to be done first, then send it
 * again. Passwords must be typed again.
 */
export function SendAgain({ form }: { form: PreservedForm }) {
	const { title, first, button } = words[form.reason]
	const fields = form.fields.map(([name, value], at) => ({ key: `${name} ${at}`, name, value }))
	return (
		<AuthFrame title={title}>
			<p className="text-lead">Nothing you typed is lost. It waits on this page.</p>
			<ol className="mt-6 grid gap-6">
				<li>
					<p className="mb-3">{first}</p>
					<ButtonLink href={firstPaths[form.reason]} target="_blank" rel="opener" className="w-full">
						{button}
					</ButtonLink>
				</li>
				<li>
					<p className="mb-3">Then come back to this tab and send it.</p>
					<form method="post" action={form.action}>
						{fields.map(({ key, name, value }) => (
							<textarea key={key} name={name} defaultValue={value} hidden readOnly />
						))}
						<Button type="submit" kind="secondary" className="w-full">
							Send what I typed
						</Button>
					</form>
				</li>
			</ol>
			{form.files.length > 0 && (
				<p className="mt-6">
					A file cannot be kept: please choose {form.files.join(', ')} again when you are back on its page.
				</p>
			)}
		</AuthFrame>
	)
}
