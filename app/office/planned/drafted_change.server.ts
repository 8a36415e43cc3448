import { fieldsOf } from '#app/content/content_type.ts'
import type { FieldChange } from '#app/content/office_rules.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { PlannedChangeRow } from '#db/planned_rows.ts'
import { type Draft, findDraft, readDraft } from '../kernel/rows/drafts.server.ts'
import { checkRow, type RowForm } from '../kernel/rows/save_row.server.ts'
import { changedNames } from '../kernel/rows/write_row.server.ts'
import { changedFields } from '../kernel/fields/changed_fields.ts'
import { draftRowPlans } from '../kernel/plans/plan_row.server.ts'
import { withFields } from '../kernel/store/cells.server.ts'
import { screensOf } from '../kernel/store/screens_of.ts'
import { mayEdit } from '../parts/screens.ts'
import { snapshotWith } from '../kernel/preview/preview.server.ts'
import type { ContentServices, StaffActor } from '../kernel/store/write_content.server.ts'
import { draftPlanChange } from './change_plan.server.ts'
import { openPlans } from '#app/content/open_plans.server.ts'
import { formControls } from '../kernel/fields/form_controls.ts'
import { dayControl } from '../kernel/fields/plan_day.ts'
import { fieldLabel, plannedWords, valueInWords } from '../kernel/plans/plan_words.server.ts'
import { snapshotOn } from '../kernel/plans/snapshot_on.server.ts'

/** The change that a draft of company facts or of a plan would make. */
interface DraftedChange {
	/** The name of what is changed. */
	title: string
	/** The form's path, and the values to submit. */
	form: string
	sent: Readonly<Record<string, string>>
	/** `YYYY-MM-DD`; null if it takes effect when saved. */
	day: string | null
	/** Null if it can no longer be saved because somebody has changed the same fields. */
	difference: {
		changes: FieldChange[]
		/** The site's content without and with the change. */
		contents(): Promise<{ before: Snapshot; after: Snapshot }>
	} | null
}

/** The change of a draft; null if it is of another kind, this role may not save it, or its plan is settled. */
export async function draftedChange(
	services: ContentServices,
	draftId: string,
	actor: StaffActor,
): Promise<DraftedChange | null> {
	const form = await readDraft(services, draftId, actor.now)
	if (form) return form.description.office?.cells ? draftedForm(services, form, actor) : null
	const draft = await findDraft(services.store, draftId, actor.now)
	return draft?.content_table === 'planned_changes' ? draftedPlan(services, draft, actor) : null
}

async function draftedForm(
	services: ContentServices,
	form: RowForm,
	{ staff, now }: StaffActor,
): Promise<DraftedChange | null> {
	if (!mayEdit(staff.role, form.description.table)) return null
	const { description, id, version, values } = form
	const { cells } = description.office ?? {}
	const day = values[dayControl] || null
	const title = description.title({ id })
	const sent = { ...values, [formControls.version]: version ?? '' }
	const drafted = { title, form: screensOf(description).row(id), sent, day, difference: null }
	if (day !== null) {
		const planned = await draftRowPlans(services, form, day, { staff, now })
		return planned.ok ? { ...drafted, difference: planDifference(services, day, planned.plans) } : drafted
	}
	const checked = await checkRow(services, form, now)
	if (!checked.ok || !cells || !checked.current) return drafted
	const { current, columns } = checked
	const changed = withFields(description, (name) => changedNames(current, columns).includes(name))
	const rows = fieldsOf(changed).map(({ name }) => [name, cells.kept(name, columns[name], now)] as const)
	return {
		...drafted,
		difference: {
			changes: changedFields(changed, current, { ...columns, id }),
			contents: async () => ({
				before: services.content.current,
				after: await snapshotWith(services, { [description.table]: Object.fromEntries(rows) }),
			}),
		},
	}
}

async function draftedPlan(
	services: ContentServices,
	{ row_id, typed_values: values }: Draft,
	{ staff, now }: StaffActor,
): Promise<DraftedChange | null> {
	const plan = (await openPlans(services.store.db)).find(({ id }) => id === row_id)
	if (!plan || !mayEdit(staff.role, plan.content_table)) return null
	const day = values[dayControl] ?? ''
	const form = { values, day, prior: values['prior'] ?? '' }
	const changed = await draftPlanChange(services, plan, form, { staff, now })
	return {
		title: fieldLabel(plan, services.content.types),
		form: `/admin/planned/${plan.id}`,
		sent: values,
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
	const { types } = services.content
	return {
		changes: plans.map((plan) => ({
			label: fieldLabel(plan, types),
			before: valueInWords(plan, types, JSON.parse(plan.base)),
			after: plannedWords(plan, types),
		})),
		contents: async () => ({
			before: await snapshotOn(services, day, { without }),
			after: await snapshotOn(services, day, { without, added: plans }),
		}),
	}
}
