import { type ReactNode, use } from 'react'
import { Links, Meta, Outlet } from 'react-router'
import type { Route } from './+types/root.ts'
import { Boot } from './boot/boot.tsx'
import { ErrorScreen } from './shell/error_screen.tsx'
import { font } from './shell/font.ts'
import { useHeaderLogo } from './pictures/company_logo.ts'
import { usePictureFolder } from './pictures/picture_folder.ts'
import { RenderContext } from './shell/render_context.ts'
import { StructuredData } from './shell/structured_data.tsx'
import { pageColors } from './theme/theme_color.ts'
import siteCss from './styles.css?url'

// Linked by URL: a sheet imported by a module would be loaded again, after the page's, with lazily loaded
// parts.
export const links: Route.LinksFunction = () => [
	{ rel: 'preload', href: font.href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
	{ rel: 'stylesheet', href: siteCss },
	{ rel: 'apple-touch-icon', href: '/icon-180.png' },
]

export function Layout({ children }: { children: ReactNode }) {
	const rendered = use(RenderContext)
	const themeCss = rendered?.themeCss ?? paletteInPage()
	const colors = pageColors(themeCss)
	const logo = useHeaderLogo()
	return (
		<html lang="en" data-pictures={usePictureFolder()}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<meta name="theme-color" media="(prefers-color-scheme:light)" content={colors.light} />
				<meta name="theme-color" media="(prefers-color-scheme:dark)" content={colors.dark} />
				<Meta />
				<Links />
				<link rel="icon" href={logo ?? '/favicon.svg'} type={logo ? 'image/webp' : 'image/svg+xml'} />
				<StructuredData />
				<style id="palette" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeCss }} />
			</head>
			<body>
				{children}
				<Boot />
			</body>
		</html>
	)
}

/** The palette in the page's HTML, so that a screen mounted later, such as the error screen, has the same colors. */
function paletteInPage(): string {
	return typeof document === 'undefined' ? '' : (document.getElementById('palette')?.textContent ?? '')
}

export default function Root() {
	return <Outlet />
}

/** The error screen for errors outside the layouts of the site and the office. */
export function ErrorBoundary() {
	return (
		<main id="main">
			<ErrorScreen />
		</main>
	)
}
