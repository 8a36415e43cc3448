import { servicesContext } from '#app/context.server.ts'
import { framedPolicy } from '#app/csp.server.ts'
import { themeStyle } from '#app/theme/theme_style.ts'
import type { Route } from './+types/demo_route.ts'
import { hasDemoPortal } from '../billing_content.server.ts'
import { demoPortalPage, demoPortalStyle } from './demo_page.server.tsx'

/** The demo billing portal (decision D23): a separate document that only our own pages may frame. */
export function loader({ context }: Route.LoaderArgs) {
	const { content } = context.get(servicesContext)
	if (!hasDemoPortal(content.current.portals, content.current.facts))
		throw new Response('There is no such page.', { status: 404 })
	const { palette, facts } = content.current
	const style = (palette.ok ? themeStyle(palette.variables) : '') + demoPortalStyle
	return new Response(demoPortalPage(style, facts), {
		headers: {
			'content-type': 'text/html; charset=utf-8',
			'cache-control': 'no-cache',
			'x-robots-tag': 'noindex',
			'x-frame-options': 'SAMEORIGIN',
			'content-security-policy': framedPolicy(style),
		},
	})
}
