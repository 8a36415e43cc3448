import { data, Link } from 'react-router'
import { offeredGroups } from '#app/company/facts_schema.ts'
import { servicesContext } from '#app/context.server.ts'
import { pictureFolder } from '#app/pictures/picture_folder.server.ts'
import { formAction } from '../kernel/screens/form_action.server.ts'
import { formContent } from '../kernel/screens/form_content.server.ts'
import { HistoryLink } from '../kernel/screens/history_link.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { ScreenHead } from '../parts/screen_head.tsx'
import { isScreen } from '../parts/screens.ts'
import type { Route } from './+types/group_route.ts'
import { ContainerDrawings } from './container_drawings.tsx'
import { FactsForm } from './facts_form.tsx'
import { factsPath, groupPath } from './fact_path.ts'
import { groupType } from './group_type.server.ts'

export const meta: Route.MetaFunction = (shown) =>
	officeMeta(shown.loaderData?.form.title ?? 'Company facts')(shown)

const sentences = new Map([['saved', 'Saved. The site shows it now.']])

export async function loader({ url, params, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const type = groupType(services, params.group)
	const options = { draftId: url.searchParams.get('draft'), now: new Date() }
	const form = type && (await formContent(services, type, params.group, options))
	if (!form) throw data(null, { status: 404 })
	return {
		form,
		// A group with its own entry in Set-up is shown there, not among the facts.
		isApart: isScreen(groupPath(params.group)),
		groups: offeredGroups(services.content.current.facts.services)
			.map(({ key, title }) => ({ to: groupPath(key), title }))
			.filter(({ to }) => !isScreen(to)),
		// Colors and sizes are visible only in drawings, so the form shows them.
		drawings: form.fields.some((field) => field.control === 'fact' && field.kind === 'paint')
			? pictureFolder(services.content.current.livery)
			: null,
	}
}

export const action = formAction((services, { group }: { group: string }) => groupType(services, group))

export default function FactGroupPage({ loaderData, actionData: refused }: Route.ComponentProps) {
	const { form, groups, isApart, drawings } = loaderData
	return (
		<>
			<ScreenHead
				title={form.title}
				back={isApart ? undefined : { to: factsPath, name: 'Company facts' }}
				// The form itself shows the reason.
				outcome={refused && { ok: false }}
				sentences={sentences}
				actions={<HistoryLink table="company_facts" />}
			/>
			<div className="grid gap-x-10 gap-y-12 xl:grid-cols-[minmax(0,56rem)_14rem]">
				<FactsForm form={form} refused={refused ?? null}>
					{drawings && <ContainerDrawings folder={drawings} />}
				</FactsForm>
				{!isApart && <OtherGroups groups={groups} title={form.title} />}
			</div>
		</>
	)
}

/** Links to the other groups of facts. */
function OtherGroups({ groups, title }: { groups: { to: string; title: string }[]; title: string | null }) {
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
