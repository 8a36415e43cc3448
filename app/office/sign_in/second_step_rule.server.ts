import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { recordActivity } from './record_activity.server.ts'
import type { Staff } from './staff.server.ts'

/** Whether owners must use a second step; `undecided` until an owner decides, and until then the office reminds them. */
export type SecondStepRule = 'required' | 'voluntary' | 'undecided'

const name = 'second-step-of-owners'

export async function secondStepRule(db: Kysely<Database>): Promise<SecondStepRule> {
	const row = await db
		.selectFrom('office_settings')
		.select('value')
		.where('name', '=', name)
		.executeTakeFirst()
	if (!row) return 'undecided'
	return row.value === 'required' ? 'required' : 'voluntary'
}

/** Sets the rule for all owners, unless it is set; it applies from their next request. */
export async function decideSecondStep(
	db: Kysely<Database>,
	by: Staff,
	rule: Exclude<SecondStepRule, 'undecided'>,
	now: Date,
): Promise<void> {
	if ((await secondStepRule(db)) === rule) return
	const decided = { value: rule, staff_name: by.name, updated_at: now.toISOString() }
	await db
		.insertInto('office_settings')
		.values({ name, ...decided })
		.onConflict((conflict) => conflict.column('name').doUpdateSet(decided))
		.execute()
	await recordActivity(db, { kind: 'step-rule', by, detail: rule }, now)
}
