import { Link } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { pageQuery, requireCursor } from '../kernel/list/cursor.ts'
import { PageLinks } from '../kernel/list/page_links.tsx'
import { formatDateTime } from '../parts/format_moment.ts'
import { LiveSearch } from '../parts/live_search.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import type { Route } from './+types/list_route.ts'
import { findPeople } from './find_people.server.ts'

export const meta = officeMeta('People')

export async function loader({ context, url }: Route.LoaderArgs) {
	const { store, content } = context.get(servicesContext)
	const query = (url.searchParams.get('q') ?? '').slice(0, 100)
	const cursor = requireCursor(url.searchParams, String)
	const { people, next, previous } = await findPeople(store, query, { cursor })
	return {
		query,
		isLaterPage: previous !== null || cursor?.side === 'after',
		next: next && pageQuery({ q: query }, next),
		previous: previous && pageQuery({ q: query }, previous),
		people: people.map(({ latest, ...person }) => ({
			...person,
			/** The time of the latest request; empty if none is left. */
			latest: latest === null ? '' : formatDateTime(latest, content.current.facts),
		})),
	}
}

export default function People({ loaderData }: Route.ComponentProps) {
	const { query, people, next, previous, isLaterPage } = loaderData
	return (
		<>
			<PageHead title="People" />
			<LiveSearch
				of="People"
				id="person-search"
				path="/admin/people"
				query={query}
				label="Name, phone or email"
				placeholder="Name, phone, email"
			/>
			<PersonLines people={people} isSearch={query !== ''} />
			<PageLinks
				previous={previous}
				first={isLaterPage ? pageQuery({ q: query }) || '.' : null}
				next={next}
			/>
		</>
	)
}

/** The people on this page of the list. */
function PersonLines({
	people,
	isSearch,
}: {
	people: Route.ComponentProps['loaderData']['people']
	isSearch: boolean
}) {
	return (
		<>
			<output className="sr-only">
				{isSearch && (people.length === 0 ? 'Nobody found' : `${people.length} on this page`)}
			</output>
			{people.length === 0 ? (
				<p className="border-t-2 border-foreground py-10 text-muted-foreground">
					{isSearch
						? 'Nobody has that. Take something out of the search, or clear it.'
						: 'Nobody yet. Whoever sends a form of the site, or calls, is here from then on.'}
				</p>
			) : (
				<ul className="border-t-2 border-foreground">
					{people.map((person) => (
						<li key={person.id} className="border-b border-border">
							<Link
								to={`/admin/people/${person.id}`}
								className="grid min-h-11 gap-x-6 gap-y-0.5 py-3 no-underline hover:bg-muted lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,3fr)] lg:items-center lg:px-3"
							>
								<span className="truncate text-lg leading-snug font-semibold">{person.name}</span>
								<span className="min-w-0 text-[0.9375rem] text-muted-foreground">
									<span className="block truncate">{person.phones.join(', ')}</span>
									<span className="block truncate">{person.mails.join(', ')}</span>
								</span>
								<span className="text-[0.9375rem]">
									{person.requests === 1 ? 'One request' : `${person.requests} requests`}
									{person.latest !== '' && (
										<span className="block text-muted-foreground">{person.latest}</span>
									)}
								</span>
							</Link>
						</li>
					))}
				</ul>
			)}
		</>
	)
}
