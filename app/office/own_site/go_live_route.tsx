import { Form, Link } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { isSampleCompany } from '#app/company/sample_company.server.ts'
import { Button } from '#app/ui/button.tsx'
import { setFact } from '../facts/set_fact.server.ts'
import { done, officeAction, refused, type Submission } from '../kernel/screens/commands.server.ts'
import { notSaved } from '../kernel/store/store_failure.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { Panel } from '../parts/panel.tsx'
import type { Route } from './+types/go_live_route.ts'
import { type Missing, findMissing } from './missing.server.ts'
import { goLivePath } from './own_path.ts'
import { StepHead } from './step_parts.tsx'
import { neighbors } from './steps.server.ts'

export const meta = officeMeta('Go live')

export async function loader({ context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const { facts } = services.content.current
	return {
		place: neighbors(services.content, goLivePath).place,
		...(await findMissing(services, new Date())),
		isLive: facts.live,
		isSample: isSampleCompany(facts),
	}
}

export const action = officeAction({
	commands: {
		async open(sent: Submission) {
			const { first } = await findMissing(sent.services, sent.now)
			if (first.length > 0)
				return refused(
					409,
					'Some of it is still the sample company’s. Nothing was changed: the list says what.',
				)
			return setLive(sent, true)
		},
		close: async (sent: Submission) => setLive(sent, false),
	},
})

async function setLive({ services, staff, now }: Submission, live: boolean) {
	const saved = await setFact(services, 'live', live, { staff, now })
	return saved.ok ? done(goLivePath) : refused(503, notSaved)
}

export default function GoLive({ loaderData, actionData }: Route.ComponentProps) {
	const { place, first, soon, isLive, isSample } = loaderData
	return (
		<>
			<StepHead
				title={isLive ? 'Your site is live' : 'Go live'}
				lead={
					isLive
						? 'Everybody can find it, and search engines are told of it.'
						: 'From then on search engines are told of the site, and no page says that it is a preview.'
				}
				place={place}
				outcome={actionData}
			/>
			<div className="grid max-w-3xl gap-6">
				{isSample && (
					<p>
						The site shows the sample company to everybody who finds it. Once the company has your name, it is
						a preview until you go live.
					</p>
				)}
				{first.length > 0 && !isLive && <MissingList title="Missing for it" missing={first} />}
				{soon.length > 0 && <MissingList title="See to it soon" missing={soon} />}
				{first.length + soon.length === 0 && <p>Nothing is missing.</p>}
				<Form method="post">
					{isLive ? (
						<Button type="submit" kind="secondary" name="intent" value="close">
							Make it a preview again
						</Button>
					) : (
						<Button type="submit" kind="loud" name="intent" value="open" disabled={first.length > 0}>
							Go live
						</Button>
					)}
				</Form>
			</div>
		</>
	)
}

function MissingList({ title, missing }: { title: string; missing: readonly Missing[] }) {
	return (
		<Panel title={title}>
			<ul className="list-disc pl-5">
				{missing.map(({ text, path }) => (
					<li key={text}>
						{/* A block, so that the bullet stands at the first line. */}
						<span className="block py-2.5">
							{path === null ? (
								text
							) : (
								<Link to={path} className="link">
									{text}
								</Link>
							)}
						</span>
					</li>
				))}
			</ul>
		</Panel>
	)
}
