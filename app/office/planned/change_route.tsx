import { focusOn } from '#platform/browser/focus_on.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { data, Form, useNavigation } from 'react-router'
import { formText } from '#platform/forms/form_text.ts'
import { fieldsOf } from '#app/content/content_type.ts'
import { servicesContext } from '#app/context.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error_summary.tsx'
import { withOptions } from '../kernel/rows/shown_field.server.ts'
import { rowToValues } from '../kernel/fields/form_values.ts'
import { CopyText } from '../kernel/words/copy_text.tsx'
import { formControls } from '../kernel/fields/form_controls.ts'
import { typedTexts } from '../kernel/fields/collect_values.ts'
import { findDraft } from '../kernel/rows/drafts.server.ts'
import { fieldOfTarget, withFields } from '../kernel/store/cells.server.ts'
import { RowField } from '../kernel/fields/row_field.tsx'
import { type Submission, officeAction } from '../kernel/screens/commands.server.ts'
import { gone } from '../parts/gone.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { useHalfTyped } from '../parts/use_half_typed.ts'
import { mayEdit } from '../parts/screens.ts'
import { ScreenHead } from '../parts/screen_head.tsx'
import { refuseUnless, staffContext } from '../sign_in/staff.server.ts'
import type { Route } from './+types/change_route.ts'
import { changePlan, previewPlanChange } from './change_plan.server.ts'
import { DayField } from '../kernel/fields/day_field.tsx'
import { priorText } from '#app/content/plan_forecast.ts'
import { openOutlooks } from '../kernel/plans/stored_values.server.ts'
import { dayControl, plannableDays } from '../kernel/fields/plan_day.ts'
import { fieldLabel, valueInWords } from '../kernel/plans/plan_words.server.ts'

export const meta = officeMeta('Change what is planned')

/** The open plan with this id and its outlook; throws a 404 or 403 for the office's error screen, which shows what was `sent`. */
async function findPlan(context: Route.LoaderArgs['context'], id: string, sent: FormData | null = null) {
	const staff = context.get(staffContext)
	const services = context.get(servicesContext)
	const { store, content } = services
	const { plans, outlooks } = await openOutlooks(store.db, content.types)
	const plan = plans.find((one) => one.id === id)
	const outlook = outlooks.get(id)
	if (!plan || !outlook) throw sent ? noPlan(sent) : data(null, { status: 404 })
	refuseUnless(mayEdit(staff.role, plan.content_table))
	const place = fieldOfTarget(content.types, plan)
	const field = place && fieldsOf(place.type).find(({ name }) => name === place.field)
	if (!field) throw data(null, { status: 404 })
	return { services, plan, outlook, place, field }
}

function noPlan(sent: FormData) {
	const own = new Set<string>([dayControl, 'prior'])
	const typed = Object.entries(typedTexts(sent)).filter(([name]) => !own.has(name))
	return gone(
		'This is not planned any more: its day came, or somebody took it back. Nothing was saved.',
		{ 'What you planned': typed.map(([, text]) => text).join('\n') },
		{ to: '/admin/planned', name: 'Planned' },
	)
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const { plan, outlook, place, field, services } = await findPlan(context, params.id)
	const now = new Date()
	const { types } = services.content
	const draft = await findDraft(services.store, url.searchParams.get('draft'), now)
	const ours = draft?.row_id === plan.id ? draft : null
	const row = { id: place.id, [field.name]: JSON.parse(plan.value) as unknown }
	const planned = rowToValues(
		withFields(place.type, (name) => name === field.name),
		row,
	)
	return {
		field: await withOptions(services, field, row[field.name]),
		values: ours?.typed_values ?? { ...planned, [dayControl]: plan.starts_on },
		isDraft: ours !== null,
		title: fieldLabel(plan, types),
		lead: `Planned by ${plan.staff_name} for ${formatDay(plan.starts_on, 'date')}.${plan.reason === null ? '' : ` ${plan.reason}`}`,
		before: valueInWords(plan, types, outlook.prior),
		prior: priorText(outlook),
		days: plannableDays(now, services.content.current.facts),
	}
}

type PlanSubmission = Submission<{ id: string }>

async function planValues({ context, params, form: sent }: PlanSubmission) {
	const { plan } = await findPlan(context, params.id, sent)
	const values = typedTexts(sent)
	return { plan, form: { values, day: values[dayControl] ?? '', prior: values['prior'] ?? '' } }
}

export const action = officeAction({
	keeps: ({ form, now }) => ({ values: typedTexts(form), answer: now.toISOString() }),
	commands: {
		async save(submission: PlanSubmission) {
			const { plan, form } = await planValues(submission)
			return changePlan(submission.services, plan, form, submission)
		},
		async preview(submission: PlanSubmission) {
			const { plan, form } = await planValues(submission)
			return previewPlanChange(submission.services, plan, form, submission)
		},
	},
	usual: 'save',
})

export default function ChangePlan({ loaderData, actionData: refusal }: Route.ComponentProps) {
	const { title, lead, before, field, prior, days } = loaderData
	const sent = useNavigation().formData
	const isPreviewing = sent?.get(formControls.intent) === 'preview'
	const errors = refusal?.errors ?? []
	const left = useHalfTyped('plan-form', { kept: refusal ?? loaderData.isDraft })
	const values = refusal?.kept.values ?? (left ? typedTexts(left) : loaderData.values)
	return (
		<>
			<ScreenHead
				title={title}
				lead={lead}
				back={{ to: '/admin/planned', name: 'Planned' }}
				outcome={refusal}
			/>
			<Form
				method="post"
				id="plan-form"
				key={refusal?.kept.answer ?? JSON.stringify([prior, loaderData.values])}
				className="grid max-w-3xl gap-7"
			>
				<ErrorSummary errors={errors} ref={focusOn} />
				<input type="hidden" name="prior" value={left && !refusal ? formText(left, 'prior') : prior} />
				<p className="break-words whitespace-pre-wrap">
					<span className="font-semibold">Until then:</span> <CopyText text={before || 'empty'} />
				</p>
				<RowField field={field} values={values} errors={errors} />
				<DayField {...days} values={values} errors={errors} />
				<div className="flex flex-wrap gap-3">
					<Button type="submit" kind="loud" data-shortcut="send" disabled={sent !== undefined}>
						{sent && !isPreviewing ? 'Saving...' : 'Save'}
					</Button>
					<Button
						type="submit"
						kind="secondary"
						name={formControls.intent}
						value="preview"
						disabled={sent !== undefined}
					>
						{isPreviewing ? 'Comparing...' : 'Preview'}
					</Button>
					<ButtonLink kind="quiet" to="/admin/planned" data-cancels>
						Cancel
					</ButtonLink>
				</div>
			</Form>
		</>
	)
}
