import { Form, Link } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { pageQuery, requireCursor } from '../kernel/list/cursor.ts'
import { FilterSelect } from '../parts/filter_select.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import type { Route } from './+types/route.ts'
import { activityGroups } from './activity_filters.ts'
import { ActivityList } from './activity_list.tsx'
import { activityPage } from './activity_page.server.ts'

export const meta = officeMeta('Activity')

export async function loader({ url, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const [person, kind] = ['person', 'kind'].map((name) => url.searchParams.get(name))
	const cursor = requireCursor(url.searchParams)
	const filters = {
		person: /^[\w-]{1,64}$/.exec(person ?? '')?.[0] ?? null,
		group: activityGroups.find(({ value }) => value === kind)?.value ?? null,
		cursor,
	}
	const { activityDays } = services.content.current.facts.retention
	return { ...(await activityPage(services, filters, new Date())), filters, activityDays }
}

export default function Activity({ loaderData }: Route.ComponentProps) {
	const { days, next, people, filters, activityDays } = loaderData
	const narrowed = { person: filters.person, kind: filters.group }
	const first = pageQuery(narrowed)
	const isNarrowed = filters.person !== null || filters.group !== null
	return (
		<>
			<PageHead title="Activity" lead={`Sign-ins and changes of access are kept for ${activityDays} days.`} />
			<search aria-label="Activity" className="mb-7 block">
				<Form
					key={first}
					method="get"
					className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] lg:max-w-3xl"
				>
					<FilterSelect
						name="person"
						label="Who"
						value={filters.person ?? ''}
						options={[{ value: '', label: 'Everyone' }, ...people]}
					/>
					<FilterSelect
						name="kind"
						label="What"
						value={filters.group ?? ''}
						options={[{ value: '', label: 'Everything' }, ...activityGroups]}
					/>
					<div className="flex items-center gap-4">
						<Button type="submit">Show</Button>
						{isNarrowed && (
							<Link to="." className="link py-2.5">
								Clear
							</Link>
						)}
					</div>
				</Form>
			</search>
			{days.length === 0 ? (
				<p className="border-t-2 border-foreground py-10 text-muted-foreground">
					{filters.cursor === null ? 'No activity of this kind yet.' : 'No older activity.'}
				</p>
			) : (
				<ActivityList days={days} />
			)}
			<nav aria-label="Pages" className="flex flex-wrap gap-3">
				{filters.cursor !== null && (
					<ButtonLink kind="secondary" to={first || '.'}>
						Latest
					</ButtonLink>
				)}
				{next && (
					<ButtonLink kind="secondary" to={pageQuery(narrowed, next)}>
						Older
					</ButtonLink>
				)}
			</nav>
		</>
	)
}
