import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import type { Database } from '#db/schema.ts'
import type { StaffRole } from '#db/staff_rows.ts'
import { formText } from '#platform/forms/form_text.ts'
import { type Submission, done, invalid, refused, shown } from '../kernel/screens/commands.server.ts'
import { readValues } from '../kernel/fields/read_values.server.ts'
import { sentForm } from '../kernel/screens/own_form.server.ts'
import { recordActivity } from '../sign_in/record_activity.server.ts'
import { passwordLink } from '../sign_in/links.server.ts'
import { queueAccountMail } from '../sign_in/account_mails.server.ts'
import { roleLabel } from '../sign_in/roles.ts'
import { isNameTaken, nameTaken } from '../sign_in/staff_name.server.ts'
import { addStaff } from '../sign_in/add_staff.server.ts'
import { invitationForm } from './staff_forms.ts'

const invitationDays = 3
const validMs = invitationDays * 24 * 60 * 60_000

/** Commands that give somebody access; the form's `staff` is a member's id. */
export const invitationCommands = {
	/** Invites a person by a mailed link to choose a password, valid once and for three days. */
	async invite({ services, staff: by, form, now }: Submission) {
		const { store, wake, log } = services
		const read = readValues(invitationForm, sentForm(invitationForm, form).values)
		if (!read.ok) return invalid(read.errors)
		const { name, role, ...rest } = read.columns as { name: string; email: string; role: StaffRole }
		const email = rest.email.toLowerCase()
		if (await isNameTaken(store.db, name, email)) return invalid([{ field: 'name', message: nameTaken }])
		const id = await store.db.transaction().execute(async (trx) => {
			const added = await addStaff(trx, { name, email, role, password: null }, now)
			if (added === null) return null
			await mailLink(trx, services, { id: added, name, email, role }, `${by.name} lets you`, now)
			await recordActivity(trx, { kind: 'invited', by, about: { id: added, name }, detail: role }, now)
			return added
		})
		if (id === null)
			return invalid([{ field: 'email', message: 'Someone with this address is on the list already.' }])
		log.info({ staff: by.id, invited: id, role }, 'staff invited')
		wake('mail')
		return done(`/admin/staff?done=invited&person=${id}`)
	},
	/** Mails a person a link to choose a password; once, if the form is sent twice. */
	async mail({ services, staff: by, form, now }: Submission) {
		const key = formText(form, 'key') || randomUUID()
		const isSent = await services.store.db.transaction().execute(async (trx) => {
			const staff = await trx
				.selectFrom('staff')
				.select(['id', 'name', 'email', 'role'])
				.where('id', '=', formText(form, 'staff'))
				.where('is_active', '=', true)
				.forUpdate()
				.executeTakeFirst()
			if (!staff) return false
			const before = trx.selectFrom('staff_activity').select('id').where('id', '=', key)
			if (await before.executeTakeFirst()) return true
			await mailLink(trx, services, staff, `${by.name} sends you a new link`, now)
			await recordActivity(trx, { id: key, kind: 'link-mailed', by, about: staff }, now)
			return true
		})
		if (!isSent) return refused(422, 'They cannot sign in now, so no email was sent.')
		services.wake('mail')
		return done('/admin/staff?done=mailed')
	},
	/**
	 * Creates a link for an invited person whom mail does not reach, valid once and for three days, replacing the mailed one. It is
	 * shown once in the response, not in a URL, which would be stored in history and logs.
	 */
	async link({ services, staff: by, form, now }: Submission) {
		const { store, publicUrl, log } = services
		const invited = await store.db
			.selectFrom('staff')
			.leftJoin('staff_passwords', 'staff_passwords.staff_id', 'staff.id')
			.select(['staff.id', 'staff.name'])
			.where('staff.id', '=', formText(form, 'staff'))
			.where('is_active', '=', true)
			.where('staff_passwords.id', 'is', null)
			.executeTakeFirst()
		if (!invited) return refused(422, 'They have chosen a password, or cannot sign in now.')
		const { id } = invited
		log.info({ staff: by.id, invited: id }, 'link for an invitation shown')
		const link = await store.db.transaction().execute(async (trx) => {
			await recordActivity(trx, { kind: 'link-shown', by, about: invited }, now)
			return passwordLink(trx, { staffId: id, validMs, publicUrl }, now)
		})
		return shown({ staff: id, link })
	},
}

async function mailLink(
	trx: Transaction<Database>,
	{ content, publicUrl }: { content: ContentHub; publicUrl: string },
	staff: { id: string; name: string; email: string; role: StaffRole },
	/** The beginning of the mail, before `into the office`. */
	start: string,
	now: Date,
): Promise<void> {
	const { facts } = content.current
	const link = await passwordLink(trx, { staffId: staff.id, validMs, publicUrl }, now)
	const lines = [
		`${start} into the ${facts.name} office (${roleLabel(staff.role)}). Choose your password here:`,
		'',
		link,
		'',
		`The link works once, for ${invitationDays} days; after that, it leads to a page that emails you another one.`,
		`Then sign in with ${staff.email} here: ${publicUrl}/admin/login`,
	]
	const subject = `Your access to the ${facts.name} office`
	await queueAccountMail(trx, facts, { to: staff, subject, lines }, now)
}
