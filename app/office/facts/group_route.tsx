import { data, Link } from 'react-router'
import { factGroup, factGroups } from '#app/company/facts_schema.ts'
import { servicesContext } from '#app/context.server.ts'
import { formText } from '#platform/forms/form_text.ts'
import { pictureFolder } from '#app/pictures/picture_folder.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { currentPasswordError } from '../sign_in/check_password.server.ts'
import { useReopenedForm } from '../kernel/preview/back_to_form.ts'
import { previewPath } from '../kernel/preview/preview_path.ts'
import { type Submission, done, officeAction, refused } from '../kernel/screens/commands.server.ts'
import { Notice } from '../parts/notice.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import { isScreen } from '../parts/screens.ts'
import { DayField } from '../kernel/fields/day_field.tsx'
import { dayControl, plannableDays } from '../kernel/fields/plan_day.ts'
import { planFacts } from './plan_facts.server.ts'
import { plannedNotes } from '../kernel/plans/planned_notes.server.ts'
import type { Route } from './+types/group_route.ts'
import { ContainerDrawings } from './container_drawings.tsx'
import { type FactsRefused, factValues, ofGroup, saveFactForm, seenFacts } from './fact_form.server.ts'
import { factsPath, groupPath } from './fact_path.ts'
import { GroupForm } from './group_form.tsx'
import { confirmation, confirmedControl } from './jump_questions.server.ts'
import { previewFactForm } from './preview_form.server.ts'
import { seenControl } from './read_fact_form.server.ts'
import { shownFact } from './shown_fact.server.ts'

export const meta: Route.MetaFunction = (shown) =>
	officeMeta(shown.loaderData?.title ?? 'Company facts')(shown)

export async function loader({ url, params, context }: Route.LoaderArgs) {
	const group = groupFor(params.group)
	const services = context.get(servicesContext)
	const seen = seenFacts(services)
	return {
		title: group.title,
		group: group.key,
		fields: group.fields.map((field) => shownFact(field, seen[field.name])),
		// One under Set-up is beside the others there, not beside the facts.
		isApart: isScreen(groupPath(group.key)),
		groups: factGroups
			.map(({ key, title }) => ({ to: groupPath(key), title }))
			.filter(({ to }) => !isScreen(to)),
		seen: JSON.stringify(ofGroup(group, seen)),
		controls: { seen: seenControl, confirmed: confirmedControl },
		planned: await plannedNotes(services, { table: 'company_facts' }),
		days: plannableDays(new Date()),
		dayControl,
		// A picture of what is set, where that is seen in pictures only.
		drawings: group.fields.some(({ control }) => control === 'paint')
			? pictureFolder(services.content.current.livery)
			: null,
		isSaved: url.searchParams.get('done') === 'saved',
	}
}

type OfGroup = Submission<{ group: string }>

const dayValue = (form: FormData) => formText(form, dayControl).trim()

export const action = officeAction({
	keeps: ({ services, params, form, now }: OfGroup) =>
		kept(factValues(services, groupFor(params.group), form, now), form),
	commands: {
		async save({ services, staff, now, params, form, context, request }: OfGroup) {
			const group = groupFor(params.group)
			const requester = { services, staff, context, request }
			const from = dayValue(form)
			const refusal = await saveFactForm(services, group, form, {
				staff,
				now,
				passwordProblem: (password) => currentPasswordError(requester, password),
				...(from !== '' && {
					save: (changes, before) => planFacts(services, changes, { from, before, staff, now }),
				}),
			})
			if (refusal) return refuse(refusal, form)
			return done(from === '' ? `${groupPath(group.key)}?done=saved` : '/admin/planned?done=planned')
		},
		async preview({ services, staff, now, params, form }: OfGroup) {
			const [group, from] = [groupFor(params.group), dayValue(form)]
			const previewed = await previewFactForm(services, group, form, { from, staff, now })
			return previewed.ok ? done(previewPath(previewed.draftId)) : refuse(previewed.refused, form)
		},
		/** Back from the preview: nothing is wrong, and what was typed stands in the form. */
		edit: async () => refused(200, null),
	},
	usual: 'save',
})

function kept({ message: _message, errors: _errors, ...shown }: FactsRefused, form: FormData) {
	return { ...shown, from: dayValue(form), confirmation: confirmation(shown.questions) }
}

function refuse(refusal: FactsRefused, form: FormData) {
	const { message, errors } = refusal
	return refused(message === null ? 422 : 409, message, { errors, kept: kept(refusal, form) })
}

function groupFor(key: string) {
	const group = factGroup(key)
	if (!group) throw data(null, { status: 404 })
	return group
}

export default function FactGroupPage({ loaderData, actionData }: Route.ComponentProps) {
	const refusal = actionData && { ...actionData, ...actionData.kept, errors: [...actionData.errors] }
	useReopenedForm()
	const { title, group, groups, isApart, seen, isSaved } = loaderData
	return (
		<>
			<PageHead
				title={title}
				back={isApart ? undefined : { to: factsPath, name: 'Company facts' }}
				actions={
					<ButtonLink kind="secondary" to="/admin/content/history?table=company_facts">
						History
					</ButtonLink>
				}
			/>
			{refusal?.message && <Notice tone="problem">{refusal.message}</Notice>}
			{isSaved && !refusal && <Notice tone="done">Saved. The site shows it now.</Notice>}
			<div className="grid gap-x-10 gap-y-12 xl:grid-cols-[minmax(0,56rem)_14rem]">
				<GroupForm key={`${group} ${refusal?.formKey ?? seen}`} {...loaderData} refused={refusal}>
					{loaderData.drawings && <ContainerDrawings folder={loaderData.drawings} />}
					<DayField
						name={loaderData.dayControl}
						{...loaderData.days}
						value={refusal?.from}
						error={refusal?.errors.find(({ field }) => field === loaderData.dayControl)?.message}
						verb="save"
					/>
				</GroupForm>
				{!isApart && <OtherGroups groups={groups} title={title} />}
			</div>
		</>
	)
}

/** Links to the forms of the other facts. */
function OtherGroups({ groups, title }: { groups: { to: string; title: string }[]; title: string }) {
	return (
		<nav aria-label="Company facts">
			<ul className="flex flex-wrap gap-x-5 xl:sticky xl:top-6 xl:block">
				{groups.map(({ to, title: name }) => (
					<li key={to}>
						<Link
							to={to}
							aria-current={name === title ? 'page' : undefined}
							className="inline-block py-2.5 text-primary underline-offset-4 hover:underline aria-[current=page]:font-bold aria-[current=page]:text-foreground"
						>
							{name}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	)
}
