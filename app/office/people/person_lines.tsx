import { Link } from 'react-router'
import type { FoundPerson } from './find_people.server.ts'

interface Line extends Omit<FoundPerson, 'latest'> {
	/** The time of the latest request; empty if none is left. */
	latest: string
}

/** The people on this page of the list. */
export function PersonLines({ people, isSearch }: { people: readonly Line[]; isSearch: boolean }) {
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
