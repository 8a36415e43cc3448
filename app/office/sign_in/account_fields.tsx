import { TextField } from '#app/ui/field.tsx'
import { passwordHint } from './password_length.ts'

/** The field for the mail address of an account. */
export function AccountEmail({ defaultValue, hint }: { defaultValue: string | undefined; hint?: string }) {
	return (
		<TextField
			name="email"
			label="Email"
			type="email"
			required
			autoComplete="username"
			maxLength={254}
			defaultValue={defaultValue}
			hint={hint}
		/>
	)
}

interface CurrentPasswordProps {
	name?: string
	label?: string
	hint?: string
	error?: string | undefined
}

/** The field for the current password, to sign in or to confirm a change. */
export function CurrentPassword({
	name = 'password',
	label = 'Your password',
	hint,
	error,
}: CurrentPasswordProps) {
	return (
		<TextField
			name={name}
			label={label}
			type="password"
			required
			autoComplete="current-password"
			maxLength={200}
			hint={hint}
			error={error}
		/>
	)
}

/** The field for a new password. */
export function NewPassword({ error }: { error: string | undefined }) {
	return (
		<TextField
			name="password"
			label="New password"
			type="password"
			required
			autoComplete="new-password"
			maxLength={200}
			hint={passwordHint}
			error={error}
		/>
	)
}
