import { redirect } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { MailAddress } from '#app/ui/mail_address.tsx'
import { LiveSearch } from '../parts/live_search.tsx'
import { HistoryLink } from '../kernel/screens/history_link.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import type { Route } from './+types/list_route.ts'
import { seenFacts } from './save_fact_form.server.ts'
import { factsPath } from './fact_path.ts'
import { factPlace } from './fact_place.server.ts'
import { FactRow } from './fact_row.tsx'
import { listFacts, type ListedGroup } from './list_facts.server.ts'

export const meta = officeMeta('Company facts')

export function loader({ url, context }: Route.LoaderArgs) {
	const fact = url.searchParams.get('fact')
	if (fact !== null) throw redirect(factPlace(fact))
	const query = (url.searchParams.get('q') ?? '').slice(0, 100).trim()
	const services = context.get(servicesContext)
	const { services: offered } = services.content.current.facts
	return { query, groups: listFacts(seenFacts(services), query, offered) }
}

export default function CompanyFacts({ loaderData: { query, groups } }: Route.ComponentProps) {
	return (
		<>
			<PageHead
				title="Company facts"
				actions={
					<>
						<ButtonLink kind="secondary" to="/admin/prices">
							Prices from a file
						</ButtonLink>
						<HistoryLink table="company_facts" />
					</>
				}
			/>
			<LiveSearch
				of="Company facts"
				id="fact-search"
				path={factsPath}
				query={query}
				label="A fact or its value"
				placeholder="Find a fact: price, 7:00, text message"
			/>
			<output className={groups.length > 0 ? 'sr-only' : 'mb-5 block'}>
				{query !== '' && (groups.length === 0 ? `No fact has “${query}”.` : countText(groups))}
			</output>
			<div className="gap-5 lg:columns-2">
				{groups.map((group) => (
					<Group key={group.key} group={group} />
				))}
			</div>
		</>
	)
}

function Group({ group: { key, title, path, facts } }: { group: ListedGroup }) {
	return (
		<section
			aria-labelledby={`group-${key}`}
			className="mb-5 break-inside-avoid rounded-md border border-border bg-card p-4 text-card-foreground"
		>
			<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
				<h2 id={`group-${key}`} className="text-lg">
					{title}
				</h2>
				<ButtonLink
					kind="quiet"
					to={path}
					aria-label={`Change: ${title}`}
					className="-my-2 -mr-3 ml-auto text-primary"
				>
					Change
				</ButtonLink>
			</div>
			<dl className="mt-2 text-[0.9375rem]">
				{facts.map(({ name, label, value, path: to }) => (
					<FactRow key={name} label={label} path={to}>
						{isMailAddress(value) ? <MailAddress address={value} /> : value}
					</FactRow>
				))}
			</dl>
		</section>
	)
}

function isMailAddress(value: string): boolean {
	return value.includes('@') && !value.includes(' ')
}

function countText(groups: readonly ListedGroup[]): string {
	const count = groups.flatMap(({ facts }) => facts).length
	return count === 1 ? '1 fact' : `${count} facts`
}
