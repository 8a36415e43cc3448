import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Facts } from '#app/company/facts_type.ts'
import type { Services } from '#app/context.server.ts'
import type { Database, OutboxRow } from '#db/schema.ts'
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
	const id = randomUUID()
	const row: OutboxRow = {
		id,
		form: null,
		lead_id: null,
		kind: 'account',
		to_address: mail.to,
		reply_to: null,
		subject: mail.subject,
		body: mail.body,
		message_id: `<${id}@${facts.email.split('@')[1] ?? 'localhost'}>`,
		sent_at: null,
		created_at: now.toISOString(),
	}
	await db.insertInto('outbox').values(row).execute()
}

/** The mail that lets someone choose a new password; links sent earlier end. Nothing is sent to those who were deactivated. */
export async function queuePasswordMail(
	{ store, content, publicUrl, wakeMail }: Pick<Services, 'store' | 'content' | 'publicUrl' | 'wakeMail'>,
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
	wakeMail()
}
