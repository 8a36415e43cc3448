import { data } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { previewContext } from '../kernel/preview/preview.server.ts'
import { staffContext } from '../sign_in/staff.server.ts'
import type { Route } from './+types/preview_page_route.ts'
import { draftedChange } from './drafted_change.server.ts'
import { isSitePath } from '../kernel/preview/preview_path.ts'

/** A preview of a public page with a draft of company facts or of a plan, opened at its first difference. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
	const staff = context.get(staffContext)
	const services = context.get(servicesContext)
	const now = new Date()
	const path = url.searchParams.get('path') ?? ''
	const drafted = await draftedChange(services, params.draft, { staff, now })
	if (!drafted?.difference || !isSitePath(path)) throw data(null, { status: 404 })
	const { before, after } = await drafted.difference.contents()
	return context.get(previewContext)(path, after, { isMarked: true, against: before })
}
