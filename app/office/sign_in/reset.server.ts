import { setTimeout as sleep } from 'node:timers/promises'
import { hashPassword } from 'better-auth/crypto'
import { z } from 'zod'
import type { Visitor } from '#platform/http/visitor.ts'
import { forgetAccount, mayMailLink } from './attempts.server.ts'
import { recordActivity, recordFailure } from './record_activity.server.ts'
import { ownPasswordChosen, queueAccountMail } from './account_mails.server.ts'
import { setPassword } from './add_staff.server.ts'
import type { AuthServices } from './auth.server.ts'
import { publishSessionsChanged } from './session.server.ts'
import { newPasswordError } from './password_rule.server.ts'
import { linkIdentifier, passwordLink, redeemLink } from './links.server.ts'

/** The minimum response time in milliseconds, so that it does not reveal whether the address is known. */
const evenMs = 300

/**
 * Mails a link for choosing a new password if the address belongs to a staff member; the result does not reveal whether
 * it does. Returns false if too many links were requested.
 */
export async function requestPasswordReset(
	services: AuthServices,
	visitor: Visitor,
	address: string,
): Promise<boolean> {
	const email = address.trim().toLowerCase()
	const isAllowed = await mayMailLink(services.store, { email, address: visitor.address })
	if (!isAllowed) return false
	const work = z.email().safeParse(email).success ? mailPasswordLink(services, visitor, email) : null
	await Promise.all([work, sleep(evenMs)])
	services.log.info({ requestId: visitor.requestId }, 'new password asked for')
	return true
}

const linkMinutes = 30

async function mailPasswordLink(
	{ store, content, publicUrl, wake }: AuthServices,
	from: Visitor,
	email: string,
): Promise<void> {
	const { facts } = content.current
	const now = new Date()
	await store.db.transaction().execute(async (trx) => {
		const staff = await trx
			.selectFrom('staff')
			.select(['id', 'name', 'email'])
			.where('email', '=', email)
			.where('is_active', '=', true)
			.executeTakeFirst()
		if (!staff) return
		const validMs = linkMinutes * 60_000
		const link = await passwordLink(trx, { staffId: staff.id, validMs, publicUrl }, now)
		const lines = [
			`Someone, hopefully you, asked for a new password for the ${facts.name} office. Choose it here:`,
			'',
			link,
			'',
			`The link works once, for ${linkMinutes} minutes. All your devices are signed out when you use it.`,
			'If you did not ask, do nothing: your password stays as it is.',
		]
		const subject = 'A new password for the office'
		await queueAccountMail(trx, facts, { to: staff, subject, lines }, now)
	})
	await recordFailure(store, { kind: 'password-link-asked', email, from }, now)
	wake('mail')
}

/** Returns the staff member whose password this link may set; null if it is unknown, used or expired. */
export async function ownerOfLink(services: AuthServices, token: string) {
	const owner = await services.store.db
		.selectFrom('staff_tokens')
		.innerJoin('staff', 'staff.id', 'staff_tokens.value')
		.select(['staff.id', 'staff.name', 'staff.email'])
		.where('identifier', '=', linkIdentifier('password', token))
		.where('expires_at', '>', new Date().toISOString())
		.where('staff.is_active', '=', true)
		.executeTakeFirst()
	return owner ?? null
}

/**
 * Sets a new password by a mailed link, which works once, and ends all of its owner's sessions. The error is null if the
 * link is no longer valid.
 */
export async function resetPassword(
	services: AuthServices,
	visitor: Visitor,
	{ token, password }: { token: string; password: string },
): Promise<{ ok: true } | { ok: false; error: string | null }> {
	const owner = await ownerOfLink(services, token)
	if (owner === null) return { ok: false, error: null }
	const wrong = newPasswordError(password, services.content.current.facts, [owner.name, owner.email])
	if (wrong !== null) return { ok: false, error: wrong }
	const { store } = services
	const hash = await hashPassword(password)
	// One transaction: better-auth's own function leaves the old sessions active if the store fails halfway.
	const isSet = await store.db.transaction().execute(async (trx) => {
		if (!(await redeemLink(trx, 'password', { token, staffId: owner.id }))) return false
		await setPassword(trx, owner.id, hash)
		await trx.deleteFrom('staff_sessions').where('staff_id', '=', owner.id).execute()
		await ownPasswordChosen(trx, services, owner.id)
		await recordActivity(trx, { kind: 'password', by: owner, detail: 'link', from: visitor })
		return true
	})
	if (!isSet) return { ok: false, error: null }
	services.wake('mail')
	publishSessionsChanged(store)
	// Attempts with the old password must not lock out the new one, from anywhere.
	await forgetAccount(store, owner.email)
	return { ok: true }
}
