import { Form } from 'react-router'
import { errorOf, type FieldError } from '#platform/forms/field_error.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Notice } from '../parts/notice.tsx'
import type { ScannableSecret } from './qr.server.ts'
import { CurrentPassword } from '../sign_in/account_fields.tsx'

interface Props {
	errors: readonly FieldError[] | undefined
}

/** Shown while the second step is off: the password starts the setup. */
export function StartSecondStep({ errors }: Props) {
	return (
		<Form method="post" className="grid max-w-md gap-5">
			<p>
				You need an authenticator app on your phone, such as the one that comes with it, Google Authenticator
				or 1Password.
			</p>
			<CurrentPassword error={errorOf(errors, 'password')} />
			<Button type="submit" name="intent" value="begin">
				Set up
			</Button>
		</Form>
	)
}

/** Shown while the secret has to be confirmed with the app's first code. */
export function ConfirmSecondStep({ picture, letters, link, errors }: ScannableSecret & Props) {
	return (
		<div className="grid max-w-3xl gap-8 md:grid-cols-[16rem_1fr]">
			<img
				src={picture}
				width={256}
				height={256}
				alt="QR code for your authenticator app"
				className="rounded-lg"
			/>
			<div>
				<ol className="grid list-decimal gap-3 pl-5">
					<li>
						Scan this with your authenticator app. On the phone itself,{' '}
						<a href={link} className="link">
							open it in the app
						</a>
						.
					</li>
					<li>
						No camera? Type this in: <code className="font-semibold wrap-anywhere">{letters}</code>
					</li>
					<li>Type the six digits that the app shows.</li>
				</ol>
				<Form method="post" className="mt-6 grid max-w-sm gap-5">
					<TextField
						name="code"
						label="Code"
						required
						inputMode="numeric"
						autoComplete="one-time-code"
						maxLength={10}
						error={errorOf(errors, 'code')}
					/>
					<Button type="submit" name="intent" value="confirm">
						Turn it on
					</Button>
				</Form>
			</div>
		</div>
	)
}

/** Shown while the second step is on: creates new backup codes or turns it off; both require the password. */
export function ManageSecondStep({ errors }: Props) {
	return (
		<Form method="post" className="grid max-w-md gap-5">
			<p>The second step is on. What would you like to change?</p>
			<CurrentPassword error={errorOf(errors, 'password')} />
			<div className="flex flex-wrap gap-3">
				<Button type="submit" name="intent" value="codes">
					Make new backup codes
				</Button>
				<Button type="submit" name="intent" value="end" kind="secondary">
					Turn it off
				</Button>
			</div>
		</Form>
	)
}

/** The backup codes: shown once, to be printed or written down. */
export function BackupCodes({ codes }: { codes: readonly string[] }) {
	return (
		<div className="max-w-xl">
			<Notice tone="done">The second step is on.</Notice>
			<h2 className="text-xl">Your backup codes</h2>
			<p className="mt-2">
				Each opens the office once when you don’t have your phone. Print this page or write them down now:
				they are not shown again.
			</p>
			<ul className="my-5 grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-lg border border-border bg-card p-5 font-mono text-lg text-card-foreground">
				{codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ul>
			<ButtonLink to="/admin/account" className="print:hidden">
				I have them
			</ButtonLink>
		</div>
	)
}
