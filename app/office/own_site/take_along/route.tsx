import { servicesContext } from '#app/context.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { officeMeta } from '../../parts/office_meta.ts'
import { PageHead } from '../../parts/page_head.tsx'
import { Panel } from '../../parts/panel.tsx'
import { ownPath } from '../../parts/screens.ts'
import { archivePath } from '../own_path.ts'
import type { Route } from './+types/route.ts'

export const meta = officeMeta('Take it with you')

export function loader({ context }: Route.LoaderArgs) {
	return { name: context.get(servicesContext).content.current.facts.name }
}

export default function TakeAlong({ loaderData: { name } }: Route.ComponentProps) {
	return (
		<>
			<PageHead
				title="Take it with you"
				lead={`The site of ${name} as one file: another server makes the same site from it.`}
				back={{ to: ownPath, name: 'Make it yours' }}
			/>
			<div className="grid max-w-3xl gap-6 sm:grid-cols-2">
				<Panel title="In it">
					<ul className="list-disc pl-5">
						<li>facts, prices, hours and promises</li>
						<li>towns, areas and streets</li>
						<li>texts, questions, articles, emails and reviews</li>
						<li>colors, logo and your own pictures</li>
					</ul>
				</Panel>
				<Panel title="Not in it">
					<ul className="list-disc pl-5">
						<li>requests, people and their consent</li>
						<li>staff and passwords</li>
						<li>subscriptions to reminders</li>
						<li>alerts, planned changes and the history</li>
					</ul>
					<p className="mt-3">A backup has all of these.</p>
				</Panel>
				<p>
					<ButtonLink href={archivePath} kind="loud" download>
						Save the file
					</ButtonLink>
				</p>
			</div>
		</>
	)
}
