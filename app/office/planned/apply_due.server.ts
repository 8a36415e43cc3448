import type { Transaction } from 'kysely'
import { localTimeOf, startOfDay } from '#app/company/zoned_time.ts'
import type { Services } from '#app/services.server.ts'
import type { PlannedChangeRow } from '#db/planned_rows.ts'
import type { Database } from '#db/schema.ts'
import { writeContent } from '../kernel/store/write_content.server.ts'
import { applyRow, type Held, togetherKey } from '../kernel/plans/apply_row.server.ts'
import { mailAboutHeldPlans } from './held_plans_mail.server.ts'
import { openPlans } from '#app/content/open_plans.server.ts'
import { raiseContentVersion } from '#app/content/raise_content_version.server.ts'

/** The services needed to apply plans. */
type ApplyServices = Pick<Services, 'store' | 'content' | 'log' | 'publicUrl' | 'wake'>

/** The number of planned changes applied, and the number held for a decision. */
interface Applied {
	applied: number
	held: number
}

/** The day (`YYYY-MM-DD`) of the next plan to take effect; undefined if there is none. */
export async function nextPlannedDay({ store }: Pick<Services, 'store'>): Promise<string | undefined> {
	const next = await store.db
		.selectFrom('planned_changes')
		.select('starts_on')
		.where('settled_at', 'is', null)
		.where('state', '=', 'waiting')
		.orderBy('starts_on')
		.limit(1)
		.executeTakeFirst()
	return next?.starts_on
}

/** The plans to take effect, in their order. */
async function waitingPlans(trx: Transaction<Database>): Promise<PlannedChangeRow[]> {
	return (await openPlans(trx)).filter(({ state }) => state === 'waiting')
}

/**
 * Applies all plans that are due, in one transaction: day by day, within a day facts before content. Holds the content lock,
 * so that other servers apply nothing twice. Throws if the store fails.
 */
export async function applyDue(services: ApplyServices, now: Date): Promise<Applied> {
	const today = localTimeOf(now, services.content.current.facts).date
	const next = await nextPlannedDay(services)
	if (next === undefined || next > today) return { applied: 0, held: 0 }
	const result = await writeContent<{ ok: true } & Applied>(services, async (trx) => {
		const due = (await waitingPlans(trx)).filter(({ starts_on }) => starts_on <= today)
		let held = 0
		for (const plans of Map.groupBy(due, ({ starts_on }) => starts_on).values())
			held += await applyDay(trx, services, plans, now)
		await raiseContentVersion(trx)
		return { ok: true, applied: due.length - held, held }
	})
	if (!result.ok) throw new Error(result.message)
	if (result.held > 0) services.wake('mail')
	return { applied: result.applied, held: result.held }
}

/**
 * Tries what is planned as at the midnights to come, and stores with each plan why it could not take effect, so that neither
 * site nor office counts on it. The content stays as it is. Throws if the store fails.
 */
export async function tryPlans(services: Pick<ApplyServices, 'store' | 'content' | 'log'>): Promise<void> {
	const { content } = services
	const tried = await writeContent<{ ok: false; changed: Pick<PlannedChangeRow, 'id' | 'reason'>[] }>(
		services,
		async (trx) => {
			const waiting = await waitingPlans(trx)
			const held = new Map<string, string | null>()
			for (const [day, plans] of Map.groupBy(waiting, ({ starts_on }) => starts_on)) {
				const midnight = startOfDay(day, content.current.facts)
				for (const [id, reason] of await applyRows(trx, content, plans, midnight)) held.set(id, reason)
			}
			const changed = waiting
				.filter(({ id, reason }) => reason !== (held.get(id) ?? null))
				.map(({ id }) => ({ id, reason: held.get(id) ?? null }))
			return { ok: false, changed }
		},
	)
	if (!('changed' in tried)) throw new Error(tried.message)
	if (tried.changed.length === 0) return
	await writeContent(services, async (trx) => {
		for (const { id, reason } of tried.changed)
			await trx
				.updateTable('planned_changes')
				.set({ reason })
				.where('id', '=', id)
				.where('state', '=', 'waiting')
				.execute()
		await raiseContentVersion(trx)
		return { ok: true }
	})
}

/** Applies a day's plans: facts before content. */
async function applyRows(
	trx: Transaction<Database>,
	content: ApplyServices['content'],
	plans: readonly PlannedChangeRow[],
	now: Date,
): Promise<Held> {
	const held = new Map<string, string | null>()
	const facts = plans.filter(({ content_table }) => content_table === 'company_facts')
	const inOrder = [...facts, ...plans.filter((plan) => !facts.includes(plan))]
	for (const together of Map.groupBy(inOrder, (plan) => togetherKey(content.types, plan)).values())
		for (const [id, reason] of await applyRow(trx, content, together, now)) held.set(id, reason)
	return held
}

async function applyDay(
	trx: Transaction<Database>,
	services: ApplyServices,
	plans: readonly PlannedChangeRow[],
	now: Date,
): Promise<number> {
	const held = await applyRows(trx, services.content, plans, now)
	for (const [id, reason] of held)
		await trx.updateTable('planned_changes').set({ state: 'held', reason }).where('id', '=', id).execute()
	await mailAboutHeldPlans(
		trx,
		services,
		plans.filter(({ id }) => held.has(id)),
		now,
	)
	const applied = plans.map(({ id }) => id).filter((id) => !held.has(id))
	if (applied.length > 0)
		await trx
			.updateTable('planned_changes')
			.set({ state: 'applied', reason: null, settled_at: now.toISOString() })
			.where('id', 'in', applied)
			.execute()
	return held.size
}
