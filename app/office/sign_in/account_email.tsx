import { TextField } from '#app/ui/field.tsx'

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
