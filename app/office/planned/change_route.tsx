import { data, Form, useNavigation } from 'react-router'
import { factFields } from '#app/company/facts_schema.ts'
import { fieldsOf } from '#app/content/content_type.ts'
import type { ContentRow } from '#app/content/content_row.ts'
import { typeOf } from '#app/content/content_types.ts'
import { servicesContext } from '#app/context.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error_summary.tsx'
import { usePreservedInput } from '#app/ui/preserved_input.ts'
import { errorOf as errorIn } from '#platform/forms/field_error.ts'
import { withChoices } from '../kernel/rows/shown_field.server.ts'
import { rowToValues } from '../kernel/fields/form_values.ts'
import { CopyText } from '../kernel/words/copy_text.tsx'
import { RowField } from '../kernel/fields/row_field.tsx'
import type { ContentReading } from '../kernel/store/write_content.server.ts'
import { FactControl } from '../facts/fact_control.tsx'
import { factText } from '../facts/read_fact_form.server.ts'
import { useReopenedForm } from '../kernel/preview/back_to_form.ts'
import { intentControl, intents, previewPath } from '../kernel/preview/preview_path.ts'
import { PreviewButton } from '../kernel/preview/preview_button.tsx'
import { type Submission, done, officeAction, refused } from '../kernel/screens/commands.server.ts'
import { Notice } from '../parts/notice.tsx'
import { gone } from '../parts/gone.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import { refuseUnless, staffContext } from '../sign_in/staff.server.ts'
import type { Route } from './+types/change_route.ts'
import { previewPlanChange } from './preview_plan.server.ts'
import { type Changed, changePlan, type PlanForm } from './change_plan.server.ts'
import { DayField } from '../kernel/fields/day_field.tsx'
import { forecast, priorText } from '#app/content/plan_forecast.ts'
import { isFact, openPlans, storedValues } from '../kernel/plans/open_plans.server.ts'
import { dayControl, dayInWords, plannableDays } from '../kernel/fields/plan_day.ts'
import { fieldLabel, valueInWords } from '../kernel/plans/plan_words.server.ts'
import { mayDecide } from './settle_plan.server.ts'
import { formTexts } from './form_texts.server.ts'
import { shownFact } from '../facts/shown_fact.server.ts'

export const meta = officeMeta('Change what is planned')

/** The open plan with this id and what it prior; a 404 or 403 for the office's error screen, with what was `sent`. */
async function findPlan(context: Route.LoaderArgs['context'], id: string, sent: FormData | null = null) {
	const staff = context.get(staffContext)
	const services = context.get(servicesContext)
	const plans = await openPlans(services.store.db)
	const { outlooks } = forecast(plans, await storedValues(services.store.db, services.content.builtIn, plans))
	const plan = plans.find((one) => one.id === id)
	const outlook = outlooks.get(id)
	if (!plan || !outlook) throw sent ? noPlan(sent) : data(null, { status: 404 })
	refuseUnless(mayDecide(staff, plan))
	return { staff, services, plan, outlook, type: typeOf(services.content.types, plan.content_table) }
}

function noPlan(sent: FormData) {
	const own = new Set<string>([intentControl, dayControl, 'prior'])
	const typed = Object.entries(formTexts(sent)).filter(([name]) => !own.has(name))
	return gone(
		'This is not planned any more: its day came, or somebody took it back. Nothing was saved.',
		{ 'What you planned': typed.map(([, text]) => text).join('\n') },
		{ to: '/admin/planned', name: 'Planned' },
	)
}

async function shownField(reading: ContentReading, { plan, type }: Awaited<ReturnType<typeof findPlan>>) {
	const value: unknown = JSON.parse(plan.value)
	if (isFact(plan)) {
		const field = factFields.get(plan.row_id)
		if (!field) throw data(null, { status: 404 })
		return { fact: shownFact(field, value), column: null }
	}
	const field = type && fieldsOf(type).find(({ name }) => name === plan.field)
	if (!type || !field) throw data(null, { status: 404 })
	const values = rowToValues(type, { id: plan.row_id, [field.name]: value } as ContentRow)
	return { fact: null, column: { field: await withChoices(reading, field), values } }
}

export async function loader({ params, context }: Route.LoaderArgs) {
	const found = await findPlan(context, params.id)
	const { plan, outlook, services, type } = found
	return {
		...(await shownField(services, found)),
		title: fieldLabel(plan, type),
		lead: `Planned by ${plan.staff_name} for ${dayInWords(plan.starts_on)}.`,
		before: valueInWords(plan, type, outlook.prior),
		prior: priorText(outlook),
		day: plan.starts_on,
		days: plannableDays(new Date()),
		dayControl,
	}
}

type OfPlan = Submission<{ id: string }>

async function planValues({ context, params, form: sent }: OfPlan) {
	const { plan } = await findPlan(context, params.id, sent)
	const fact = isFact(plan) ? factFields.get(plan.row_id) : undefined
	const values = { ...formTexts(sent), ...(fact && { [fact.name]: factText(fact, sent) }) }
	return { plan, form: { values, day: values[dayControl] ?? '', prior: values['prior'] ?? '' } }
}

export const action = officeAction({
	keeps: ({ form, now }) => ({ values: formTexts(form), answer: now.toISOString() }),
	commands: {
		async save(asked: OfPlan) {
			const { plan, form } = await planValues(asked)
			const { services, staff, now } = asked
			const changed = await changePlan(services, plan, form, { staff, now })
			return changed.ok ? done('/admin/planned?done=planned') : refuse(changed, form)
		},
		async preview(asked: OfPlan) {
			const { plan, form } = await planValues(asked)
			const { services, staff, now } = asked
			const previewed = await previewPlanChange(services, plan, form, { staff, now })
			return previewed.ok ? done(previewPath(previewed.draftId)) : refuse(previewed, form)
		},
		/** Back from the preview: nothing is wrong, and what was typed stands in the form. */
		async edit(asked: OfPlan) {
			const { form } = await planValues(asked)
			return refused(200, null, { kept: { values: form.values } })
		},
	},
	usual: 'save',
})

function refuse({ message, errors }: Extract<Changed, { ok: false }>, { values }: PlanForm) {
	return refused(message === null ? 422 : 503, message, { errors, kept: { values } })
}

const focusOn = (summary: HTMLElement | null) => summary?.focus()

export default function ChangePlan({ loaderData, actionData: refusal }: Route.ComponentProps) {
	const { title, lead, before, fact, column, prior, day, days } = loaderData
	usePreservedInput('plan-form')
	useReopenedForm()
	const sent = useNavigation().formData
	const isPreviewing = sent?.get(intentControl) === intents.preview
	const errors = refusal?.errors ?? []
	const typed = refusal?.kept.values
	const errorOf = (name: string) => errorIn(errors, name)
	return (
		<>
			<PageHead title={title} lead={lead} back={{ to: '/admin/planned', name: 'Planned' }} />
			{refusal?.message && <Notice tone="problem">{refusal.message}</Notice>}
			<Form method="post" id="plan-form" key={refusal?.kept.answer ?? prior} className="grid max-w-3xl gap-7">
				<ErrorSummary errors={errors} ref={focusOn} />
				<input type="hidden" name="prior" value={prior} />
				<p className="break-words whitespace-pre-wrap">
					<span className="font-semibold">Until then:</span> <CopyText text={before || 'empty'} />
				</p>
				{fact && (
					<FactControl
						field={fact}
						text={typed ? (typed[fact.name] ?? '') : fact.text}
						error={errorOf(fact.name)}
					/>
				)}
				{column && <RowField field={column.field} values={typed ?? column.values} errors={errors} />}
				<DayField
					name={loaderData.dayControl}
					{...days}
					value={typed ? typed[loaderData.dayControl] : day}
					error={errorOf(loaderData.dayControl)}
				/>
				<div className="flex flex-wrap gap-3">
					<Button type="submit" kind="loud" data-shortcut="send" disabled={sent !== undefined}>
						{sent && !isPreviewing ? 'Saving...' : 'Save'}
					</Button>
					<PreviewButton isPreviewing={isPreviewing} disabled={sent !== undefined} />
					<ButtonLink kind="quiet" to="/admin/planned">
						Cancel
					</ButtonLink>
				</div>
			</Form>
		</>
	)
}
