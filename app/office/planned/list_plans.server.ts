import { formatDay } from '#platform/time/format_day.ts'
import type { Zoned } from '#app/company/zoned_time.ts'
import type { ContentType } from '#app/content/content_type.ts'
import type { FieldChange } from '#app/content/office_rules.ts'
import type { PlannedChangeRow } from '#db/planned_rows.ts'
import { screensOf } from '#app/office/kernel/store/screens_of.ts'
import { hasScreen, readRow } from '../kernel/store/content_handle.server.ts'
import type { ContentReading } from '../kernel/store/write_content.server.ts'
import { type FieldOfRow, fieldOfTarget } from '../kernel/store/cells.server.ts'
import { areHeldTogether } from '../kernel/plans/apply_row.server.ts'
import { addedRow, togetherWith } from '../kernel/store/planned_fields.server.ts'
import { fieldId } from '#app/ui/field.tsx'
import { mayEdit } from '../parts/screens.ts'
import { formatDateTime } from '../parts/format_moment.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { canFollow, priorText, type Outlook } from '#app/content/plan_forecast.ts'
import { openOutlooks } from '../kernel/plans/stored_values.server.ts'
import { fieldLabel, plannedWords, shortened, valueInWords } from '../kernel/plans/plan_words.server.ts'

/** A plan in the list; an added row counts as one plan. */
export interface ListedPlan {
	id: string
	/** What it changes, and the path to edit it; null for a row of a service that is not offered. */
	title: string
	kind: string
	path: string | null
	changes: FieldChange[]
	planner: string
	/** Why a decision is needed, as a sentence; null if none is. */
	question: string | null
	/** The prior value, for the form to decide. */
	prior: string
	isHeld: boolean
	/** Whether something prevents it, so that nobody can confirm it before its day. */
	isPrevented: boolean
	mayDecide: boolean
	canChange: boolean
}

interface PlannedDay {
	day: string
	words: string
	plans: ListedPlan[]
}

/** A settled plan. */
interface PastPlan {
	id: string
	title: string
	after: string
	outcome: string
}

/** All open plans by day. */
export async function listPlans(reading: ContentReading, staff: Pick<Staff, 'role'>): Promise<PlannedDay[]> {
	const { store, content } = reading
	const { plans, outlooks } = await openOutlooks(store.db, content.types)
	const firsts = plans.filter((plan) => plan === togetherWith(plan, plans)[0])
	return Promise.all(
		[...Map.groupBy(firsts, ({ starts_on }) => starts_on)].map(async ([day, on]) => ({
			day,
			words: formatDay(day, 'date'),
			plans: await Promise.all(on.map((plan) => listedPlan(reading, staff, plan, plans, outlooks))),
		})),
	)
}

async function listedPlan(
	{ store, content }: ContentReading,
	staff: Pick<Staff, 'role'>,
	plan: PlannedChangeRow,
	plans: readonly PlannedChangeRow[],
	outlooks: ReadonlyMap<string, Outlook>,
): Promise<ListedPlan> {
	const { types } = content
	const { id, content_table, row_id, staff_name, created_at, adds_row, state } = plan
	const together = togetherWith(plan, plans)
	// Plans held together with it that don't need a decision of their own.
	const beside = plans.filter(
		(one) =>
			!together.includes(one) &&
			areHeldTogether(types, one, plan) &&
			canFollow(one, outlooks.get(one.id)?.prior),
	)
	const place = fieldOfTarget(types, plan)
	const current = place && (await readRow(store.db, place.type, place.id))
	const { type } = place ?? {}
	const row = current ?? addedRow(plan, together)
	const outlook = outlooks.get(id)
	const isNew = adds_row && !current
	const isGone = !current && !adds_row
	// A plan of an independent field (`cells`) is titled by the field's label.
	const isApart = type?.office?.cells !== undefined
	return {
		id,
		title: isApart ? fieldLabel(plan, types) : isGone || !type ? row_id : type.title(row),
		kind: isNew ? `New ${type?.singular}` : (type?.label ?? content_table),
		path: !place
			? '/admin/content'
			: hasScreen(content, place.type, row)
				? placePath(place, isNew || isGone)
				: null,
		changes: together.map((one) => ({
			label: isApart ? '' : fieldLabel(one, types),
			before: isNew ? '' : valueInWords(one, types, outlooks.get(one.id)?.prior),
			after: plannedWords(one, types),
		})),
		planner: `${staff_name}, ${formatDateTime(created_at, content.current.facts)}`,
		question: together.some((one) => outlooks.get(one.id)?.asks)
			? questionOf(plan, types, outlook, beside)
			: null,
		prior: outlook ? priorText(outlook) : '',
		isHeld: state === 'held',
		isPrevented: state === 'waiting' && together.some(({ reason }) => reason !== null),
		mayDecide: mayEdit(staff.role, content_table),
		canChange: !isNew && !isGone,
	}
}

/** The path to edit it: the control of an independent field, else the row, or the list if the row does not exist. */
function placePath({ type, id, field }: FieldOfRow, hasNoRow: boolean): string {
	const { list, row } = screensOf(type)
	if (hasNoRow) return list
	return type.office?.cells ? `${row(id)}#${fieldId(field)}` : row(id)
}

function questionOf(
	plan: PlannedChangeRow,
	types: readonly ContentType[],
	outlook: Outlook | undefined,
	beside: readonly PlannedChangeRow[],
): string {
	const late = plan.state === 'held' ? ' So it did not take effect on its day.' : ''
	if (plan.reason !== null && plan.state === 'waiting')
		return `${plan.reason} Until that is resolved, the site leaves this change out, and it will not take effect on its day. Change what prevents it, change the plan, or take it back.`
	const labels = beside.map((one) => fieldLabel(one, types)).join(', ')
	const also = labels && ` “Do it now” also does what was planned with it: ${labels}.`
	if (plan.reason !== null) return `${plan.reason}${late}${also}`
	const was = valueInWords(plan, types, JSON.parse(plan.base))
	const is = valueInWords(plan, types, outlook?.prior)
	const isLong = was.length + is.length > 80
	if (isLong) return `Somebody changed the same after this was planned.${late}`
	return `It was planned when this was ${was || 'empty'}. By then it is ${is || 'empty'}.${late}`
}

/** The newest plans that took effect, were canceled or replaced. */
export async function pastPlans({ store, content }: ContentReading): Promise<PastPlan[]> {
	const rows = await store.db
		.selectFrom('planned_changes')
		.selectAll()
		.where('settled_at', 'is not', null)
		.orderBy('settled_at', 'desc')
		.orderBy('id', 'desc')
		.limit(30)
		.execute()
	return rows.map((plan) => {
		const { type } = fieldOfTarget(content.types, plan) ?? {}
		const label = fieldLabel(plan, content.types)
		const words = plannedWords(plan, content.types)
		return {
			id: plan.id,
			title: type?.office?.cells ? label : `${type?.label ?? plan.content_table}: ${label}`,
			after: shortened(words, 80),
			outcome: outcomeOf(plan, content.current.facts),
		}
	})
}

function outcomeOf(
	{ state, starts_on, staff_name, settled_by, settled_at }: PlannedChangeRow,
	zoned: Zoned,
): string {
	const planned = `Planned by ${staff_name} for ${formatDay(starts_on, 'date')}`
	const at = formatDateTime(settled_at ?? '', zoned)
	if (state === 'applied') return `${planned}. It took effect by itself: ${at}.`
	return `${planned}. ${state === 'replaced' ? 'Replaced' : 'Taken back'} by ${settled_by}: ${at}.`
}
