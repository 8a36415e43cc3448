import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Facts } from '#app/company/facts_type.ts'
import type { Services } from '#app/context.server.ts'
import { cleanLine } from '#platform/forms/clean_text.ts'
import type { Database } from '#db/schema.ts'
import { recordActivity } from '../sign_in/record_activity.server.ts'
import { endEarlierLinks, storeLink } from '../sign_in/links.server.ts'
import { queueAccountMail, resetLink } from '../sign_in/password_mail.server.ts'
import { isRole, roleLabel } from '../sign_in/roles.ts'
import type { Role, Staff } from '../sign_in/staff.server.ts'
import { addStaff } from '../sign_in/add_staff.server.ts'

const invitationDays = 3

export interface Invitation {
	name: string
	email: string
	role: string
}

export type Invited =
	{ ok: true; id: string } | { ok: false; field: 'name' | 'email' | 'role'; fault: string }

type InvitingServices = Pick<Services, 'store' | 'content' | 'publicUrl' | 'wake'>

/** Invites someone by a mailed link, valid once and for three days, to choose a password. */
export async function inviteStaff(
	{ store, content, publicUrl, wake, log }: InvitingServices & Pick<Services, 'log'>,
	by: Staff,
	typed: Invitation,
	now: Date = new Date(),
): Promise<Invited> {
	const name = cleanLine(typed.name)
	const email = typed.email.trim().toLowerCase()
	const { role } = typed
	if (name.length < 2 || name.length > 80)
		return { ok: false, field: 'name', fault: 'Please type their name.' }
	if (!z.email().max(254).safeParse(email).success)
		return { ok: false, field: 'email', fault: 'Please type an email address, such as name@example.com.' }
	if (!isRole(role)) return { ok: false, field: 'role', fault: 'Please choose what they may do.' }

	const id = await store.db.transaction().execute(async (trx) => {
		const added = await addStaff(trx, { name, email, role, password: null }, now)
		if (added === null) return null
		await mailLink(
			trx,
			{ id: added, name, email, role },
			{ by: by.name, publicUrl, facts: content.current.facts },
			now,
		)
		await recordActivity(trx, { kind: 'invited', by, about: { id: added, name }, detail: role }, now)
		return added
	})
	if (id === null)
		return { ok: false, field: 'email', fault: 'Someone with this address is on the list already.' }
	log.info({ staff: by.id, invited: id, role }, 'staff invited')
	wake('mail')
	return { ok: true, id }
}

/** Sends someone on the list a new link to choose a password. False when they are unknown or deactivated. */
export async function sendLinkAgain(
	{ store, content, publicUrl, wake }: InvitingServices,
	by: Staff,
	id: string,
	now: Date = new Date(),
): Promise<boolean> {
	const isSent = await store.db.transaction().execute(async (trx) => {
		const staff = await trx
			.selectFrom('staff')
			.select(['id', 'name', 'email', 'role'])
			.where('id', '=', id)
			.where('is_active', '=', true)
			.executeTakeFirst()
		if (!staff) return false
		await mailLink(trx, staff, { by: by.name, publicUrl, facts: content.current.facts }, now)
		await recordActivity(trx, { kind: 'link-mailed', by, about: staff }, now)
		return true
	})
	if (isSent) wake('mail')
	return isSent
}

/**
 * A link for an invited person whom mail does not reach, valid once and for three days instead of the mailed one; null
 * if they are unknown, deactivated, or have a password.
 */
export async function linkToHandOver(
	{ store, publicUrl, log }: Pick<Services, 'store' | 'publicUrl' | 'log'>,
	by: Staff,
	id: string,
	now: Date = new Date(),
): Promise<string | null> {
	const invited = await store.db
		.selectFrom('staff')
		.leftJoin('staff_passwords', 'staff_passwords.staff_id', 'staff.id')
		.select(['staff.id', 'staff.name'])
		.where('staff.id', '=', id)
		.where('is_active', '=', true)
		.where('staff_passwords.id', 'is', null)
		.executeTakeFirst()
	if (!invited) return null
	log.info({ staff: by.id, invited: id }, 'link for an invitation shown')
	return store.db.transaction().execute(async (trx) => {
		await recordActivity(trx, { kind: 'link-shown', by, about: invited }, now)
		return makeLink(trx, id, publicUrl, now)
	})
}

async function makeLink(
	db: Kysely<Database>,
	staffId: string,
	publicUrl: string,
	now: Date,
): Promise<string> {
	const token = randomBytes(24).toString('base64url')
	const expiresAt = new Date(now.getTime() + invitationDays * 24 * 60 * 60_000)
	await storeLink(db, { token, staffId, expiresAt }, now)
	await endEarlierLinks(db, { token, staffId })
	return resetLink(publicUrl, token)
}

async function mailLink(
	db: Kysely<Database>,
	staff: { id: string; name: string; email: string; role: Role },
	{ by, publicUrl, facts }: { by: string; publicUrl: string; facts: Facts },
	now: Date,
): Promise<void> {
	const link = await makeLink(db, staff.id, publicUrl, now)
	const body = [
		`Hello ${staff.name},`,
		'',
		`${by} lets you into the ${facts.name} office (${roleLabel(staff.role)}). Choose your password here:`,
		'',
		link,
		'',
		`The link works once, for ${invitationDays} days. After that, sign in at ${publicUrl}/admin/login`,
	]
	await queueAccountMail(
		db,
		facts,
		{ to: staff.email, subject: `Your way into the ${facts.name} office`, body: body.join('\n') },
		now,
	)
}
