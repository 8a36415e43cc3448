import type { Kysely, Transaction } from 'kysely'
import type { Facts } from '#app/company/facts_type.ts'
import { outboxRow } from '#app/company/outbox_row.server.ts'
import type { Services } from '#app/services.server.ts'
import type { Database, OutboxRow } from '#db/schema.ts'
import { formatDateTime } from '../parts/format_moment.ts'

/** A mail to somebody of the staff; by default about their access to the office. */
interface AccountMail extends Partial<Pick<OutboxRow, 'kind' | 'form' | 'lead_id' | 'useful_until'>> {
	to: { name: string; email: string }
	subject: string
	/** The lines below the greeting. */
	lines: readonly string[]
}

/** Adds a mail to the outbox, due at once. Wake the mail worker after the transaction. */
export async function queueAccountMail(
	db: Kysely<Database>,
	facts: Pick<Facts, 'email'>,
	{ to: { name, email: to_address }, subject, lines, ...about }: AccountMail,
	now = new Date(),
): Promise<void> {
	const body = [`Hello ${name},`, '', ...lines].join('\n')
	const mail = { kind: 'account', to_address, reply_to: null, subject, body, ...about } as const
	const row = outboxRow(mail, facts, now)
	await db.insertInto('outbox').values(row).execute()
}

/** Changes of someone's access to the office. */
const accessChanges = {
	password: { subject: 'Your password for the office was changed', what: 'Your password was changed' },
	'step-on': { subject: 'Your second step is on', what: 'The second step of your sign-in was turned on' },
	'step-off': { subject: 'Your second step is off', what: 'The second step of your sign-in was turned off' },
	'backup-codes': {
		subject: 'You have new backup codes',
		what: 'New backup codes for your sign-in replaced the old ones',
	},
}

/** Mails a staff member that their access was changed, in case it was not them. Wake the mail worker after the transaction. */
export async function mailAccessChange(
	db: Kysely<Database>,
	{ content, publicUrl }: Pick<Services, 'content' | 'publicUrl'>,
	staffId: string,
	change: keyof typeof accessChanges,
	now = new Date(),
): Promise<void> {
	const staff = await db
		.selectFrom('staff')
		.select(['name', 'email'])
		.where('id', '=', staffId)
		.executeTakeFirst()
	if (!staff) return
	const { facts } = content.current
	const { subject, what } = accessChanges[change]
	const lines = [
		`${what} in the ${facts.name} office on ${formatDateTime(now.toISOString(), facts)}.`,
		'',
		`If that was you, there is nothing to do. If not, choose a new password at ${publicUrl}/admin/forgot and tell an owner.`,
	]
	await queueAccountMail(db, facts, { to: staff, subject, lines }, now)
}

/** Mails a staff member's old address that they now sign in with a new one, in case it was not them. */
export async function mailNewAddress(
	db: Kysely<Database>,
	{ content }: Pick<Services, 'content'>,
	{ name, email, newEmail }: { name: string; email: string; newEmail: string },
	now: Date,
): Promise<void> {
	const { facts } = content.current
	const lines = [
		`You sign in to the ${facts.name} office with ${newEmail} from now on, and emails go there.`,
		'',
		`If that was you, there is nothing to do. If not, tell an owner at once, or call ${facts.phone}.`,
	]
	const mail = { to: { name, email }, subject: 'Your address for the office was changed', lines }
	await queueAccountMail(db, facts, mail, now)
}

/** Marks a staff member's password as chosen by them, invalidates all links mailed to them, and notifies them by mail. */
export async function ownPasswordChosen(
	trx: Transaction<Database>,
	services: Pick<Services, 'content' | 'publicUrl'>,
	staffId: string,
): Promise<void> {
	const updated_at = new Date().toISOString()
	await trx
		.updateTable('staff')
		.set({ is_password_temporary: false, is_email_verified: true, updated_at })
		.where('id', '=', staffId)
		.execute()
	await trx.deleteFrom('staff_tokens').where('value', '=', staffId).execute()
	await mailAccessChange(trx, services, staffId, 'password')
}
