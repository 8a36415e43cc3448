import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { CheckBox } from '../parts/check_box.tsx'
import { Disclosure } from '../parts/disclosure.tsx'
import type { PersonPageData } from './person_page.server.ts'
import type { RequestLine } from './person_requests.server.ts'

/** A person's requests, newest first, with a form to split some of them off to another person. */
export function PersonRequests({ person: { requests, requestCount } }: { person: PersonPageData }) {
	return (
		<section aria-labelledby="requests">
			<h2 id="requests" className="text-xl">
				{requestCount === 1 ? 'One request' : `${requestCount} requests`}
			</h2>
			<RequestLines requests={requests} />
			{requestCount > requests.length && (
				<p className="mt-3 text-muted-foreground">These are the newest {requests.length}.</p>
			)}
			{requests.length > 1 && <SplitForm requests={requests} />}
		</section>
	)
}

export function RequestLines({ requests }: { requests: readonly RequestLine[] }) {
	return (
		<ul className="mt-3 border-t border-border">
			{requests.map((request) => (
				<li key={request.id} className="border-b border-border">
					<Link to={request.to} className="block py-3 no-underline hover:bg-muted">
						<span className="flex flex-wrap justify-between gap-x-4">
							<span className="font-semibold">{request.about}</span>
							<span>{request.status}</span>
						</span>
						<span className="block text-[0.9375rem] text-muted-foreground">{detailsOf(request)}</span>
					</Link>
				</li>
			))}
		</ul>
	)
}

function detailsOf({ reference, received, place, isByPhone }: RequestLine): string {
	return [reference, received, isByPhone ? 'by phone' : '', place].filter(Boolean).join(' · ')
}

function SplitForm({ requests }: { requests: readonly RequestLine[] }) {
	return (
		<Disclosure title="Some are somebody else’s" className="mt-2">
			<Form method="post" className="grid justify-items-start gap-3 pt-2">
				<p className="max-w-prose text-[0.9375rem]">
					The ones you choose go to a person of their own, with the numbers and addresses that only they have.
				</p>
				<fieldset className="grid gap-1">
					<legend className="sr-only">Requests of somebody else</legend>
					{requests.map(({ id, about, reference, received }) => (
						<CheckBox
							key={id}
							name="request"
							value={id}
							label={
								<span>
									{about}{' '}
									<span className="text-[0.9375rem] text-muted-foreground">
										{reference}, {received}
									</span>
								</span>
							}
						/>
					))}
				</fieldset>
				<Button type="submit" kind="secondary" name="intent" value="split">
					Move to a new person
				</Button>
			</Form>
		</Disclosure>
	)
}
