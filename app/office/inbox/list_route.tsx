import { data, Form, Link } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { readForm } from '#platform/forms/read_form.server.ts'
import { Notice } from '../shell/notice.tsx'
import { officeMeta } from '../shell/office_meta.ts'
import { PageHead } from '../shell/page_head.tsx'
import { requireRole } from '../sign_in/staff.server.ts'
import type { Route } from './+types/list_route.ts'
import { FilterForm } from './filter_form.tsx'
import { listQuery } from './filters.ts'
import { LeadLines } from './lead_lines.tsx'
import { listPage } from './list_page.server.ts'
import { NewLeads } from './new_leads.tsx'
import { handleView } from './views/view_action.server.ts'
import { Views } from './views/views.tsx'
import { isCursorInvalid, readFilters } from './read_filters.server.ts'

export const meta = officeMeta('Inbox')

export async function loader({ context, url }: Route.LoaderArgs) {
	const staff = requireRole(context, 'office', 'editor', 'owner')
	const services = context.get(servicesContext)
	const filters = readFilters(url.searchParams)
	if (isCursorInvalid(url.searchParams, filters)) throw data(null, { status: 400 })
	const page = await listPage(services, staff, filters, new Date())
	return { ...page, wasRemoved: url.searchParams.has('removed') }
}

/** Saves, renames and deletes views. */
export async function action({ request, context, url }: Route.ActionArgs) {
	const staff = requireRole(context, 'office', 'editor', 'owner')
	const services = context.get(servicesContext)
	const entries = await readForm(request)
	if (!entries) throw data(null, { status: 400 })
	return handleView(services, staff, entries, url.searchParams, new Date())
}

export default function Inbox({ loaderData, actionData }: Route.ComponentProps) {
	const {
		lines,
		filters,
		forms,
		statuses,
		choices,
		next,
		previous,
		waiting,
		overdue,
		colleagues,
		views,
		canExport,
		exportTo,
		asOf,
		wasRemoved,
	} = loaderData
	const isLaterPage = previous !== null || filters.cursor?.side === 'after'
	const isFiltered = listQuery({ ...filters, cursor: null }) !== ''
	return (
		<>
			<PageHead
				title="Inbox"
				lead={formatSituation(waiting, overdue)}
				actions={
					<>
						<Link
							to={`/admin/leads/print${listQuery(filters)}`}
							className="link mr-2 inline-block self-center py-2.5"
						>
							Print
						</Link>
						{canExport && <Export to={exportTo} />}
						<ButtonLink className="max-sm:order-first" to="/admin/requests/new#field-phone">
							Add a request
						</ButtonLink>
					</>
				}
			/>
			{wasRemoved && <Notice tone="done">The request is deleted.</Notice>}
			<NewLeads since={asOf} />
			<Views views={views} refusal={actionData ?? null} isFiltered={isFiltered} />
			<FilterForm
				filters={filters}
				forms={forms}
				statuses={statuses}
				choices={choices}
				colleagues={colleagues}
			/>
			<LeadLines lines={lines} isFiltered={isFiltered} list={listQuery(filters).slice(1)} />
			{(isLaterPage || next !== null) && (
				<nav aria-label="Pages" className="mt-6 flex flex-wrap gap-x-6">
					{previous !== null && (
						<Link to={previous} rel="prev" className="link inline-block py-2.5">
							Previous page
						</Link>
					)}
					{isLaterPage && (
						<Link to={listQuery({ ...filters, cursor: null }) || '.'} className="link inline-block py-2.5">
							First page
						</Link>
					)}
					{next !== null && (
						<Link to={next} rel="next" className="link ml-auto inline-block py-2.5">
							Next page
						</Link>
					)}
				</nav>
			)}
		</>
	)
}

function formatSituation(waiting: number, overdue: number): string {
	if (waiting === 0) return 'Everyone has their answer.'
	const waits = `${waiting} waiting for an answer`
	return overdue === 0 ? `${waits}, none overdue.` : `${waits}, ${overdue} overdue.`
}

/** A native form submission: the response is a file, not a page. */
function Export({ to }: { to: string }) {
	return (
		<Form method="post" action={to} reloadDocument className="flex flex-wrap items-center gap-x-4 gap-y-2">
			<label className="flex min-h-11 items-center gap-2.5">
				<input type="checkbox" name="notes" value="1" className="size-5" />
				With notes
			</label>
			<Button type="submit" kind="secondary">
				Save as CSV
			</Button>
		</Form>
	)
}
