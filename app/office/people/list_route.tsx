import { servicesContext } from '#app/context.server.ts'
import { pageQuery, requireCursor } from '../kernel/list/cursor.ts'
import { PageLinks } from '../kernel/list/page_links.tsx'
import { formatDateTime } from '../parts/format_moment.ts'
import { LiveSearch } from '../parts/live_search.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import type { Route } from './+types/list_route.ts'
import { findPeople } from './find_people.server.ts'
import { PersonLines } from './person_lines.tsx'

export const meta = officeMeta('People')

export async function loader({ context, url }: Route.LoaderArgs) {
	const { store } = context.get(servicesContext)
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
			latest:
				latest === null ? '' : formatDateTime(latest, context.get(servicesContext).content.current.facts),
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
