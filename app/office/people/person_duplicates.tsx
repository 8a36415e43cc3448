import { Fragment } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { MailAddress } from '#app/ui/mail_address.tsx'
import { Disclosure } from '../parts/disclosure.tsx'
import { SearchField } from '../parts/search_field.tsx'
import type { PersonPageData } from './person_page.server.ts'

/** Possible duplicates of a person, which staff merge or declare different. */
export function AlikeNotice({ person: { name, alike } }: { person: PersonPageData }) {
	if (alike.length === 0) return null
	return (
		<section
			aria-label="May be the same"
			className="mb-7 grid gap-4 rounded-lg border-2 border-accent bg-card p-4 text-card-foreground"
		>
			{alike.map((other) => (
				<div key={other.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
					<p className="min-w-0 wrap-anywhere">
						May be the same as{' '}
						<Link to={`/admin/people/${other.id}`} className="link font-semibold">
							{other.name}
						</Link>
						{other.reach.map((one) => (
							<Fragment key={one}>
								{', '}
								{one.includes('@') ? (
									<MailAddress address={one} />
								) : (
									<span className="inline-block">{one}</span>
								)}
							</Fragment>
						))}
						{other.reference &&
							`: request ${other.reference} gives the phone number or email of one of them beside another that is not theirs`}
						.
					</p>
					<Form method="post" className="flex flex-wrap gap-2">
						<input type="hidden" name="other" value={other.id} />
						<Button type="submit" name="intent" value="merge">
							Merge <span className="sr-only">{`${other.name} into ${name}`}</span>
						</Button>
						<Button type="submit" kind="secondary" name="intent" value="different">
							Different <span className="sr-only">{`from ${other.name}`}</span>
						</Button>
					</Form>
				</div>
			))}
		</section>
	)
}

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
