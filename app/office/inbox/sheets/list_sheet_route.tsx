import { localTimeOf } from '#app/company/zoned_time.ts'
import { servicesContext } from '#app/context.server.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { officeMeta } from '../../parts/office_meta.ts'
import { staffContext } from '../../sign_in/staff.server.ts'
import { listQuery } from '../../requests/filters.ts'
import { listPage } from '../list_page.server.ts'
import { refuseUnreadCursor } from '../../kernel/list/cursor.ts'
import { readFilters } from '../read_filters.server.ts'
import type { Route } from './+types/list_sheet_route.ts'
import { SheetLinks } from './sheet_links.tsx'

export const meta = officeMeta('List to print')

/** One page of the filtered list, printed for making calls. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const staff = context.get(staffContext)
	const now = new Date()
	const filters = readFilters(url.searchParams)
	refuseUnreadCursor(url.searchParams, filters.cursor)
	const { lines, next } = await listPage(context.get(servicesContext), staff, filters, now)
	return {
		back: `/admin/leads${listQuery(filters)}`,
		title: filters.plan === 'today' ? 'Today’s calls' : 'Requests',
		day: formatDay(localTimeOf(now, context.get(servicesContext).content.current.facts).date),
		isMore: next !== null,
		lines: lines.map(
			({ id, name, phone, form, about, place, words, containers, isNew, due, followUp, assignee }) => ({
				id,
				name,
				phone,
				about: `${form}: ${about}`,
				place,
				words,
				containers,
				// An unanswered request stays due, whatever follow-up day it has.
				when: isNew || followUp === null ? [due.text, followUp?.text] : [followUp.text],
				assignee,
			}),
		),
	}
}

export default function ListSheet({ loaderData }: Route.ComponentProps) {
	const { back, title, day, lines, isMore } = loaderData
	return (
		<>
			<SheetLinks back={back}>Back to the list</SheetLinks>
			<h1 className="text-2xl">{title}</h1>
			<p className="mt-1 border-b-2 border-foreground pb-2">
				{day}, {lines.length === 1 ? '1 request' : `${lines.length} requests`}
				{isMore && ', more on the next page of the list'}
			</p>
			<ul className="print:text-sm">
				{lines.map((line) => (
					<li
						key={line.id}
						className="grid break-inside-avoid gap-x-4 border-b border-border py-2 sm:grid-cols-3 print:grid-cols-3"
					>
						<span className="wrap-anywhere">
							<span className="block font-semibold">{line.name}</span>
							{line.phone}
						</span>
						<span className="wrap-anywhere">
							<span className="block">{line.about}</span>
							{line.place}
							{line.words && <span className="block">“{line.words}”</span>}
						</span>
						<span>
							<span className="block">{[...line.when, line.assignee].filter(Boolean).join(' · ')}</span>
							{line.containers && <span className="block">{line.containers}</span>}
							<span className="hidden h-7 border-b border-dotted border-foreground print:block" />
						</span>
					</li>
				))}
			</ul>
		</>
	)
}
