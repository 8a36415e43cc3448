import type { Transaction } from 'kysely'
import type { Company } from '#app/company/company.ts'
import { parseFact, writeFacts } from '#app/content/save_facts.server.ts'
import type { PlannedChangeRow } from '#db/planned_rows.ts'
import type { Database } from '#db/schema.ts'
import { recordFacts } from './record_facts.server.ts'
import { authorOf, type Held } from '../kernel/plans/applied_plan.ts'
import { canFollow } from '#app/content/plan_forecast.ts'
import { storedValues } from '../kernel/plans/open_plans.server.ts'

/** Writes the facts planned for one day together, with their history; a rule over several facts holds only what it names. */
export async function applyFacts(
	trx: Transaction<Database>,
	builtIn: Company,
	plans: readonly PlannedChangeRow[],
	now: Date,
): Promise<Held> {
	const held = new Map<string, string | null>()
	const valueNow = await storedValues(trx, builtIn, plans)
	const ready = new Map<string, { plan: PlannedChangeRow; value: unknown }>()
	for (const plan of plans) {
		const parsed = parseFact(plan.row_id, JSON.parse(plan.value))
		if (!canFollow(plan, valueNow(plan))) held.set(plan.id, null)
		else if (!parsed.ok) held.set(plan.id, parsed.message)
		else ready.set(plan.row_id, { plan, value: parsed.value })
	}
	while (ready.size > 0) {
		const values = new Map([...ready].map(([name, { value }]) => [name, value]))
		const written = await writeFacts(trx, values, builtIn, {
			now,
			async alongside(_, saved) {
				for (const fact of saved) {
					const plan = ready.get((fact.after ?? fact.before)?.name ?? '')?.plan
					if (plan) await recordFacts(trx, [fact], 'save', authorOf(plan, now))
				}
			},
		})
		if (written.ok || written.errors.length === 0) break
		for (const { field, message } of written.errors) {
			const plan = ready.get(field)?.plan
			if (plan) held.set(plan.id, message)
			ready.delete(field)
		}
	}
	return held
}
