import { Link } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { officeAction } from '../kernel/screens/commands.server.ts'
import { factPath } from '../facts/fact_path.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { ScreenHead } from '../parts/screen_head.tsx'
import { staffContext } from '../sign_in/staff.server.ts'
import type { Route } from './+types/as_shipped_route.ts'
import { readAsShipped } from './as_shipped.server.ts'
import { confirmShipped } from './confirm_shipped.server.ts'
import { ShippedList } from './shipped_list.tsx'

export const meta = officeMeta('Still as shipped')

const sentences = new Map([['confirmed', 'Saved as your own.']])

export async function loader({ context }: Route.LoaderArgs) {
	const { role } = context.get(staffContext)
	return readAsShipped(context.get(servicesContext), role, new Date())
}

export const action = officeAction({ usual: 'confirm', commands: { confirm: confirmShipped } })

export default function AsShipped({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<>
			<ScreenHead
				title="Still as shipped"
				lead="Visitors take it for yours: change it, or say that it is right."
				outcome={actionData}
				sentences={sentences}
			/>
			{!loaderData.isOwn && (
				<p className="mb-6 max-w-prose">
					The company still has the name that it ships with, and visitors see all of this.{' '}
					<Link to={factPath('name')} className="link inline-block py-2.5">
						Give it its own name first
					</Link>
				</p>
			)}
			<ShippedList {...loaderData} />
		</>
	)
}
