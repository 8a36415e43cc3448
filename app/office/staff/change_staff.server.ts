import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import { formText } from '#platform/forms/form_text.ts'
import type { Database } from '#db/schema.ts'
import { type Submission, done, refused } from '../kernel/screens/commands.server.ts'
import { mergeForm, type OwnForm, sentForm } from '../kernel/screens/own_form.server.ts'
import { releaseRequests } from '../requests/release_requests.server.ts'
import { mailAccessChange } from '../sign_in/account_mails.server.ts'
import { type Activity, recordActivity } from '../sign_in/record_activity.server.ts'
import { seesRequests } from '../sign_in/roles.ts'
import { forgetAccess, publishSessionsChanged } from '../sign_in/session.server.ts'
import type { StaffRole } from '#db/staff_rows.ts'
import { isNameTaken } from '../sign_in/staff_name.server.ts'
import { roleForm } from './staff_forms.ts'

/** A role form that was refused because another owner has set a role. */
export interface RefusedRole {
	staff: string
	form: OwnForm
}

interface Change {
	columns: { role: StaffRole } | { is_active: boolean } | { is_second_step_on: false }
	activity: Pick<Activity, 'kind' | 'detail'>
}

/** Commands of owners on a member of staff; the form's `staff` is their id. */
export const changeCommands = {
	async role(submission: Submission) {
		return change(submission, (staff, role) => {
			const merged = mergeForm(roleForm, sentForm(roleForm, submission.form), { role })
			if (merged.ok) {
				const chosen = (merged.columns['role'] ?? role) as StaffRole
				return { columns: { role: chosen }, activity: { kind: 'role', detail: `${role} ${chosen}` } }
			}
			const { message, errors, kept, status } = merged
			if (kept.form) return refused(status, message, { kept: { role: { staff, form: kept.form } } })
			return refuse(errors.map((error) => error.message).join(' '))
		})
	},
	'let-in': (submission: Submission) =>
		change(submission, () => ({ columns: { is_active: true }, activity: { kind: 'let-in' } })),
	'shut-out': (submission: Submission) =>
		change(submission, () => ({ columns: { is_active: false }, activity: { kind: 'shut-out' } })),
	'step-off': (submission: Submission) =>
		change(submission, () => ({ columns: { is_second_step_on: false }, activity: { kind: 'step-off' } })),
}

const refuse = (message: string) => refused<{ role?: RefusedRole }>(422, message)

/**
 * Applies a change, if it is one, effective on the person's next HTTP request. Leads assigned to somebody who loses access or becomes a driver
 * are unassigned. One active owner always remains: if two demote each other, one is refused.
 */
async function change(
	{ services, staff: by, form, now }: Submission,
	decide: (id: string, stored: StaffRole) => Change | ReturnType<typeof refuse>,
) {
	const { store, log } = services
	const id = formText(form, 'staff')
	const made = await store.db.transaction().execute(async (trx) => {
		const owners = await activeOwners(trx)
		const about = await trx
			.selectFrom('staff')
			.select(['id', 'name', 'role', 'is_active', 'is_second_step_on'])
			.where('id', '=', id)
			.forUpdate()
			.executeTakeFirst()
		if (!about) return refuse('That person is not on the list any more.')
		const decided = decide(id, about.role)
		if ('ok' in decided) return decided
		const { columns, activity } = decided
		if (isDeepStrictEqual({ ...about, ...columns }, about)) return decided
		const isLetIn = 'is_active' in columns && columns.is_active
		if (isLetIn && (await isNameTaken(trx, about.name, id)))
			return refuse(
				`Somebody else who may sign in is called ${about.name}. One of the two needs another name first.`,
			)
		const isShutOut = 'is_active' in columns && !columns.is_active
		const takesOwnership = isShutOut || ('role' in columns && columns.role !== 'owner')
		if (takesOwnership && owners.every((owner) => owner === id))
			return refuse('The office needs an owner. Make somebody else an owner first.')
		await trx
			.updateTable('staff')
			.set({ ...columns, updated_at: now.toISOString() })
			.where('id', '=', id)
			.execute()
		await recordActivity(trx, { ...activity, by, about }, now)
		if ('is_second_step_on' in columns) {
			await trx.deleteFrom('staff_second_steps').where('staff_id', '=', id).execute()
			await mailAccessChange(trx, services, id, 'step-off')
		}
		if (isShutOut) await forgetAccess(trx, id)
		if (isShutOut || ('role' in columns && !seesRequests(columns.role)))
			await releaseRequests(trx, by, id, now)
		return decided
	})
	if ('ok' in made) return made
	log.info({ staff: by.id, changed: id, change: made.columns }, 'staff changed')
	services.wake('mail')
	publishSessionsChanged(store)
	return done('/admin/staff?done=saved')
}

/** Locks the rows until the end of the transaction, so that concurrent changes count correctly. */
async function activeOwners(trx: Transaction<Database>): Promise<string[]> {
	const rows = await trx
		.selectFrom('staff')
		.select('id')
		.where('role', '=', 'owner')
		.where('is_active', '=', true)
		.orderBy('id')
		.forUpdate()
		.execute()
	return rows.map((row) => row.id)
}
