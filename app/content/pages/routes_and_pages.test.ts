import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { seedContent } from '#db/seed/content.ts'
import type { ContentRow } from '../content_row.ts'
import { contentTypes } from '../content_types.ts'
import { pages } from './all.ts'

// `routes.ts` needs the application's folder, which the framework's own tools set.
Object.assign(globalThis, { __reactRouterAppDirectory: 'app' })
const { default: routes } = await import('#app/routes.ts')

/** The addresses of every screen of the site; what has none, such as a calendar or a feed, is no page. */
function screensOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
	return entries.flatMap(({ path = '', file, children, index }) => {
		const full = `${parent}/${path}`.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '')
		const isScreen = file.endsWith('.tsx') && !children
		return [...(isScreen && (index || path) ? [full] : []), ...screensOf(children ?? [], full)]
	})
}

const screens = screensOf(routes as RouteConfigEntry[]).filter(
	(path) => !path.startsWith('/admin') && path !== '/*',
)

/** Screens that are for one person, or a sheet of a listed page: no list, search or preview knows them. */
const unlistedScreens = ['/offer', '/pickup-day/:area/year', '/reminders/confirm', '/reminders/manage']

/** The addresses of the rows that have a page of their own, of any row where none is built in. */
const ownPaths = contentTypes.flatMap((type) => {
	const { ownPage } = type as { ownPage?: { path(row: ContentRow): string } }
	const rows: readonly unknown[] = seedContent[type.table] ?? [{ id: 'any', slug: 'any' }]
	return ownPage ? (rows as ContentRow[]).map((row) => ownPage.path(row)) : []
})

const isShownBy = (screen: string) => (path: string) => matchPath(screen, path) !== null

test('every screen of the site is a page that the lists know, or known to be in none', () => {
	expect(screens.length).toBeGreaterThan(25)
	expect(ownPaths.length).toBeGreaterThan(20)
	const known = [...pages.map(({ path }) => path), ...ownPaths]
	const unlisted = screens.filter((screen) => !known.some(isShownBy(screen)))
	expect(unlisted.toSorted()).toEqual(unlistedScreens.toSorted())
})

test('every page of the lists has a screen', () => {
	const shown = screens.filter((screen) => !unlistedScreens.includes(screen))
	const missing = [...pages.map(({ path }) => path), ...ownPaths].filter(
		(path) => !shown.some((screen) => isShownBy(screen)(path)),
	)
	expect(missing).toEqual([])
})
