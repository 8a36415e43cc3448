import { data, Outlet, isRouteErrorResponse, redirect, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { offeredType } from '#app/content/closed_pages.ts'
import { typeOf } from '#app/content/content_types.ts'
import type { Route } from './+types/layout.ts'
import { readNoticeSettings } from './notices/notice_settings.server.ts'
import { standingNotices } from './notices/standing_notices.server.ts'
import { reopenForm } from './kernel/preview/back_to_form.ts'
import { OfficeFailure } from './parts/office_failure.tsx'
import { isPreservedForm } from './parts/preserved_form.ts'
import { OfficeShell } from './shell/office_shell.tsx'
import { ScreenLinks } from './parts/screen_links.tsx'
import { navigationFor } from './parts/navigation.ts'
import { rolesFor, serviceFor } from './parts/screens.ts'
import { guard, preserved, preventCaching } from './sign_in/guard.server.ts'
import { guardBackgroundLoads } from './shell/background_loads.ts'
import { SendAgain } from './shell/send_again.tsx'
import { preserveUnanswered } from './shell/unanswered.ts'
import { roleLabel, seesRequests } from './sign_in/roles.ts'
import { countRaisedTexts } from './texts/raised_texts.server.ts'
import { staffContext } from './sign_in/staff.server.ts'
import officeCss from './office.css?url'

export const links: Route.LinksFunction = () => [
	{ rel: 'stylesheet', href: officeCss },
	{ rel: 'manifest', href: '/admin/office.webmanifest' },
]

/**
 * Answers 404 for an address of a service that is off, 403 for one that is not open to somebody's role, by the route and the parameters that the router found for it, however it
 * was spelled. No loader has run then, so the refusal brings along what the frame around it shows; a form is given back.
 */
const refuseClosedAddress: Route.MiddlewareFunction = async (
	{ request, context, url, pattern, params },
	next,
) => {
	// The router joins its paths without a slash before them.
	const path = `/${pattern.replace(/:(\w+)/g, (_, name: keyof typeof params) => params[name] ?? '')}`
	const { types, current } = context.get(servicesContext).content
	const { services } = current.facts
	const service = serviceFor(path)
	const type = typeOf(types, params['table'])
	const refuse = async (status: number) =>
		request.method === 'POST'
			? preserved(request, url, 'closed', status)
			: data<Refused>({ frame: await frame(context, url) }, { status })
	if ((service && !services[service]) || (type && !offeredType(type, services))) throw await refuse(404)
	const { role } = context.get(staffContext)
	if (rolesFor(path).includes(role)) return next()
	// Signing in leads to the start page, which a role such as driver may not open.
	const [first] = navigationFor(role, services)
	if (path === '/admin' && first) throw redirect(first.to)
	throw await refuse(403)
}

/** Runs before every loader and action under `/admin`, for documents and data requests alike. */
export const middleware: Route.MiddlewareFunction[] = [preventCaching, guard, refuseClosedAddress]

/** Runs in the browser: fetchers and revalidation beside a page, forms without a response, and Back from a preview. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
	guardBackgroundLoads,
	preserveUnanswered,
	reopenForm,
]

type Frame = Awaited<ReturnType<typeof frame>>
interface Refused {
	frame: Frame
}

/** Without a loader, client navigation would not ask the server, and so would skip the guard. */
export function loader({ context, url }: Route.LoaderArgs): Promise<Frame> {
	return frame(context, url)
}

async function frame(context: Readonly<RouterContextProvider>, url: URL) {
	const staff = context.get(staffContext)
	const services = context.get(servicesContext)
	const { store, sendsTexts } = services
	const now = new Date()
	return {
		company: services.content.current.facts.name,
		staffId: staff.id,
		asOf: now.toISOString(),
		/** In the browser: whether the page could not be loaded again. */
		isOld: false,
		playsSound: (await readNoticeSettings(store, staff.id)).playsSound,
		name: staff.name,
		roleLabel: roleLabel(staff.role),
		seesRequests: seesRequests(staff.role),
		navigation: navigationFor(
			staff.role,
			services.content.current.facts.services,
			sendsTexts ? await countRaisedTexts(store.db) : null,
		),
		standing: await standingNotices(services, staff, url.pathname, now),
	}
}

export default function Office({ loaderData }: Route.ComponentProps) {
	return (
		<OfficeShell {...loaderData}>
			<ScreenLinks items={loaderData.navigation} />
			<Outlet />
		</OfficeShell>
	)
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
	const unsent = isRouteErrorResponse(error) && isPreservedForm(error.data) ? error.data : null
	if (unsent) return <SendAgain form={unsent} />
	const shown =
		loaderData ?? (isRouteErrorResponse(error) ? (error.data as Partial<Refused> | null)?.frame : undefined)
	return shown ? (
		<OfficeShell {...shown}>
			<OfficeFailure error={error} />
		</OfficeShell>
	) : (
		<OfficeFailure error={error} />
	)
}
