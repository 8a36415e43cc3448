import type { Kysely } from 'kysely'
import type { Services } from '#app/context.server.ts'
import type { Database } from '#db/schema.ts'
import { queueAccountMail } from './password_mail.server.ts'

/** A change of someone's access to the office. */
export type AccessChange = 'password' | 'step-on' | 'step-off' | 'backup-codes'

const words: Record<AccessChange, { subject: string; what: string }> = {
	password: { subject: 'Your password for the office was changed', what: 'Your password was changed' },
	'step-on': { subject: 'Your second step is on', what: 'The second step of your sign-in was turned on' },
	'step-off': { subject: 'Your second step is off', what: 'The second step of your sign-in was turned off' },
	'backup-codes': {
		subject: 'You have new backup codes',
		what: 'New backup codes were made for your sign-in, and the old ones open nothing any more',
	},
}

/** Notifies someone by mail that their access has changed, in case it was not them. */
export async function mailAccessChange(
	{ store, content, publicUrl, wake }: Pick<Services, 'store' | 'content' | 'publicUrl' | 'wake'>,
	staffId: string,
	change: AccessChange,
): Promise<void> {
	const staff = await store.db
		.selectFrom('staff')
		.select(['name', 'email'])
		.where('id', '=', staffId)
		.executeTakeFirst()
	if (!staff) return
	const { facts } = content.current
	const { subject, what } = words[change]
	const body = [
		`Hello ${staff.name},`,
		'',
		`${what} in the ${facts.name} office just now.`,
		'',
		`If that was you, there is nothing to do. If not, choose a new password at ${publicUrl}/admin/forgot and tell an owner.`,
	]
	await queueAccountMail(store.db, facts, { to: staff.email, subject, body: body.join('\n') })
	wake('mail')
}

/** Tells someone at their old address that they sign in with a new one now, in case it was not them. */
export async function mailNewAddress(
	db: Kysely<Database>,
	{ content }: Pick<Services, 'content'>,
	{ name, email, newEmail }: { name: string; email: string; newEmail: string },
	now: Date,
): Promise<void> {
	const { facts } = content.current
	const body = [
		`Hello ${name},`,
		'',
		`you sign in to the ${facts.name} office with ${newEmail} from now on, and mails go there.`,
		'',
		`If that was you, there is nothing to do. If not, tell an owner at once, or call ${facts.phone}.`,
	]
	const mail = { to: email, subject: 'Your address for the office was changed', body: body.join('\n') }
	await queueAccountMail(db, facts, mail, now)
}
