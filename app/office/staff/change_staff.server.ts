import type { Transaction } from 'kysely'
import type { Services } from '#app/context.server.ts'
import { mergeThreeWays } from '#platform/forms/three_way_merge.server.ts'
import type { Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import type { Activity } from '../sign_in/record_activity.server.ts'
import { recordActivity } from '../sign_in/record_activity.server.ts'
import { publishSessionsChanged } from '../sign_in/sessions_changed.server.ts'
import { mailAccessChange } from '../sign_in/change_mails.server.ts'
import type { Role, Staff } from '../sign_in/staff.server.ts'
import { releaseRequests } from '../requests/release_requests.server.ts'

/** What an owner may change about someone on the list; `was` is the role that they saw. */
export type StaffChange = { role: Role; was: Role | null } | { isActive: boolean } | { secondStep: 'off' }
export type StaffChanged =
	| { ok: true }
	| { ok: false; reason: 'unknown' | 'last-owner' }
	/** Somebody else gave them another role since `was` was read. */
	| { ok: false; reason: 'conflict'; stored: Role; chosen: Role }

/**
 * Changes someone's role, activates or deactivates them (what they had to do is nobody's then), or turns off their second
 * step. Takes effect with their next request. An active owner always remains: of two who demote each other one is refused.
 */
export async function changeStaff(
	services: Pick<Services, 'store' | 'log' | 'content' | 'publicUrl' | 'wake'>,
	by: Staff,
	id: string,
	change: StaffChange,
	now: Date = new Date(),
): Promise<StaffChanged> {
	const { store, log } = services
	const result = await store.db.transaction().execute(async (trx): Promise<StaffChanged> => {
		const owners = await activeOwners(store.kind, trx)
		const role = 'role' in change ? await mergedRole(store.kind, trx, id, change) : null
		if (role !== null && typeof role !== 'string') return role
		const takesOwnership = (role !== null && role !== 'owner') || ('isActive' in change && !change.isActive)
		if (takesOwnership && owners.every((owner) => owner === id)) return { ok: false, reason: 'last-owner' }
		const about = await trx
			.selectFrom('staff')
			.select(['id', 'name', 'role'])
			.where('id', '=', id)
			.executeTakeFirst()
		if (!about) return { ok: false, reason: 'unknown' }
		await trx
			.updateTable('staff')
			.set({ ...columnsOf(change, role), updated_at: now.toISOString() })
			.where('id', '=', id)
			.execute()
		await recordActivity(trx, { ...activityOf(change, about.role, role), by, about }, now)
		if ('secondStep' in change)
			await trx.deleteFrom('staff_second_steps').where('staff_id', '=', id).execute()
		if ('isActive' in change && !change.isActive) {
			await forgetAccess(trx, id)
			await releaseRequests(trx, store.kind, by, id, now)
		}
		return { ok: true }
	})
	if (!result.ok) return result
	log.info({ staff: by.id, changed: id, change }, 'staff changed')
	if ('secondStep' in change) await mailAccessChange(services, id, 'step-off')
	publishSessionsChanged(store)
	return result
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

/** The new role: the chosen one, or what another owner set if none was chosen. */
async function mergedRole(
	kind: Store['kind'],
	trx: Transaction<Database>,
	id: string,
	{ role: chosen, was }: { role: Role; was: Role | null },
): Promise<Role | Extract<StaffChanged, { ok: false }>> {
	const query = trx.selectFrom('staff').select('role').where('id', '=', id)
	const row = await (kind === 'postgres' ? query.forUpdate() : query).executeTakeFirst()
	if (!row) return { ok: false, reason: 'unknown' }
	const { role: stored } = row
	const { values, collisions } = mergeThreeWays({
		base: { role: was ?? stored },
		theirs: { role: stored },
		mine: { role: chosen },
	})
	return collisions.length > 0 ? { ok: false, reason: 'conflict', stored, chosen } : values.role
}

function columnsOf(change: StaffChange, role: Role | null) {
	if (role !== null) return { role }
	return 'isActive' in change ? { is_active: change.isActive } : { is_second_step_on: false }
}

function activityOf(change: StaffChange, before: Role, role: Role | null): Pick<Activity, 'kind' | 'detail'> {
	if (role !== null) return { kind: 'role', detail: `${before} ${role}` }
	if ('isActive' in change) return { kind: change.isActive ? 'let-in' : 'shut-out' }
	return { kind: 'step-off' }
}

/** Ends sessions, mailed links and pushes. */
async function forgetAccess(trx: Transaction<Database>, id: string): Promise<void> {
	await trx.deleteFrom('staff_sessions').where('staff_id', '=', id).execute()
	await trx.deleteFrom('staff_tokens').where('value', '=', id).execute()
	await trx.deleteFrom('push_subscriptions').where('staff_id', '=', id).execute()
}
