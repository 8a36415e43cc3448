import { data, redirect } from 'react-router'
import { isSampleCompany } from '#app/company/sample_company.server.ts'
import { offeredType } from '#app/content/closed_pages.ts'
import { servicesContext } from '#app/context.server.ts'
import { typeOf } from '#app/content/content_types.ts'
import { formText } from '#platform/forms/form_text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { LiveSearch } from '../parts/live_search.tsx'
import { hiddenSamplesText, shownSamplesText } from '../parts/sample_texts.ts'
import { ScreenHead } from '../parts/screen_head.tsx'
import { isScreen } from '../parts/screens.ts'
import type { Route } from './+types/list_route.ts'
import { ContentList } from './content_list.tsx'
import { listContent } from './list_content.server.ts'
import { type Submission, done, officeAction, shown } from '../kernel/screens/commands.server.ts'
import { newRowOf, screensOf } from '../kernel/store/screens_of.ts'
import { moveRow, readMove } from '../kernel/rows/move_row.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData?.label ?? 'Content'} · Office` },
	{ name: 'robots', content: 'noindex, nofollow' },
]

const sentences = new Map([
	['deleted', 'Deleted. The history can bring it back.'],
	['samples-removed', 'The samples are removed. The history can bring each of them back.'],
])

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const type = typeOf(services.content.types, params.table)
	const description = type && offeredType(type, services.content.current.facts.services)
	if (!description) throw data(null, { status: 404 })
	const { list, history } = screensOf(description)
	if (description.office?.screens) throw redirect(list)
	const query = (url.searchParams.get('q') ?? '').trim().slice(0, 100)
	const { label, help, order } = description
	const groups = await listContent(services, description, query)
	return {
		list,
		add: newRowOf(description),
		history: history(),
		label,
		help,
		isApart: isScreen(list),
		query,
		isOrdered: order !== undefined && query === '',
		hasSamples: groups.some(({ rows }) => rows.some(({ isSample }) => isSample)),
		hidesSamples: !isSampleCompany(services.content.current.facts),
		groups,
	}
}

export const action = officeAction({
	usual: 'move',
	commands: {
		async move({ services, staff, now, params, form }: Submission<{ table: string }>) {
			const description = typeOf(services.content.types, params.table)
			const move = readMove(form)
			if (!description || !move) throw data(null, { status: description ? 400 : 404 })
			const id = formText(form, 'id')
			const moved = await moveRow(services, { description, id, move }, { staff, now })
			const { list } = screensOf(description)
			if (!moved.ok) return moved.reason === 'gone' ? done(list) : moved
			return form.get('stay') ? shown({}) : done(`${list}#row-${id}`)
		},
	},
})

export default function List({ loaderData, actionData }: Route.ComponentProps) {
	const { list, add, history, label, help, isApart, query, isOrdered, hasSamples, hidesSamples, groups } =
		loaderData
	return (
		<>
			<ScreenHead
				title={label}
				// The help for other types is on the page that lists all content.
				lead={isApart && help}
				back={isApart ? undefined : { to: '/admin/content', name: 'Content' }}
				outcome={actionData}
				sentences={sentences}
				actions={
					<>
						<ButtonLink kind="secondary" to={history}>
							History
						</ButtonLink>
						<ButtonLink kind="secondary" href={`${list}/export`} download>
							Save as CSV
						</ButtonLink>
						<ButtonLink to={add.to}>{add.label}</ButtonLink>
					</>
				}
			/>
			{hasSamples && <SampleNote hidesSamples={hidesSamples} />}
			<LiveSearch
				of={label}
				id="list-search"
				path={list}
				query={query}
				label={`Search ${label.toLowerCase()}`}
				placeholder={`Search ${label.toLowerCase()}`}
			/>
			{groups.length === 0 && <p>{query ? `Nothing holds “${query}”.` : 'Nothing here yet.'}</p>}
			<ContentList groups={groups} isOrdered={isOrdered} />
		</>
	)
}

/** A note above a list with samples: whether visitors see them, and a link to remove them. */
function SampleNote({ hidesSamples }: { hidesSamples: boolean }) {
	return (
		<div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-border bg-card p-3.5 text-card-foreground">
			<p className="max-w-prose">{hidesSamples ? hiddenSamplesText : shownSamplesText}</p>
			<ButtonLink kind="secondary" to="/admin/samples">
				Remove the samples
			</ButtonLink>
		</div>
	)
}
