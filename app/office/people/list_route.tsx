import { useEffect, useRef } from 'react'
import { Form, Link, useNavigation, useSubmit } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { formatDateTime } from '../inbox/labels.ts'
import { officeMeta } from '../shell/office_meta.ts'
import { PageHead } from '../shell/page_head.tsx'
import { requireRole } from '../sign_in/staff.server.ts'
import type { Route } from './+types/list_route.ts'
import { findPeople } from './find_people.server.ts'
import { PersonLines } from './person_lines.tsx'
import { cursorQuery, readPersonCursor } from './person_cursor.ts'

export const meta = officeMeta('People')

/** Nobody types faster than this between two letters and waits for an answer. */
const pauseMs = 150

export async function loader({ context, url }: Route.LoaderArgs) {
	requireRole(context, 'office', 'editor', 'owner')
	const { store } = context.get(servicesContext)
	const query = (url.searchParams.get('q') ?? '').slice(0, 100)
	const cursor = readPersonCursor(url.searchParams)
	const { people, next } = await findPeople(store, query, cursor)
	return {
		query,
		isLaterPage: cursor !== null,
		next: next && cursorQuery(query, next),
		people: people.map(({ latest, ...person }) => ({
			...person,
			latest: latest === null ? '' : formatDateTime(latest),
		})),
	}
}

export default function People({ loaderData: { query, people, next, isLaterPage } }: Route.ComponentProps) {
	return (
		<>
			<PageHead
				title="People"
				lead="Everyone who asked for something, by phone number and mail address."
				actions={<ButtonLink to="/admin/requests/new#field-phone">Add a request</ButtonLink>}
			/>
			<Search query={query} />
			<PersonLines people={people} isSearch={query !== ''} />
			{(isLaterPage || next !== null) && (
				<nav aria-label="Pages" className="mt-6 flex flex-wrap gap-x-6">
					{isLaterPage && (
						<Link to={cursorQuery(query, null) || '.'} className="link inline-block py-2.5">
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

/** Searches while somebody types; without scripts by its button. */
function Search({ query }: { query: string }) {
	const submit = useSubmit()
	const field = useRef<HTMLInputElement>(null)
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
	const isSearching = useNavigation().location?.pathname === '/admin/people'
	useEffect(() => {
		// After Back or Clear; what is being typed right now is not overwritten.
		if (field.current && field.current !== document.activeElement) field.current.value = query
	}, [query])
	useEffect(() => () => clearTimeout(timer.current), [])
	return (
		<search aria-label="People" className="mb-5 block">
			<Form
				method="get"
				className="flex gap-2"
				onChange={({ currentTarget }) => {
					clearTimeout(timer.current)
					timer.current = setTimeout(() => void submit(currentTarget, { replace: true }), pauseMs)
				}}
			>
				<label htmlFor="person-search" className="sr-only">
					Name, phone or e-mail
				</label>
				<input
					id="person-search"
					ref={field}
					name="q"
					type="search"
					defaultValue={query}
					maxLength={100}
					autoComplete="off"
					placeholder="Name, phone, e-mail"
					aria-busy={isSearching}
					className="h-12 min-w-0 flex-1 rounded-md border border-input bg-card px-3.5 text-base text-card-foreground placeholder:text-muted-foreground"
				/>
				<Button type="submit" kind="secondary">
					<Icon name="search" />
					Find
				</Button>
			</Form>
		</search>
	)
}
