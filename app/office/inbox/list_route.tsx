import { useEffect } from 'react'
import { Link } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { officeAction } from '../kernel/screens/commands.server.ts'
import { newKey } from '../requests/request_notice.ts'
import { useNotices } from '../notices/notices.tsx'
import { Notice } from '../parts/notice.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import { staffContext } from '../sign_in/staff.server.ts'
import type { Route } from './+types/list_route.ts'
import { FilterForm } from './filter_form.tsx'
import { type LeadFilters, listQuery } from '../requests/filters.ts'
import { formatOrigin } from '../requests/origin.ts'
import { LeadLines } from './lead_lines.tsx'
import { listPage, type ListPageData } from './list_page.server.ts'
import { ListTools, ListToolsButton } from './list_tools.tsx'
import { viewCommands, viewValues } from './saved_views.server.ts'
import { Views } from './views.tsx'
import { refuseUnreadCursor } from '../kernel/list/cursor.ts'
import { PageLinks } from '../kernel/list/page_links.tsx'
import { readFilters } from './read_filters.server.ts'

export const meta = officeMeta('Inbox')

export async function loader({ context, url }: Route.LoaderArgs) {
	const staff = context.get(staffContext)
	const services = context.get(servicesContext)
	const filters = readFilters(url.searchParams)
	refuseUnreadCursor(url.searchParams, filters.cursor)
	const page = await listPage(services, staff, filters, new Date())
	return { ...page, wasRemoved: url.searchParams.has('removed') }
}

/** Saves, renames and deletes views. */
export const action = officeAction({ keeps: viewValues, commands: viewCommands })

export default function Inbox({ loaderData: page, actionData }: Route.ComponentProps) {
	const { filters, next, previous } = page
	useSeenLeads(page.known)
	const isLaterPage = previous !== null || filters.cursor?.side === 'after'
	const isFiltered = listQuery({ ...filters, cursor: null }) !== ''
	return (
		<>
			<PageHead title="Inbox" lead={<Situation {...page} />} menu={<ListToolsButton />} />
			{page.wasRemoved && <Notice tone="done">The request is deleted.</Notice>}
			<Views views={page.views} refusal={actionData ?? null} isFiltered={isFiltered} />
			<ListTools
				printTo={`/admin/leads/print${listQuery(filters)}`}
				exportTo={page.canExport ? page.exportTo : null}
			>
				<FilterForm {...page} />
			</ListTools>
			{filters.plan === 'aside' ? <AsideNote /> : isFiltered && <NarrowedNote filters={filters} />}
			<LeadLines lines={page.lines} isFiltered={isFiltered} list={listQuery(filters).slice(1)} />
			<PageLinks
				previous={previous}
				first={isLaterPage ? listQuery({ ...filters, cursor: null }) || '.' : null}
				next={next}
			/>
		</>
	)
}

/** Marks the requests that the list was loaded with as seen; later ones are announced above it. */
function useSeenLeads(known: readonly string[]): void {
	const { all, see } = useNotices()
	const { fresh } = all
	useEffect(() => {
		const look = () => {
			if (document.visibilityState === 'visible')
				see(fresh.filter(({ id }) => known.includes(id)).map(newKey))
		}
		look()
		document.addEventListener('visibilitychange', look)
		return () => document.removeEventListener('visibilitychange', look)
	}, [fresh, known, see])
}

function Situation({ waiting, overdue, aside }: ListPageData) {
	const waits =
		waiting === 0
			? 'Everyone has their answer.'
			: `${waiting} waiting for an answer, ${overdue === 0 ? 'none' : overdue} overdue.`
	if (aside === 0) return waits
	return (
		<>
			{waits}{' '}
			<Link to={listQuery({ plan: 'aside' })} className="link inline-block py-0.5">
				{aside} set aside as spam
			</Link>
		</>
	)
}

function AsideNote() {
	return (
		<p className="mb-3 max-w-prose">
			These look like spam: two links or more, or a field filled in that only programs see. No receipt went
			out and no clock runs. If a person wrote one, make it a request.{' '}
			<Link to="." className="link inline-block py-0.5">
				Back to the requests
			</Link>
		</p>
	)
}

/** Shown above the list: the origin filter. On phones, where filters are collapsed, any active filter. */
function NarrowedNote({ filters: { origin, query } }: { filters: LeadFilters }) {
	const only = origin ? `Only: ${formatOrigin(origin)}` : null
	return (
		<p className={`mb-2 ${only === null ? 'sm:hidden' : ''}`}>
			<span className="font-semibold wrap-anywhere">
				{only ?? (query === '' ? 'Narrowed or sorted' : `Found for “${query}”`)}
			</span>{' '}
			<Link to="." className="link inline-block py-2 sm:hidden">
				Show all
			</Link>
		</p>
	)
}
