import type { Services } from '#app/context.server.ts'
import { isRole, roleLabel } from '../sign_in/roles.ts'
import type { Role, Staff } from '../sign_in/staff.server.ts'
import { typedText } from '#platform/forms/typed_text.ts'
import { changeStaff, type StaffChange } from './change_staff.server.ts'
import { decideSecondStep } from '../sign_in/second_step_rule.server.ts'
import { type Invitation, inviteStaff, linkToHandOver, sendLinkAgain } from './invite.server.ts'

export type StaffAction =
	| { ok: true; done: 'saved' | 'mailed' }
	/** `staff` is the id of the invited person. */
	| { ok: true; done: 'invited'; staff: string }
	/** A link that is shown once, beside the person with this id. */
	| { ok: true; done: 'link'; staff: string; link: string }
	| {
			ok: false
			/** About the list; null if a field of the invitation has an error. */
			problem: string | null
			values: Invitation | null
			faults: Partial<Record<string, string>>
			/** The roles that two owners gave to one person. */
			roles: { staff: string; stored: Role; chosen: Role } | null
	  }

/** Handles the staff page's buttons: `do` names the action, `staff` the person. */
export async function actOnStaff(services: Services, me: Staff, form: FormData | null): Promise<StaffAction> {
	const what = typedText(form, 'do')
	const id = typedText(form, 'staff')
	if (what === 'invite') {
		const values = {
			name: typedText(form, 'name'),
			email: typedText(form, 'email'),
			role: typedText(form, 'role'),
		}
		const invited = await inviteStaff(services, me, values)
		if (invited.ok) return { ok: true, done: 'invited', staff: invited.id }
		return { ok: false, problem: null, values, faults: { [invited.field]: invited.fault }, roles: null }
	}
	if (what === 'second-step-rule') {
		const rule = typedText(form, 'rule') === 'required' ? 'required' : 'voluntary'
		await services.store.db.transaction().execute((trx) => decideSecondStep(trx, me, rule, new Date()))
		services.log.info({ staff: me.id, rule }, 'second step of owners decided')
		return { ok: true, done: 'saved' }
	}
	if (what === 'mail') {
		const isSent = await sendLinkAgain(services, me, id)
		return isSent ? { ok: true, done: 'mailed' } : refused('They cannot sign in now, so no mail was sent.')
	}
	if (what === 'link') {
		const link = await linkToHandOver(services, me, id)
		if (link === null) return refused('They have chosen a password, or cannot sign in now.')
		return { ok: true, done: 'link', staff: id, link }
	}
	const change = changeOf(what, typedText(form, 'newRole'), typedText(form, 'oldRole'))
	if (change === null) return refused('Please choose what to change.')
	const changed = await changeStaff(services, me, id, change)
	if (changed.ok) return { ok: true, done: 'saved' }
	if (changed.reason === 'conflict') {
		const { stored, chosen } = changed
		const problem = `Somebody else made them ${roleLabel(stored)} while you were here, so nothing is saved yet. Your choice is still there: save again to have it.`
		return { ...refused(problem), roles: { staff: id, stored, chosen } }
	}
	return refused(
		changed.reason === 'last-owner'
			? 'The office needs an owner. Make somebody else an owner first.'
			: 'That person is not on the list any more.',
	)
}

function changeOf(what: string, role: string, was: string): StaffChange | null {
	if (what === 'role') return isRole(role) ? { role, was: isRole(was) ? was : null } : null
	if (what === 'let-in') return { isActive: true }
	if (what === 'shut-out') return { isActive: false }
	return what === 'step-off' ? { secondStep: 'off' } : null
}

function refused(problem: string): Extract<StaffAction, { ok: false }> {
	return { ok: false, problem, values: null, faults: {}, roles: null }
}
