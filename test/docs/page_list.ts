import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchPath } from 'react-router'
import type { ContentRow } from '#app/content/content_row.ts'
import { contentTypes } from '#app/content/content_types.ts'
import { pages } from '#app/content/pages/all.ts'
import { seedContent } from '#db/seed/content.ts'

/** Screens that are for one person, or a sheet of a listed page: no list, search or preview knows them. */
const unlistedScreens = ['/offer', '/pickup-day/:area/year', '/reminders/confirm', '/reminders/manage']

/** What the route `:address` shows by its handle: no pattern of the router says so. */
const sizeScreen = 'rolloff-:size'

/** The addresses of every screen of the site; what has none, such as a calendar or a feed, is no page. */
export async function siteScreens(): Promise<string[]> {
	// `routes.ts` needs the application's folder, which the framework's own tools set.
	Object.assign(globalThis, { __reactRouterAppDirectory: 'app' })
	const { default: routes } = await import('#app/routes.ts')
	return screensOf(routes as RouteConfigEntry[]).filter((path) => !path.startsWith('/admin') && path !== '/*')
}

function screensOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
	return entries.flatMap(({ path: own = '', file, children, index }) => {
		const path = own === ':address' ? sizeScreen : own
		const full = `${parent}/${path}`.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '')
		const isScreen = file.endsWith('.tsx') && !children
		return [...(isScreen && (index || path) ? [full] : []), ...screensOf(children ?? [], full)]
	})
}

/** The addresses of the built-in pages, and of the rows that have a page of their own: of any row where none is built in. */
export function pagePaths(): string[] {
	const own = contentTypes.flatMap((type) => {
		const { ownPage } = type as { ownPage?: { path(row: ContentRow): string } }
		const rows: readonly unknown[] = seedContent[type.table] ?? [{ id: 'any', slug: 'any' }]
		return ownPage ? (rows as ContentRow[]).map((row) => ownPage.path(row)) : []
	})
	return [...pages.map(({ path }) => path), ...own]
}

/** Where routes and pages do not name the same, a sentence each. */
export function pageListProblems(screens: readonly string[], paths: readonly string[]): string[] {
	const isShownBy = (screen: string) => (path: string) =>
		screen === `/${sizeScreen}` ? /^\/rolloff-[^/]+$/.test(path) : matchPath(screen, path) !== null
	const listed = screens.filter((screen) => !unlistedScreens.includes(screen))
	const unknown = listed.filter((screen) => !paths.some(isShownBy(screen)))
	const missing = paths.filter((path) => !listed.some((screen) => isShownBy(screen)(path)))
	const gone = unlistedScreens.filter((screen) => !screens.includes(screen))
	return [
		...unknown.map((screen) => `app/routes.ts: ${screen} has no definition in app/content/pages/.`),
		...missing.map((path) => `app/content/pages/: ${path} has no route in app/routes.ts.`),
		...gone.map((screen) => `test/docs/page_list.ts: ${screen} is no screen any more.`),
	]
}
