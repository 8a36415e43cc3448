import { formAction } from '../kernel/screens/form_action.server.ts'
import { rowPage } from '../kernel/screens/row_page.server.ts'
import { RowScreen } from '../kernel/screens/row_screen.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import type { Route } from './+types/range_route.ts'
import { rangeType } from './range_type.server.ts'

export const meta = officeMeta('Street range')

export function loader(args: Route.LoaderArgs) {
	return rowPage(args, rangeType)
}

export const action = formAction(() => rangeType)

export default function StreetRange({ loaderData: page, actionData: refused }: Route.ComponentProps) {
	const notice = page.done === 'saved' ? 'Saved. The look-up answers with it now.' : null
	return <RowScreen page={page} refused={refused} notice={notice} />
}
