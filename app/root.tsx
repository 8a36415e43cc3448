import { type ReactNode, use } from 'react'
import { Links, Meta, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/root.ts'
import { servicesContext } from './context.server.ts'
import { Boot } from './shell/boot.tsx'
import { ErrorScreen } from './shell/error_screen.tsx'
import { font } from './shell/font.ts'
import { HandoffContext } from './shell/handoff.ts'
import { SiteLayout } from './shell/layout.tsx'
import './styles.css'

export const links: Route.LinksFunction = () => [
	{ rel: 'preload', href: font.href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
	{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
	{ rel: 'apple-touch-icon', href: '/icon-180.png' },
]

/** What the shell itself shows; the rest comes from each page. */
export function loader({ context }: Route.LoaderArgs) {
	const { portals } = context.get(servicesContext)
	return { signupUrl: portals.signup, analyticsScript: portals.analyticsScript }
}

/** The shell's data is the same on every page: a submitted form or a navigation does not ask for it again. */
export function shouldRevalidate({ defaultShouldRevalidate, formMethod }: ShouldRevalidateFunctionArgs) {
	return formMethod === undefined && defaultShouldRevalidate
}

export function Layout({ children }: { children: ReactNode }) {
	const handoff = use(HandoffContext)
	return (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<Meta />
				<Links />
				<style
					id="palette"
					suppressHydrationWarning
					dangerouslySetInnerHTML={{ __html: handoff?.themeCss ?? '' }}
				/>
			</head>
			<body>
				{children}
				<Boot />
			</body>
		</html>
	)
}

export default function Site({ loaderData }: Route.ComponentProps) {
	return (
		<SiteLayout signupUrl={loaderData.signupUrl} analyticsScript={loaderData.analyticsScript}>
			<Outlet />
		</SiteLayout>
	)
}

export function ErrorBoundary() {
	return (
		<SiteLayout signupUrl={null} analyticsScript={null}>
			<ErrorScreen />
		</SiteLayout>
	)
}
