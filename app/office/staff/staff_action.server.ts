import { isRole, roleLabel } from '../sign_in/roles.ts'
import type { Role } from '../sign_in/staff.server.ts'
import { typedText } from '#platform/forms/typed_text.ts'
import { type Asked, done, refused, shown } from '../kernel/screens/commands.server.ts'
import { changeStaff, type StaffChange } from './change_staff.server.ts'
import { decideSecondStep } from '../sign_in/second_step_rule.server.ts'
import { type Invitation, inviteStaff, linkToHandOver, sendLinkAgain } from './invite.server.ts'

/** What the staff page shows again of a form that did nothing. */
export interface StaffKept {
	/** The invitation. */
	values: Invitation | null
	/** The roles that two owners gave to one person. */
	roles: { staff: string; stored: Role; chosen: Role } | null
}

const listPath = '/admin/staff'

export function staffKept({ form }: Asked): StaffKept {
	const [name, email, role] = ['name', 'email', 'role'].map((field) => typedText(form, field))
	const isInvitation = typedText(form, 'intent') === 'invite'
	return {
		values: isInvitation ? { name: name ?? '', email: email ?? '', role: role ?? '' } : null,
		roles: null,
	}
}

/** The staff page's buttons; `staff` names the person. */
export const staffCommands = {
	async invite(asked: Asked) {
		const { services, staff } = asked
		const { values } = staffKept(asked)
		const invited = await inviteStaff(services, staff, values ?? { name: '', email: '', role: '' })
		if (invited.ok) return done(`${listPath}?done=invited&person=${invited.id}`)
		return refused(422, null, { errors: [{ field: invited.field, message: invited.fault }] })
	},
	async 'second-step-rule'({ services, staff, form, now }: Asked) {
		const rule = typedText(form, 'rule') === 'required' ? 'required' : 'voluntary'
		await services.store.db.transaction().execute((trx) => decideSecondStep(trx, staff, rule, now))
		services.log.info({ staff: staff.id, rule }, 'second step of owners decided')
		return done(`${listPath}?done=saved`)
	},
	async mail({ services, staff, form }: Asked) {
		const isSent = await sendLinkAgain(services, staff, typedText(form, 'staff'))
		return isSent
			? done(`${listPath}?done=mailed`)
			: refused(422, 'They cannot sign in now, so no mail was sent.')
	},
	/** The link is shown once, beside the person; not in a URL, where it would be stored in history and logs. */
	async link({ services, staff, form }: Asked) {
		const id = typedText(form, 'staff')
		const link = await linkToHandOver(services, staff, id)
		if (link === null) return refused(422, 'They have chosen a password, or cannot sign in now.')
		return shown({ staff: id, link })
	},
	async role(asked: Asked) {
		const [role, was] = ['newRole', 'oldRole'].map((name) => typedText(asked.form, name))
		if (!isRole(role)) return refused(422, 'Please choose what to change.')
		return change(asked, { role, was: isRole(was) ? was : null })
	},
	'let-in': (asked: Asked) => change(asked, { isActive: true }),
	'shut-out': (asked: Asked) => change(asked, { isActive: false }),
	'step-off': (asked: Asked) => change(asked, { secondStep: 'off' }),
}

async function change({ services, staff: me, form }: Asked, wanted: StaffChange) {
	const staff = typedText(form, 'staff')
	const changed = await changeStaff(services, me, staff, wanted)
	if (changed.ok) return done(`${listPath}?done=saved`)
	if (changed.reason === 'conflict') {
		const { stored, chosen } = changed
		const problem = `Somebody else made them ${roleLabel(stored)} while you were here, so nothing is saved yet. Your choice is still there: save again to have it.`
		return refused(422, problem, { kept: { roles: { staff, stored, chosen } } })
	}
	return refused(
		422,
		changed.reason === 'last-owner'
			? 'The office needs an owner. Make somebody else an owner first.'
			: 'That person is not on the list any more.',
	)
}
