import { expect, test } from 'vitest'
import { pageListProblems, pagePaths, siteScreens } from './page_list.ts'

test('routes and page definitions have the same paths, and a path that only one of them has is reported', async () => {
	const screens = await siteScreens()
	const paths = pagePaths()
	expect(screens.length).toBeGreaterThan(25)
	expect(paths.length).toBeGreaterThan(40)
	expect(pageListProblems(screens, paths)).toEqual([])
	expect(pageListProblems([...screens, '/unheard-of'], paths)).toEqual([
		'app/routes.ts: /unheard-of has no definition in app/content/pages/.',
	])
	expect(pageListProblems(screens, [...paths, '/unheard-of'])).toEqual([
		'app/content/pages/: /unheard-of has no route in app/routes.ts.',
	])
})
