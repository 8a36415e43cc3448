import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '../parts/disclosure.tsx'
import { SearchField } from '../parts/search_field.tsx'
import type { PersonPageData } from './person_page.server.ts'

/** A search for a duplicate to merge. */
export function MergeSearch({ person: { id, name, search } }: { person: PersonPageData }) {
	const { query, found } = search
	return (
		<Disclosure
			title="This is the same person as somebody else"
			isOpen={query !== ''}
			className="border-t border-border"
		>
			<Form method="get" action={`/admin/people/${id}`} preventScrollReset className="pt-2">
				<SearchField
					id="merge-search"
					name="other"
					label="Name, phone or email of the other"
					placeholder="Name, phone, email of the other"
					query={query}
				/>
			</Form>
			{query !== '' && found.length === 0 && <p className="pt-3">Nobody else has that.</p>}
			<ul className="mt-3 empty:hidden">
				{found.map((other) => (
					<li
						key={other.id}
						className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-border py-3"
					>
						<p className="min-w-0 wrap-anywhere">
							<Link to={`/admin/people/${other.id}`} className="link font-semibold">
								{other.name}
							</Link>{' '}
							{[...other.phones, ...other.mails].join(', ')}
						</p>
						<Form method="post">
							<input type="hidden" name="other" value={other.id} />
							<Button type="submit" kind="secondary" name="intent" value="merge">
								Merge <span className="sr-only">{`${other.name} into ${name}`}</span>
							</Button>
						</Form>
					</li>
				))}
			</ul>
		</Disclosure>
	)
}
