import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchPath } from 'react-router'
import type { ContentRow } from '#app/content/content_row.ts'
import { contentTypes } from '#app/content/content_types.ts'
import { pages } from '#app/content/pages/all.ts'
import { seedContent } from '#db/seed/content.ts'

/** Screens for one person, or sheets of a listed page, which appear in no list, search or preview. */
const unlistedScreens = ['/offer', '/pickup-day/:area/year', '/reminders/confirm', '/reminders/manage']

/** The pattern that the route `:address` stands for. Its handle restricts it, since the router has no such patterns. */
const sizeScreen = 'rolloff-:size'

/** The path patterns of the site's public screens; resource routes, such as calendars and feeds, are left out. */
export async function siteScreens(): Promise<string[]> {
	// `routes.ts` reads the app's folder from this global, which the framework's tools set.
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

/** The paths of the built-in pages, and of the rows that have their own page: a made-up row if a type has no built-in ones. */
export function pagePaths(): string[] {
	const own = contentTypes.flatMap((type) => {
		const { ownPage } = type as { ownPage?: { path(row: ContentRow): string } }
		const rows: readonly unknown[] = seedContent[type.table] ?? [{ id: 'any', slug: 'any' }]
		return ownPage ? (rows as ContentRow[]).map((row) => ownPage.path(row)) : []
	})
	return [...pages.map(({ path }) => path), ...own]
}

/** A sentence for each disagreement between routes and pages. */
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
