import { Button, ButtonLink } from '#app/ui/button.tsx'
import { AuthFrame } from './auth_frame.tsx'
import type { PreservedForm } from './preserved_form.ts'

/**
 * Shows the preserved input of a form whose session had ended: sign in in another tab, then send it again. Passwords
 * must be typed again.
 */
export function SignedOut({ form }: { form: PreservedForm }) {
	const fields = form.fields.map(([name, value], at) => ({ key: `${name} ${at}`, name, value }))
	return (
		<AuthFrame title="You were signed out">
			<p className="text-lead">Nothing you typed is lost. It waits on this page.</p>
			<ol className="mt-6 grid gap-6">
				<li>
					<p className="mb-3">First sign in again. The sign-in page opens in a new tab.</p>
					<ButtonLink href="/admin/login" target="_blank" rel="opener" className="w-full">
						Sign in again
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
					A file cannot be kept: please choose {form.files.join(', ')} again after signing in.
				</p>
			)}
		</AuthFrame>
	)
}
