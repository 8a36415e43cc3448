import type { Transaction } from 'kysely'
import type { Company } from '#app/company/company.ts'
import { composeCompany } from '#app/company/compose_company.server.ts'
import { setFact } from '#app/company/fact_path.ts'
import { factFields, factRules } from '#app/company/facts_schema.ts'
import { type FactChanges, factsOf, movedError, parseFact } from '#app/content/save_facts.server.ts'
import type { PlannedChangeRow } from '#db/planned_rows.ts'
import type { Database } from '#db/schema.ts'
import { mergeThreeWays } from '#platform/forms/three_way_merge.server.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import {
	type Actor,
	type ContentReading,
	type ContentServices,
	writeContent,
} from '../kernel/store/write_content.server.ts'
import {
	addPlans,
	draftPlans,
	planErrors,
	valuesOn,
	type When,
	type Wish,
} from '../kernel/plans/add_plans.server.ts'
import { dayControl, dayError, nothingToPlan } from '../kernel/fields/plan_day.ts'

/** As `SaveFactsResult`: `stored` is every fact as it stands, once the store was asked. */
export type PlanFactsResult =
	| { ok: true; planned: number }
	| {
			ok: false
			reason: 'invalid' | 'changed' | 'unavailable'
			errors: FieldError[]
			stored?: Record<string, unknown>
	  }

interface PlanFactsOptions extends Actor {
	/** The day (`YYYY-MM-DD`) from whose midnight on they hold. */
	from: string
	/** The values that the editor saw, by name, to detect conflicts. */
	before?: FactChanges
	replacing?: When['replacing']
}

/**
 * Plans changes of company facts, values or what a form sent for them, for a day. They take effect by themselves; one that is
 * so by then already is left out. Authorization is the caller's, as for `saveFacts`.
 */
export async function planFacts(
	services: ContentServices,
	changes: FactChanges,
	options: PlanFactsOptions,
): Promise<PlanFactsResult> {
	const read = readWishes(changes, options)
	if (!read.ok) return read
	const { wishes } = read
	const result = await writeContent<PlanFactsResult>(services, async (trx) => {
		const checked = await checkWishes(trx, services.content.builtIn, wishes, options)
		if (!checked.ok) return checked
		const planned = await addPlans(trx, wishes, checked.when, options)
		if (planned > 0) return { ok: true, planned }
		const errors = [{ field: dayControl, message: nothingToPlan }]
		return { ok: false, reason: 'invalid', errors, stored: checked.stored }
	})
	return !result.ok && 'message' in result ? { ...result, errors: [] } : result
}

/** What `planFacts` would plan or refuse at present, without planning it. Throws when the store fails. */
export async function draftFactPlans(
	{ store, content }: ContentReading,
	changes: FactChanges,
	options: PlanFactsOptions,
): Promise<{ ok: true; plans: PlannedChangeRow[] } | Extract<PlanFactsResult, { ok: false }>> {
	const read = readWishes(changes, options)
	if (!read.ok) return read
	return store.db.transaction().execute(async (trx) => {
		const checked = await checkWishes(trx, content.builtIn, read.wishes, options)
		if (!checked.ok) return checked
		return { ok: true, plans: await draftPlans(trx, read.wishes, checked.when, options) }
	})
}

function readWishes(
	changes: FactChanges,
	{ from, now }: PlanFactsOptions,
): { ok: true; wishes: Wish[] } | Extract<PlanFactsResult, { ok: false }> {
	const errors: FieldError[] = []
	const wishes: Wish[] = []
	for (const [name, typed] of Object.entries(changes)) {
		const parsed = parseFact(name, typed)
		if (parsed.ok) wishes.push({ ...factTarget(name), value: parsed.value, adds_row: false })
		else errors.push({ field: name, message: parsed.message })
	}
	const problem = dayError(from, now)
	if (problem !== null) errors.push({ field: dayControl, message: problem })
	return errors.length > 0 ? { ok: false, reason: 'invalid', errors } : { ok: true, wishes }
}

/** What speaks against planning these: what others have saved or planned, or a rule about what will stand on the day. */
async function checkWishes(
	trx: Transaction<Database>,
	builtIn: Company,
	wishes: readonly Wish[],
	{ from: day, before, replacing }: PlanFactsOptions,
): Promise<
	{ ok: true; stored: Record<string, unknown>; when: When } | Extract<PlanFactsResult, { ok: false }>
> {
	const rows = await trx.selectFrom('company_facts').selectAll().execute()
	const company = composeCompany(rows, builtIn, { warn() {} })
	const stored = factsOf(company)
	const mine = Object.fromEntries(wishes.map(({ row_id, value }) => [row_id, value]))
	const moved = before ? mergeThreeWays({ base: before, theirs: stored, mine }).collisions : []
	if (moved.length > 0) {
		const complaints = moved.map((name) => movedError(name, stored[name]))
		return { ok: false, reason: 'changed', errors: complaints, stored }
	}
	const when = { day, builtIn, replacing }
	const taken = await planErrors(trx, wishes, when, ({ row_id }) => row_id)
	if (taken.length > 0) return { ok: false, reason: 'invalid', errors: taken, stored }

	const valueOn = await valuesOn(trx, [...factFields.keys()].map(factTarget), when)
	for (const name of factFields.keys()) setFact(company, name, valueOn(factTarget(name)))
	for (const [name, value] of Object.entries(mine)) setFact(company, name, value)
	const broken = factRules.filter(({ holds }) => !holds(company.facts))
	const complaints = broken.flatMap(({ names, message }) =>
		names.filter((name) => Object.hasOwn(mine, name)).map((field) => ({ field, message })),
	)
	if (complaints.length > 0) return { ok: false, reason: 'invalid', errors: complaints, stored }
	return { ok: true, stored, when }
}

function factTarget(name: string) {
	return { content_table: 'company_facts', row_id: name, field: 'value' } as const
}
