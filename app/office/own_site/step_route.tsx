import { Link } from 'react-router'
import { groupOfStep, ownSteps } from '#app/company/own_steps.ts'
import { servicesContext } from '#app/context.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { type FactsRefused, factValues, ofGroup, seenFacts } from '../facts/fact_form.server.ts'
import { GroupForm } from '../facts/group_form.tsx'
import { confirmation, confirmedControl } from '../facts/jump_questions.server.ts'
import { previewFactForm } from '../facts/preview_form.server.ts'
import { seenControl } from '../facts/read_fact_form.server.ts'
import { shownFact } from '../facts/shown_fact.server.ts'
import { plannedNotes } from '../kernel/plans/planned_notes.server.ts'
import { previewPath } from '../kernel/preview/preview_path.ts'
import { findDraft } from '../kernel/rows/drafts.server.ts'
import { done, officeAction, refused, type Submission } from '../kernel/screens/commands.server.ts'
import { Notice } from '../parts/notice.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import { ownPath } from '../parts/screens.ts'
import type { Route } from './+types/step_route.ts'
import { goLivePath, stepPath } from './own_path.ts'
import { OwnRows } from './own_rows.tsx'
import { readOwnRows } from './own_rows.server.ts'
import { saveStep } from './save_step.server.ts'
import { SiteFrame } from './site_frame.tsx'
import { stepFor } from './step_for.server.ts'

export const meta: Route.MetaFunction = (shown) =>
	officeMeta(shown.loaderData?.title ?? 'Make it yours')(shown)

export async function loader({ url, params, context }: Route.LoaderArgs) {
	const step = stepFor(params.step)
	const services = context.get(servicesContext)
	const [seen, now, group] = [seenFacts(services), new Date(), groupOfStep(step)]
	const draftId = url.searchParams.get('draft')
	const draft = await findDraft(services.store, draftId, now)
	const typed = draft?.row_id === group.key ? draft.typed_values : null
	const number = ownSteps.indexOf(step) + 1
	return {
		title: step.title,
		lead: step.lead,
		place: `Step ${number} of ${ownSteps.length + 1}`,
		back: stepPath(ownSteps[number - 2]?.key ?? ''),
		next: stepPath(ownSteps[number]?.key ?? 'go-live'),
		fields: group.fields.map((field) => shownFact(field, seen[field.name])),
		seen: JSON.stringify(ofGroup(group, seen)),
		controls: { seen: seenControl, confirmed: confirmedControl },
		planned: await plannedNotes(services, { table: 'company_facts' }),
		typed: typed && kept(factValues(services, group, formOf(typed), now)),
		tables: await readOwnRows(services, step.tables),
		page: step.page,
		frame: typed
			? `${previewPath(draftId ?? '')}/page?${new URLSearchParams({ path: step.page })}`
			: `${stepPath(step.key)}/page`,
	}
}

type OfStep = Submission<{ step: string }>

export const action = officeAction({
	keeps: ({ services, params, form, now }: OfStep) =>
		kept(factValues(services, groupOfStep(stepFor(params.step)), form, now)),
	commands: {
		async save({ services, staff, now, params, form }: OfStep) {
			const step = stepFor(params.step)
			const refusal = await saveStep(services, step, form, { staff, now })
			if (refusal) return refuse(refusal)
			const next = ownSteps[ownSteps.indexOf(step) + 1]
			return done(next ? stepPath(next.key) : goLivePath)
		},
		async preview({ services, staff, now, params, form }: OfStep) {
			const step = stepFor(params.step)
			const previewed = await previewFactForm(services, groupOfStep(step), form, { from: '', staff, now })
			if (!previewed.ok) return refuse(previewed.refused)
			return done(`${stepPath(step.key)}?draft=${previewed.draftId}#site`)
		},
	},
	usual: 'save',
})

function kept({ message: _message, errors: _errors, ...shown }: FactsRefused) {
	return { ...shown, confirmation: confirmation(shown.questions) }
}

function refuse(refusal: FactsRefused) {
	const { message, errors } = refusal
	return refused(message === null ? 422 : 409, message, { errors, kept: kept(refusal) })
}

function formOf(typed: Readonly<Record<string, string>>): FormData {
	const form = new FormData()
	for (const [name, text] of Object.entries(typed)) form.set(name, text)
	return form
}

export default function Step({ loaderData, actionData }: Route.ComponentProps) {
	const { title, lead, place, back, next, fields, seen, typed, tables, page, frame } = loaderData
	const refusal = actionData
		? { ...actionData, ...actionData.kept, errors: [...actionData.errors] }
		: typed
			? { ...typed, message: null, errors: [] }
			: undefined
	return (
		<>
			<PageHead title={title} lead={lead} back={{ to: ownPath, name: `Make it yours: ${place}` }} />
			{refusal?.message && <Notice tone="problem">{refusal.message}</Notice>}
			<div className="grid gap-x-8 gap-y-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
				<div className="grid content-start gap-6">
					<OwnRows tables={tables} />
					{fields.length > 0 && (
						<GroupForm
							key={`${title} ${refusal?.formKey ?? seen}`}
							{...loaderData}
							refused={refusal}
							save="Save and go on"
						/>
					)}
					<p className="flex flex-wrap items-center gap-x-6 gap-y-3">
						{fields.length === 0 && (
							<ButtonLink to={next} kind="loud">
								Go on
							</ButtonLink>
						)}
						{back !== stepPath('') && (
							<Link to={back} className="link inline-block py-2.5">
								Back
							</Link>
						)}
						{fields.length > 0 && (
							<Link to={next} className="link inline-block py-2.5">
								Leave it for later
							</Link>
						)}
					</p>
				</div>
				<SiteFrame key={frame} src={frame} page={page} isDraft={typed !== null} />
			</div>
		</>
	)
}
