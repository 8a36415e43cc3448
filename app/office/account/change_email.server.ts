import { randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Services } from '#app/context.server.ts'
import { recordActivity } from '../sign_in/record_activity.server.ts'
import { mayMailLink } from '../sign_in/attempts.server.ts'
import { mailNewAddress } from '../sign_in/change_mails.server.ts'
import { queueAccountMail } from '../sign_in/password_mail.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { emailIdentifier, emailStart } from '../sign_in/token_hashes.server.ts'
import { passwordProblem, type Requester } from '../sign_in/check_password.server.ts'

const linkHours = 24

export type EmailRequested = { ok: true } | { ok: false; field: 'email' | 'password'; fault: string }

/**
 * Mails a link to a new address, whose owner confirms the change with it while signed in. Asks for the password; ends an
 * earlier request. The address itself is part of the token, whose hash is stored.
 */
export async function requestEmailChange(
	requester: Requester,
	typed: { email: string; password: string },
	now: Date = new Date(),
): Promise<EmailRequested> {
	const { services, visitor, staff } = requester
	const { store, content, publicUrl, wake } = services
	const email = typed.email.trim().toLowerCase()
	const fault = await emailFault(store, staff, email)
	if (fault !== null) return { ok: false, field: 'email', fault }
	const wrong = await passwordProblem(requester, typed.password)
	if (wrong !== null) return { ok: false, field: 'password', fault: wrong }
	if (!(await mayMailLink(store, { email, address: visitor.address }, now)))
		return {
			ok: false,
			field: 'email',
			fault: 'That address has got three mails already. Please wait an hour.',
		}
	const token = `${randomBytes(24).toString('base64url')}.${Buffer.from(email).toString('base64url')}`
	const { facts } = content.current
	await store.db.transaction().execute(async (trx) => {
		await trx
			.deleteFrom('staff_tokens')
			.where('value', '=', staff.id)
			.where('identifier', 'like', `${emailStart}%`)
			.execute()
		const stamp = now.toISOString()
		await trx
			.insertInto('staff_tokens')
			.values({
				id: randomUUID(),
				identifier: emailIdentifier(token),
				value: staff.id,
				expires_at: new Date(now.getTime() + linkHours * 60 * 60_000).toISOString(),
				created_at: stamp,
				updated_at: stamp,
			})
			.execute()
		const body = [
			`Hello ${staff.name},`,
			'',
			`please confirm that you want to sign in to the ${facts.name} office with this address from now on:`,
			'',
			`${publicUrl}/admin/account/email?${new URLSearchParams({ token })}`,
			'',
			`The link works once, for ${linkHours} hours, while you are signed in. If you did not ask for it, do nothing.`,
		]
		const mail = { to: email, subject: 'Your new address for the office', body: body.join('\n') }
		await queueAccountMail(trx, facts, mail, now)
	})
	services.log.info({ requestId: visitor.requestId, staff: staff.id }, 'new address asked for')
	wake('mail')
	return { ok: true }
}

/** The address that this person's link stands for; null when it is another's, used or expired. */
export async function requestedEmail(
	{ store }: Pick<Services, 'store'>,
	staff: Staff,
	token: string,
	now: Date = new Date(),
): Promise<string | null> {
	const found = await store.db
		.selectFrom('staff_tokens')
		.select('id')
		.where('identifier', '=', emailIdentifier(token))
		.where('value', '=', staff.id)
		.where('expires_at', '>', now.toISOString())
		.executeTakeFirst()
	return found ? Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() : null
}

/**
 * Changes the address to that of the link, ends all links mailed to the old one, and tells the old one. Returns a
 * sentence when it cannot be, null otherwise.
 */
export async function confirmEmailChange(
	services: Services,
	staff: Staff,
	token: string,
	now: Date = new Date(),
): Promise<string | null> {
	const { store, log } = services
	const email = await requestedEmail(services, staff, token, now)
	if (email === null) return 'This link has been used, has expired, or is not yours.'
	const fault = await emailFault(store, staff, email)
	if (fault !== null) return fault
	const work = store.db.transaction().execute(async (trx) => {
		const { numDeletedRows } = await trx
			.deleteFrom('staff_tokens')
			.where('identifier', '=', emailIdentifier(token))
			.executeTakeFirst()
		if (Number(numDeletedRows) === 0) return false
		await trx.deleteFrom('staff_tokens').where('value', '=', staff.id).execute()
		await trx
			.updateTable('staff')
			.set({ email, is_email_verified: true, updated_at: now.toISOString() })
			.where('id', '=', staff.id)
			.execute()
		await recordActivity(trx, { kind: 'email', by: staff }, now)
		await mailNewAddress(trx, services, { ...staff, newEmail: email }, now)
		return true
	})
	const isChanged = await work.catch(async (error: unknown) => {
		// Somebody may have got the address since it was looked at; it is unique.
		const taken = await emailFault(store, staff, email)
		if (taken === null) throw error
		return taken
	})
	if (typeof isChanged === 'string') return isChanged
	if (!isChanged) return 'This link has been used, has expired, or is not yours.'
	services.wake('mail')
	log.info({ staff: staff.id }, 'own address changed')
	return null
}

async function emailFault({ db }: Services['store'], staff: Staff, email: string): Promise<string | null> {
	if (!z.email().max(254).safeParse(email).success)
		return 'Please type an email address, such as name@example.com.'
	if (email === staff.email) return 'That is the address you have.'
	const other = await db.selectFrom('staff').select('id').where('email', '=', email).executeTakeFirst()
	return other ? 'Someone with this address is on the list already.' : null
}
