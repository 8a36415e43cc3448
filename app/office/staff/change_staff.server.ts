import type { Transaction } from 'kysely'
import { mergeThreeWays } from '#platform/forms/three_way_merge.server.ts'
import { formText } from '#platform/forms/form_text.ts'
import type { Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import { type Submission, done, refused } from '../kernel/screens/commands.server.ts'
import { releaseRequests } from '../requests/release_requests.server.ts'
import { mailAccessChange } from '../sign_in/account_mails.server.ts'
import { type Activity, recordActivity } from '../sign_in/record_activity.server.ts'
import { isRole, roleLabel } from '../sign_in/roles.ts'
import { publishSessionsChanged } from '../sign_in/session.server.ts'
import type { Role } from '../sign_in/staff.server.ts'

/** The roles that two owners gave to one person. */
export interface TwoRoles {
	staff: string
	stored: Role
	chosen: Role
}

interface Change {
	columns: { role: Role } | { is_active: boolean } | { is_second_step_on: false }
	activity: Pick<Activity, 'kind' | 'detail'>
}

/** What an owner may change about the person whom `staff` names. */
export const changeCommands = {
	/** `oldRole` is the one that was seen: what another owner set meanwhile stays, if none was chosen. */
	async role(asked: Submission) {
		const [chosen, was] = ['newRole', 'oldRole'].map((name) => formText(asked.form, name))
		if (!isRole(chosen)) return refused(422, 'Please choose what to change.')
		return change(asked, (id, stored) => {
			const base = { role: isRole(was) ? was : stored }
			const merged = mergeThreeWays({ base, theirs: { role: stored }, mine: { role: chosen } })
			const { role } = merged.values
			if (merged.collisions.length === 0)
				return { columns: { role }, activity: { kind: 'role', detail: `${stored} ${role}` } }
			const message = `Somebody else made them ${roleLabel(stored)} while you were here, so nothing is saved yet. Your choice is still there: save again to have it.`
			return refused(422, message, { kept: { roles: { staff: id, stored, chosen } } })
		})
	},
	'let-in': (asked: Submission) =>
		change(asked, () => ({ columns: { is_active: true }, activity: { kind: 'let-in' } })),
	'shut-out': (asked: Submission) =>
		change(asked, () => ({ columns: { is_active: false }, activity: { kind: 'shut-out' } })),
	'step-off': (asked: Submission) =>
		change(asked, () => ({ columns: { is_second_step_on: false }, activity: { kind: 'step-off' } })),
}

const refuse = (message: string) => refused<{ roles?: TwoRoles }>(422, message)

/**
 * Makes a change that takes effect with their next request: what somebody who is shut out had to do is nobody's then. An
 * active owner always remains: of two who demote each other one is refused.
 */
async function change(
	{ services, staff: by, form, now }: Submission,
	decide: (id: string, stored: Role) => Change | ReturnType<typeof refuse>,
) {
	const { store, log } = services
	const id = formText(form, 'staff')
	const made = await store.db.transaction().execute(async (trx) => {
		const owners = await activeOwners(store.kind, trx)
		const query = trx.selectFrom('staff').select(['id', 'name', 'role']).where('id', '=', id)
		const about = await (store.kind === 'postgres' ? query.forUpdate() : query).executeTakeFirst()
		if (!about) return refuse('That person is not on the list any more.')
		const decided = decide(id, about.role)
		if ('ok' in decided) return decided
		const { columns, activity } = decided
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
		if ('is_second_step_on' in columns)
			await trx.deleteFrom('staff_second_steps').where('staff_id', '=', id).execute()
		if (isShutOut) {
			await forgetAccess(trx, id)
			await releaseRequests(trx, store.kind, by, id, now)
		}
		return decided
	})
	if ('ok' in made) return made
	log.info({ staff: by.id, changed: id, change: made.columns }, 'staff changed')
	if (made.activity.kind === 'step-off') await mailAccessChange(services, id, 'step-off')
	publishSessionsChanged(store)
	return done('/admin/staff?done=saved')
}

/** Locks the rows until the end of the transaction, so that concurrent changes count correctly. */
async function activeOwners(kind: Store['kind'], trx: Transaction<Database>): Promise<string[]> {
	const query = trx
		.selectFrom('staff')
		.select('id')
		.where('role', '=', 'owner')
		.where('is_active', '=', true)
		.orderBy('id')
	const rows = await (kind === 'postgres' ? query.forUpdate() : query).execute()
	return rows.map((row) => row.id)
}

/** Ends sessions, mailed links and pushes. */
async function forgetAccess(trx: Transaction<Database>, id: string): Promise<void> {
	await trx.deleteFrom('staff_sessions').where('staff_id', '=', id).execute()
	await trx.deleteFrom('staff_tokens').where('value', '=', id).execute()
	await trx.deleteFrom('push_subscriptions').where('staff_id', '=', id).execute()
}
