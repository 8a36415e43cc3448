import type { StaffActivityKind, StaffActivityRow } from '#db/activity_rows.ts'
import { isRole, roleLabel } from '../sign_in/roles.ts'

const failures = new Map([
	['password', 'the password was wrong'],
	['code', 'the code was wrong'],
	['used', 'the code had been used before'],
	['expired', 'the code came too late, or too many were wrong'],
	['too-many', 'too many tries'],
])

/** An event of access to the office: a name, a phrase to follow it, and the browser and network. */
export function formatActivity(row: StaffActivityRow) {
	return {
		who: row.staff_name || 'Somebody',
		did: sentences[row.kind](row),
		from: [row.device, row.network].filter(Boolean).join(', ') || null,
		isAlarming: row.kind === 'sign-in-failed',
	}
}

const sentences: Record<StaffActivityKind, (row: StaffActivityRow) => string> = {
	'signed-in': ({ detail }) =>
		detail === 'backup-code'
			? 'signed in with a backup code'
			: `signed in${detail === 'code' ? ' with password and code' : ''}`,
	'sign-in-failed': ({ about_name, detail }) => {
		const reason = failures.get(detail ?? '') ?? 'it was refused'
		return about_name === null
			? 'could not sign in: the address is not on the staff list'
			: `could not sign in as ${about_name}: ${reason}`
	},
	'signed-out': () => 'signed out',
	'devices-signed-out': ({ detail }) =>
		detail === '1' ? 'signed out another device' : `signed out ${detail} other devices`,
	'password-link-asked': ({ about_name }) =>
		`asked for a new password for ${about_name}; the email with the link was written`,
	password: ({ about_name, detail }) => {
		if (detail === 'server') return `gave ${about_name} a one-time password, by a command on the server`
		return detail === 'link' ? 'chose a password by an emailed link' : 'chose a new password'
	},
	'step-on': () => 'turned their second step on',
	'step-off': ({ about_name }) =>
		about_name === null ? 'turned their second step off' : `turned off the second step of ${about_name}`,
	'backup-codes': () => 'made new backup codes',
	name: ({ detail }) => `changed their name to ${detail}`,
	email: () => 'changed the address they sign in with',
	invited: ({ about_name, detail }) => `invited ${about_name} as ${formatRole(detail)}`,
	'link-mailed': ({ about_name }) => `wrote ${about_name} an email with a link to choose a password`,
	'link-shown': ({ about_name }) => `took a link to hand over to ${about_name}`,
	role: ({ about_name, detail }) => {
		const [before, after] = detail?.split(' ') ?? []
		return `made ${about_name} ${formatRole(after)}, before ${formatRole(before)}`
	},
	'let-in': ({ about_name }) => `let ${about_name} in again`,
	'shut-out': ({ about_name }) => `shut ${about_name} out`,
	'step-rule': ({ detail }) =>
		detail === 'required' ? 'required a second step of owners' : 'left the second step to each owner',
}

function formatRole(role: string | null | undefined): string {
	return isRole(role) ? roleLabel(role) : (role ?? '')
}
