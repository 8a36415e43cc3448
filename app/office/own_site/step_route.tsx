import { Link } from 'react-router'
import { groupOfStep } from '#app/company/own_steps.ts'
import { servicesContext } from '#app/context.server.ts'
import type { Services } from '#app/services.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { FactsForm } from '../facts/facts_form.tsx'
import { previewPath } from '../kernel/preview/preview_path.ts'
import { formAction } from '../kernel/screens/form_action.server.ts'
import { formContent } from '../kernel/screens/form_content.server.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { Panel } from '../parts/panel.tsx'
import { RowMark } from '../parts/row_mark.tsx'
import type { Route } from './+types/step_route.ts'
import { stepPath } from './own_path.ts'
import { type OwnTable, readOwnRows } from './own_rows.server.ts'
import { stepType } from './save_step.server.ts'
import { BesidePage, StepHead, StepLinks } from './step_parts.tsx'
import { neighbors, stepFor } from './steps.server.ts'

export const meta: Route.MetaFunction = (shown) =>
	officeMeta(shown.loaderData?.title ?? 'Make it yours')(shown)

export async function loader({ url, params, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const { content } = services
	const step = stepFor(content, params.step)
	const type = stepType(content, step)
	const draftId = url.searchParams.get('draft')
	const options = { draftId, now: new Date() }
	const form = type ? await formContent(services, type, groupOfStep(step).key, options) : null
	return {
		title: step.title,
		lead: step.lead,
		...neighbors(content, stepPath(step.key)),
		form,
		tables: await readOwnRows(services, step.tables),
		page: step.page,
		frame: form?.draftId
			? `${previewPath(form.draftId)}/page?${new URLSearchParams({ path: step.page })}`
			: `${stepPath(step.key)}/page`,
	}
}

export const action = formAction(({ content }: Pick<Services, 'content'>, params: { step: string }) =>
	stepType(content, stepFor(content, params.step)),
)

export default function Step({ loaderData, actionData }: Route.ComponentProps) {
	const { title, lead, place, back, next, form, tables, page, frame } = loaderData
	return (
		<>
			<StepHead title={title} lead={lead} place={place} outcome={undefined} />
			<BesidePage src={frame} page={page} isDraft={Boolean(form?.draftId)}>
				<OwnRows tables={tables} />
				{form && <FactsForm form={form} refused={actionData ?? null} save="Save and go on" />}
				<StepLinks back={back} next={next} hasForm={form !== null} />
			</BesidePage>
		</>
	)
}

/** A step's rows with links to their forms and to add a row. */
function OwnRows({ tables }: { tables: readonly OwnTable[] }) {
	return tables.map(({ label, add, rows }) => (
		<Panel key={label} title={label}>
			{rows.length === 0 && <p>There is none yet.</p>}
			<ul className="gap-x-6 sm:columns-[14rem_2]">
				{rows.map(({ name, path, isSample, isHidden }) => (
					<li key={path} className="break-inside-avoid">
						<Link to={path} className="link inline-block py-2.5">
							{name}
						</Link>{' '}
						<RowMark isSample={isSample} isHidden={isHidden} />
					</li>
				))}
			</ul>
			<ButtonLink kind="secondary" to={add.to} className="mt-3">
				{add.label}
			</ButtonLink>
		</Panel>
	))
}
