import { servicesContext } from '#app/context.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { officeAction } from '../kernel/screens/commands.server.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { ScreenHead } from '../parts/screen_head.tsx'
import { hiddenSamplesText, shownSamplesText } from '../parts/sample_texts.ts'
import { ownPath } from '../parts/screens.ts'
import { readAsShipped } from '../samples/as_shipped.server.ts'
import { confirmShipped } from '../samples/confirm_shipped.server.ts'
import { ShippedFacts } from '../samples/shipped_facts.tsx'
import { ShippedSamples } from '../samples/shipped_samples.tsx'
import type { Route } from './+types/left_over_route.ts'
import { leftOverPath } from './own_path.ts'
import { neighbors } from './step_for.server.ts'
import { StepLinks } from './step_links.tsx'

export const meta = officeMeta('What is still sample')

const sentences = new Map([['confirmed', 'Saved as your own.']])

export async function loader({ context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	return {
		...(await readAsShipped(services, 'owner', new Date())),
		...neighbors(services.content, leftOverPath),
	}
}

export const action = officeAction({ usual: 'confirm', commands: { confirm: confirmShipped(leftOverPath) } })

export default function LeftOver({ loaderData, actionData }: Route.ComponentProps) {
	const { groups, samples, isOwn, place, back, next } = loaderData
	return (
		<>
			<ScreenHead
				title="What is still sample"
				lead="All that came with the site and nobody has changed. Whatever you leave can be seen to later."
				back={{ to: ownPath, name: `Make it yours: ${place}` }}
				outcome={actionData}
				sentences={sentences}
			/>
			{groups.length + samples.length === 0 && (
				<p className="mb-6">Nothing is left. All of it is your own.</p>
			)}
			{samples.length > 0 && (
				<section className="mb-10">
					<h2 className="mb-2 text-2xl">Samples</h2>
					<p className="mb-4 max-w-prose">{isOwn ? hiddenSamplesText : shownSamplesText}</p>
					<ShippedSamples samples={samples} />
					<ButtonLink kind="secondary" to="/admin/samples">
						Remove the samples
					</ButtonLink>
				</section>
			)}
			{groups.length > 0 && (
				<section className="mb-6">
					<h2 className="mb-2 text-2xl">Company facts</h2>
					<p className="mb-4 max-w-prose">
						Change what is not so; the rest is yours once you say that it is right.
					</p>
					<div className="gap-5 lg:columns-2">
						{groups.map((group) => (
							<ShippedFacts key={group.key} group={group} />
						))}
					</div>
				</section>
			)}
			<StepLinks back={back} next={next} hasForm={false} />
		</>
	)
}
