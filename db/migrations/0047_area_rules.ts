import type { Kysely } from 'kysely'
import { columnWords } from './columns.ts'
import type { StoreKind } from './columns.ts'
import { run } from './statements.ts'

/** Weekday and streams of an area hold from a day on; what held before stays. What was planned for them becomes a rule. */
export async function addAreaRules(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { json, time } = columnWords(kind)
	await run(db, [
		`alter table pickup_areas add column valid_from text check (valid_from like '____-__-__')`,
		`alter table pickup_areas add column ${json('earlier_rules')} not null default '[]'`,
		`alter table pickup_areas add column ${time('rules_changed_at')}`,
		`alter table pickup_subscriptions add column ${time('told_rules_at')}`,
	])
	await rulesOfPlans(db as unknown as Kysely<Met>)
}

const fields = ['weekday', 'has_trash', 'recycling', 'recycling_anchor', 'has_lawn'] as const

type Rule = Record<(typeof fields)[number] | 'valid_from', unknown>

/** The tables as this migration meets them. */
interface Met {
	pickup_areas: Rule & { id: string; earlier_rules: Rule[]; rules_changed_at: string | null }
	planned_changes: {
		id: string
		content_table: string
		row_id: string
		field: string
		adds_row: boolean
		value: string
		starts_on: string
		state: string
		staff_name: string
		created_at: string
		settled_by: string | null
		settled_at: string | null
	}
}

type Plan = Met['planned_changes']

async function rulesOfPlans(db: Kysely<Met>): Promise<void> {
	const open = await db
		.selectFrom('planned_changes')
		.selectAll()
		.where('content_table', '=', 'pickup_areas')
		.where('state', '=', 'waiting')
		.where('adds_row', '=', false)
		.where('field', 'in', fields)
		.orderBy('starts_on')
		.orderBy('created_at')
		.orderBy('id')
		.execute()
	for (const [id, plans] of Map.groupBy(open, ({ row_id }) => row_id)) await turnIntoRules(db, id, plans)
}

async function turnIntoRules(db: Kysely<Met>, id: string, plans: readonly Plan[]): Promise<void> {
	const area = await db.selectFrom('pickup_areas').select(fields).where('id', '=', id).executeTakeFirst()
	if (!area) return
	const earlier_rules: Rule[] = []
	let newest: Rule = { ...area, valid_from: null }
	for (const [valid_from, ofDay] of Map.groupBy(plans, ({ starts_on }) => starts_on)) {
		earlier_rules.push(newest)
		const changes = ofDay.map(({ field, value }) => [field, JSON.parse(value) as unknown])
		newest = { ...newest, ...Object.fromEntries(changes), valid_from }
	}
	const rules_changed_at = plans.at(-1)?.created_at ?? null
	await db
		.updateTable('pickup_areas')
		.set({ ...newest, earlier_rules, rules_changed_at })
		.where('id', '=', id)
		.execute()
	for (const { id: plan, staff_name, created_at } of plans)
		await db
			.updateTable('planned_changes')
			.set({ state: 'replaced', settled_by: staff_name, settled_at: created_at })
			.where('id', '=', plan)
			.execute()
}
