import type { Kysely } from 'kysely'
import type { Facts } from '#app/company/facts_type.ts'
import { outboxRow } from '#app/company/outbox_row.server.ts'
import type { Services } from '#app/context.server.ts'
import type { Database } from '#db/schema.ts'
import { endEarlierLinks } from './links.server.ts'

/** A mail about someone's access to the office. */
export interface AccountMail {
	to: string
	subject: string
	body: string
}

/** The page behind the link of a mail, where a password is chosen. */
export function resetLink(publicUrl: string, token: string): string {
	return `${publicUrl}/admin/reset?${new URLSearchParams({ token })}`
}

/** Puts a mail into the outbox, due at once. Wake the mail worker after the transaction. */
export async function queueAccountMail(
	db: Kysely<Database>,
	facts: Pick<Facts, 'email'>,
	mail: AccountMail,
	now = new Date(),
): Promise<void> {
	const { to: to_address, ...words } = mail
	const row = outboxRow({ kind: 'account', to_address, reply_to: null, ...words }, facts, now)
	await db.insertInto('outbox').values(row).execute()
}

/** The mail that lets someone choose a new password; links sent earlier end. Nothing is sent to those who were deactivated. */
export async function queuePasswordMail(
	{ store, content, publicUrl, wake }: Pick<Services, 'store' | 'content' | 'publicUrl' | 'wake'>,
	staff: { id: string; email: string; name: string },
	token: string,
	minutes: number,
): Promise<void> {
	const found = await store.db
		.selectFrom('staff')
		.select('is_active')
		.where('id', '=', staff.id)
		.executeTakeFirst()
	await endEarlierLinks(store.db, { token, staffId: staff.id })
	if (!found?.is_active) return
	const { facts } = content.current
	const body = [
		`Hello ${staff.name},`,
		'',
		`somebody, hopefully you, asked for a new password for the ${facts.name} office. Choose it here:`,
		'',
		resetLink(publicUrl, token),
		'',
		`The link works once, for ${minutes} minutes. All your devices are signed out when you use it.`,
		'If you did not ask, do nothing: your password stays as it is.',
	]
	await queueAccountMail(store.db, facts, {
		to: staff.email,
		subject: 'A new password for the office',
		body: body.join('\n'),
	})
	wake('mail')
}
