import { newToken } from '#platform/http/secret_token.ts'
import { z } from 'zod'
import type { Store } from '#db/store.server.ts'
import { cleanLine } from '#platform/forms/clean_text.ts'
import { formText } from '#platform/forms/form_text.ts'
import { type Submission, done, invalid, refused } from '../kernel/screens/commands.server.ts'
import { recordActivity } from '../sign_in/record_activity.server.ts'
import { mayMailLink } from '../sign_in/attempts.server.ts'
import { mailNewAddress, queueAccountMail } from '../sign_in/account_mails.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { isNameTaken, nameTaken } from '../sign_in/staff_name.server.ts'
import { linkIdentifier, redeemLink, storeLink } from '../sign_in/links.server.ts'
import { currentPasswordError } from '../sign_in/check_password.server.ts'

const linkHours = 24
export const noSuchLink = 'This link has been used, has expired, or is not yours.'

/** Changes the user's own name. Earlier records keep the old one. */
export async function changeName({ services: { store, log }, staff, form, now }: Submission) {
	const name = cleanLine(formText(form, 'name'))
	if (name.length < 2 || name.length > 80)
		return invalid([{ field: 'name', message: 'Please type your name, in 2 to 80 characters.' }])
	if (name === staff.name) return done('/admin/account?done=name')
	if (await isNameTaken(store.db, name, staff.id)) return invalid([{ field: 'name', message: nameTaken }])
	await store.db.transaction().execute(async (trx) => {
		await trx
			.updateTable('staff')
			.set({ name, updated_at: now.toISOString() })
			.where('id', '=', staff.id)
			.execute()
		await recordActivity(trx, { kind: 'name', by: staff, detail: name }, now)
	})
	log.info({ staff: staff.id }, 'own name changed')
	return done('/admin/account?done=name')
}

/**
 * Mails a link to a new address; its owner opens the link while signed in and confirms the change there. Requires the
 * password; replaces an earlier request. The token contains the address itself, and its hash is stored.
 */
export async function askForEmail(submission: Submission) {
	const { services, staff, form, visitor, now } = submission
	const { store, content, publicUrl, wake } = services
	const { address, requestId } = visitor
	const email = formText(form, 'email').trim().toLowerCase()
	const wrong = await emailError(store, staff, email)
	if (wrong !== null) return invalid([{ field: 'email', message: wrong }])
	const message = await currentPasswordError(submission)
	if (message !== null) return invalid([{ field: 'password', message }])
	if (!(await mayMailLink(store, { email, address }, now)))
		return invalid([
			{ field: 'email', message: 'Three emails went to that address already. Please wait an hour.' },
		])
	const token = `${newToken().token}.${Buffer.from(email).toString('base64url')}`
	const { facts } = content.current
	await store.db.transaction().execute(async (trx) => {
		await storeLink(trx, 'email', { token, staffId: staff.id, validMs: linkHours * 60 * 60_000 }, now)
		const lines = [
			`Please confirm that you want to sign in to the ${facts.name} office with this address from now on:`,
			'',
			`${publicUrl}/admin/account/email?${new URLSearchParams({ token })}`,
			'',
			`The link works once, for ${linkHours} hours, while you are signed in. If you did not ask for it, do nothing.`,
		]
		const mail = { to: { ...staff, email }, subject: 'Your new address for the office', lines }
		await queueAccountMail(trx, facts, mail, now)
	})
	services.log.info({ requestId, staff: staff.id }, 'new address asked for')
	wake('mail')
	return done('/admin/account/profile?done=sent')
}

/** Returns the address that this user's link confirms; null if it is used, expired or another user's. */
export async function requestedEmail(
	{ store }: { store: Store },
	staff: Staff,
	token: string,
	now: Date = new Date(),
): Promise<string | null> {
	const found = await store.db
		.selectFrom('staff_tokens')
		.select('id')
		.where('identifier', '=', linkIdentifier('email', token))
		.where('value', '=', staff.id)
		.where('expires_at', '>', now.toISOString())
		.executeTakeFirst()
	return found ? emailIn(token) : null
}

function emailIn(token: string): string {
	return Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
}

/** Changes the address to that of the link, invalidates all links mailed to the old one, and notifies the old one. */
export async function confirmEmail({ services, staff, url, now }: Submission) {
	const { store, log } = services
	const token = url.searchParams.get('token') ?? ''
	const email = await requestedEmail(services, staff, token, now)
	if (email === null && emailIn(token) === staff.email) return done('/admin/account?done=email')
	if (email === null) return refused(409, noSuchLink)
	const message = await emailError(store, staff, email)
	if (message !== null) return refused(409, message)
	const work = store.db.transaction().execute(async (trx) => {
		if (!(await redeemLink(trx, 'email', { token, staffId: staff.id }))) return false
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
		// Addresses are unique, and someone may have taken this one since the check.
		const taken = await emailError(store, staff, email)
		if (taken === null) throw error
		return taken
	})
	if (typeof isChanged === 'string') return refused(409, isChanged)
	if (!isChanged) return refused(409, noSuchLink)
	services.wake('mail')
	log.info({ staff: staff.id }, 'own address changed')
	return done('/admin/account?done=email')
}

async function emailError({ db }: Store, staff: Staff, email: string): Promise<string | null> {
	if (!z.email().max(254).safeParse(email).success)
		return 'Please type an email address, such as name@example.com.'
	if (email === staff.email) return 'That is your address already.'
	const other = await db.selectFrom('staff').select('id').where('email', '=', email).executeTakeFirst()
	return other ? 'Someone with this address is on the list already.' : null
}
