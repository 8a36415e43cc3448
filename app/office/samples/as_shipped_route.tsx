import { Link } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { officeAction } from '../kernel/screens/commands.server.ts'
import { factPath } from '../facts/fact_path.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { ScreenHead } from '../parts/screen_head.tsx'
import { staffContext } from '../sign_in/staff.server.ts'
import type { Route } from './+types/as_shipped_route.ts'
import { readAsShipped } from './as_shipped.server.ts'
import { asShippedPath } from './as_shipped_path.ts'
import { confirmShipped } from './confirm_shipped.server.ts'
import { hiddenSamplesText, shownSamplesText } from '../parts/sample_texts.ts'
import { ShippedFacts } from './shipped_facts.tsx'
import { ShippedSamples } from './shipped_samples.tsx'

export const meta = officeMeta('Still as shipped')

const sentences = new Map([['confirmed', 'Saved as your own.']])

export async function loader({ context }: Route.LoaderArgs) {
	const { role } = context.get(staffContext)
	return readAsShipped(context.get(servicesContext), role, new Date())
}

export const action = officeAction({
	commands: {
		confirm: confirmShipped(asShippedPath),
	},
	usual: 'confirm',
})

export default function AsShipped({ loaderData, actionData }: Route.ComponentProps) {
	const { groups, samples, isOwn } = loaderData
	return (
		<>
			<ScreenHead
				title="Still as shipped"
				lead="Visitors take it for yours: change it, or say that it is right."
				outcome={actionData}
				sentences={sentences}
			/>
			{!isOwn && (
				<p className="mb-6 max-w-prose">
					The company still has the name that it ships with, and visitors see all of this.{' '}
					<Link to={factPath('name')} className="link inline-block py-2.5">
						Give it its own name first
					</Link>
				</p>
			)}
			{groups.length + samples.length === 0 && <p>Nothing is left. All of it is your own.</p>}
			{samples.length > 0 && (
				<>
					<h2 className="mb-2 text-2xl">Samples</h2>
					<p className="mb-4 max-w-prose">{isOwn ? hiddenSamplesText : shownSamplesText}</p>
					<ShippedSamples samples={samples} />
					<ButtonLink kind="secondary" to="/admin/samples" className="mt-1">
						Remove the samples
					</ButtonLink>
				</>
			)}
			{groups.length > 0 && (
				<>
					<h2 className="mt-10 mb-4 text-2xl">Company facts</h2>
					<div className="gap-5 lg:columns-2">
						{groups.map((group) => (
							<ShippedFacts key={group.key} group={group} />
						))}
					</div>
				</>
			)}
		</>
	)
}
