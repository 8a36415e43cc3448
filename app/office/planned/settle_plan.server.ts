import type { Transaction } from 'kysely'
import type { PlannedChangeRow } from '#db/planned_rows.ts'
import type { Database } from '#db/schema.ts'
import { type Refused, refused } from '../kernel/screens/commands.server.ts'
import { type ContentServices, type StaffActor, writeContent } from '../kernel/store/write_content.server.ts'
import { areHeldTogether } from '../kernel/plans/apply_row.server.ts'
import { togetherWith } from '../kernel/store/planned_fields.server.ts'
import { mayEdit } from '../parts/screens.ts'
import { absent, priorText, type Outlook } from '#app/content/plan_forecast.ts'
import { raiseContentVersion } from '#app/content/raise_content_version.server.ts'
import { openOutlooks } from '../kernel/plans/stored_values.server.ts'
import { changedAgain, noLongerOpen } from '../kernel/fields/plan_day.ts'

type Settled = { ok: true } | Refused

interface Decision {
	id: string
	/** The current value shown with the plan (see `priorText`); a decision applies to that value only. */
	prior: string
}

/** Cancels a plan before it takes effect. */
export function withdrawPlan(services: ContentServices, id: string, actor: StaffActor): Promise<Settled> {
	return settle(services, id, actor, async (trx, { together }) => {
		const { staff, now } = actor
		const settled = { settled_by: staff.name, settled_at: now.toISOString() }
		await update(trx, together, { state: 'withdrawn', ...settled })
		return { ok: true }
	})
}

/**
 * Confirms a plan despite somebody else's later change. If its day has passed, it is due immediately with the plans held
 * together with it, and the caller applies them.
 */
export function confirmPlan(
	services: ContentServices,
	{ id, prior }: Decision,
	actor: StaffActor,
): Promise<Settled> {
	return settle(services, id, actor, async (trx, { plan, plans, together, outlook }) => {
		if (priorText(outlook) !== prior) return refused(409, changedAgain)
		if (outlook.prior === absent && !plan.adds_row)
			return refused(
				409,
				'What it changes was deleted. Bring it back from the history first, or take the plan back.',
			)
		const base = JSON.stringify(outlook.prior === absent ? null : (outlook.prior ?? null))
		const beside = plans.filter((one) => areHeldTogether(services.content.types, one, plan))
		await update(trx, [...together, ...beside], { state: 'waiting', reason: null })
		if (together.length === 1) await update(trx, together, { base })
		return { ok: true }
	})
}

/** The plan to decide on, with all open plans. */
interface Decided {
	plan: PlannedChangeRow
	plans: readonly PlannedChangeRow[]
	/** The plan and those that add the same row. */
	together: readonly PlannedChangeRow[]
	outlook: Outlook
}

function settle(
	services: ContentServices,
	id: string,
	{ staff }: StaffActor,
	write: (trx: Transaction<Database>, decided: Decided) => Promise<Settled>,
): Promise<Settled> {
	return writeContent<Settled>(services, async (trx) => {
		const { plans, outlooks } = await openOutlooks(trx, services.content.types)
		const plan = plans.find((one) => one.id === id)
		const outlook = outlooks.get(id)
		if (!plan || !outlook) return refused(409, noLongerOpen)
		// Roles that may edit a row may also decide on its plans.
		if (!mayEdit(staff.role, plan.content_table))
			return refused(403, 'Only an owner can change company facts.')
		const together = togetherWith(plan, plans)
		const result = await write(trx, { plan, plans, together, outlook })
		if (result.ok) await raiseContentVersion(trx)
		return result
	})
}

async function update(
	trx: Transaction<Database>,
	plans: readonly PlannedChangeRow[],
	values: Partial<PlannedChangeRow>,
): Promise<void> {
	const ids = plans.map(({ id }) => id)
	await trx.updateTable('planned_changes').set(values).where('id', 'in', ids).execute()
}
