import { factFields, factGroup } from '#app/company/facts_schema.ts'
import { stepGroup } from '#app/company/own_steps.ts'
import { formatFact } from '#app/company/format_fact.ts'
import { checkFacts, factsOf } from '#app/content/save_facts.server.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { typeOf } from '#app/content/content_types.ts'
import type { PlannedChangeRow } from '#db/planned_rows.ts'
import type { Draft } from '../kernel/rows/drafts.server.ts'
import { snapshotWith } from '../kernel/preview/preview.server.ts'
import type { ContentServices } from '../kernel/store/write_content.server.ts'
import { groupPath } from '../facts/fact_path.ts'
import { readFactForm } from '../facts/read_fact_form.server.ts'
import { draftPlanChange } from './change_plan.server.ts'
import { openPlans } from '../kernel/plans/open_plans.server.ts'
import { dayControl } from '../kernel/fields/plan_day.ts'
import { draftFactPlans } from '../facts/plan_facts.server.ts'
import { fieldLabel, plannedWords, valueInWords } from '../kernel/plans/plan_words.server.ts'
import { mayDecide } from './settle_plan.server.ts'
import { type PlansInstead, snapshotOn } from '../kernel/plans/snapshot_on.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'

/** A thing that a draft changes, in words. */
export interface FactChange {
	label: string
	before: string
	after: string
}

/** What a draft of company facts, or of a plan, would change. */
export interface DraftedChange {
	/** What staff call what is changed. */
	title: string
	/** The form that it was typed into. */
	form: string
	/** `YYYY-MM-DD`; null for what holds as soon as it is saved. */
	day: string | null
	/** Null if it cannot be saved any more: somebody has changed the same meanwhile. */
	difference: {
		changes: FactChange[]
		/** The site's content without and with the change. */
		contents(): Promise<{ before: Snapshot; after: Snapshot }>
	} | null
}

interface Viewer {
	staff: Staff
	now: Date
}

/** What a draft would change, for who may change it; null for a draft of something else, or of what is not theirs or settled. */
export async function draftedChange(
	services: ContentServices,
	draft: Draft,
	viewer: Viewer,
): Promise<DraftedChange | null> {
	if (draft.content_table === 'company_facts') return draftedFacts(services, draft, viewer)
	if (draft.content_table === 'planned_changes') return draftedPlan(services, draft, viewer)
	return null
}

async function draftedFacts(
	services: ContentServices,
	{ row_id, typed_values: typed }: Draft,
	{ staff, now }: Viewer,
): Promise<DraftedChange | null> {
	const group = factGroup(row_id) ?? stepGroup(row_id)
	if (!group || staff.role !== 'owner') return null
	const entries = new FormData()
	for (const [name, text] of Object.entries(typed)) entries.set(name, text)
	const { changes, seen } = readFactForm(group, entries)
	const day = typed[dayControl] || null
	const drafted = { title: group.title, form: groupPath(group.key), day }
	if (day !== null) {
		const planned = await draftFactPlans(services, changes, { from: day, before: seen, staff, now })
		return { ...drafted, difference: planned.ok ? planDifference(services, day, planned.plans) : null }
	}
	const checked = await checkFacts(services, changes, { now, before: seen })
	if (!checked.ok) return { ...drafted, difference: null }
	const { facts, portals, paints } = services.content.current
	const stored = factsOf({ facts, portals, paints })
	const typedFacts = checked.saved.flatMap(({ before, after }) => {
		const name = (after ?? before)?.name ?? ''
		const field = factFields.get(name)
		const parsed = field?.schema.safeParse(changes[name])
		return field && parsed?.success ? [{ name, field, value: parsed.data }] : []
	})
	const rows = typedFacts.map(({ name, value }) => ({
		id: name,
		name,
		value: JSON.stringify(value),
		updated_at: now.toISOString(),
	}))
	const words = typedFacts.map(({ name, field: { label, control }, value }) => ({
		label,
		before: formatFact(control, stored[name]),
		after: formatFact(control, value),
	}))
	return {
		...drafted,
		difference: {
			changes: words,
			contents: async () => ({
				before: services.content.current,
				after: await snapshotWith(services, { company_facts: rows }),
			}),
		},
	}
}

async function draftedPlan(
	services: ContentServices,
	{ row_id, typed_values: values }: Draft,
	{ staff, now }: Viewer,
): Promise<DraftedChange | null> {
	const plan = (await openPlans(services.store.db)).find(({ id }) => id === row_id)
	if (!plan || !mayDecide(staff, plan)) return null
	const day = values[dayControl] ?? ''
	const form = { values, day, prior: values['prior'] ?? '' }
	const changed = await draftPlanChange(services, plan, form, { staff, now })
	return {
		title: fieldLabel(plan, typeOf(services.content.types, plan.content_table)),
		form: `/admin/planned/${plan.id}`,
		day,
		difference: changed.ok ? planDifference(services, day, changed.plans, plan.id) : null,
	}
}

function planDifference(
	services: ContentServices,
	day: string,
	plans: readonly PlannedChangeRow[],
	without?: string,
): NonNullable<DraftedChange['difference']> {
	const contentOn = (instead: PlansInstead) => snapshotOn(services, day, instead)
	return {
		changes: plans.map((plan) => {
			const type = typeOf(services.content.types, plan.content_table)
			const label = fieldLabel(plan, type)
			const before = valueInWords(plan, type, JSON.parse(plan.base))
			return { label, before, after: plannedWords(plan, type) }
		}),
		contents: async () => ({
			before: await contentOn({ without }),
			after: await contentOn({ without, added: plans }),
		}),
	}
}
