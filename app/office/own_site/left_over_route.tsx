import { servicesContext } from '#app/context.server.ts'
import { officeAction } from '../kernel/screens/commands.server.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { readAsShipped } from '../samples/as_shipped.server.ts'
import { confirmShipped } from '../samples/confirm_shipped.server.ts'
import { ShippedList } from '../samples/shipped_list.tsx'
import type { Route } from './+types/left_over_route.ts'
import { leftOverPath } from './own_path.ts'
import { StepHead, StepLinks } from './step_parts.tsx'
import { neighbors } from './steps.server.ts'

export const meta = officeMeta('What is still sample')

const sentences = new Map([['confirmed', 'Saved as your own.']])

export async function loader({ context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	return {
		...(await readAsShipped(services, 'owner', new Date())),
		...neighbors(services.content, leftOverPath),
	}
}

export const action = officeAction({ usual: 'confirm', commands: { confirm: confirmShipped } })

export default function LeftOver({ loaderData, actionData }: Route.ComponentProps) {
	const { place, back, next, ...shipped } = loaderData
	return (
		<>
			<StepHead
				title="What is still sample"
				lead="All that came with the site and nobody has changed. Whatever you leave can be seen to later."
				place={place}
				outcome={actionData}
				sentences={sentences}
			/>
			<ShippedList
				{...shipped}
				hint="Change what is not so; the rest is yours once you say that it is right."
			/>
			<StepLinks back={back} next={next} hasForm={false} />
		</>
	)
}
