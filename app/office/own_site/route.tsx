import { Link } from 'react-router'
import { counted } from '#platform/text/counted.ts'
import { servicesContext } from '#app/context.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import { readAsShipped } from '../samples/as_shipped.server.ts'
import type { Route } from './+types/route.ts'
import { remainingSteps } from './steps.server.ts'
import { goLivePath, leftOverPath, logoPath, stepPath, takeAlongPath } from './own_path.ts'

export const meta = officeMeta('Make it yours')

export async function loader({ context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const steps = await remainingSteps(services)
	const { counts } = await readAsShipped(services, 'owner', new Date())
	return {
		shipped: counts.facts + counts.samples,
		steps: steps.map(({ key, title, lead, left }) => ({ key, title, lead, left: left.length })),
		isLive: services.content.current.facts.live,
		hasLogo: services.content.current.facts.logo !== null,
	}
}

export default function MakeItYours({
	loaderData: { steps, shipped, isLive, hasLogo },
}: Route.ComponentProps) {
	const [name, ...others] = steps.map(({ key, title, lead, left }) => ({
		to: stepPath(key),
		title,
		lead,
		says: left > 0 && `${counted(left, 'answer')} of the sample`,
	}))
	const logo = {
		to: logoPath,
		title: 'Logo and colors',
		lead: 'A drawing or a picture, and the colors read from it.',
		says: !hasLogo && 'None yet',
	}
	const leftOver = {
		to: leftOverPath,
		title: 'What is still sample',
		lead: 'All that came with the site and nobody has changed, with the way to each.',
		says: shipped > 0 && `${counted(shipped, 'thing')} left`,
	}
	const goLive = {
		to: goLivePath,
		title: 'Go live',
		lead: 'What is missing for it, and the button.',
		says: isLive && 'Live',
	}
	const lines = [...(name ? [name] : []), logo, ...others, leftOver, goLive]
	const first = steps.find(({ left }) => left > 0) ?? steps[0]
	return (
		<>
			<PageHead
				title="Make it yours"
				lead="A few short steps, each with an answer filled in. Leave whenever you like: what you saved stays."
				actions={
					<ButtonLink kind="loud" to={stepPath(first?.key ?? '')}>
						{first === steps[0] ? 'Begin' : 'Go on'}
					</ButtonLink>
				}
			/>
			<ol className="grid max-w-3xl gap-3">
				{lines.map(({ to, title, lead, says }, index) => (
					<Line key={to} to={to} title={`${index + 1}. ${title}`} lead={lead}>
						{says}
					</Line>
				))}
			</ol>
			<p className="mt-6">
				<Link to={takeAlongPath} className="link inline-block py-2.5">
					Take it with you: the site as one file, for another server
				</Link>
			</p>
		</>
	)
}

function Line({
	to,
	title,
	lead,
	children,
}: {
	to: string
	title: string
	lead: string
	children: string | false
}) {
	return (
		<li className="rounded-md border border-border bg-card p-4 text-card-foreground">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4">
				<Link to={to} className="link inline-block py-1 text-lg font-semibold">
					{title}
				</Link>
				{children && <span className="text-[0.9375rem] text-muted-foreground">{children}</span>}
			</div>
			<p className="mt-1">{lead}</p>
		</li>
	)
}
