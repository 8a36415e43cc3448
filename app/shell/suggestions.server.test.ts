import { expect, test } from 'vitest'
import { builtInSnapshot } from '#app/content/built_in_content.server.ts'
import { suggestionsFor } from './suggestions.server.ts'

const asBuiltIn = builtInSnapshot()

const paths = (path: string, snapshot = asBuiltIn) => suggestionsFor(path, snapshot).map(({ to }) => to)

test.each([
	['/rolloff-40-yard', ['/roll-off-dumpsters']],
	['/Roll-Off', ['/roll-off-dumpsters']],
	['/dumpster-rental', ['/roll-off-dumpsters']],
	['/services/residential-trash', ['/residential']],
	['/COMMERCIAL', ['/commercial']],
	['/windsor-trash', ['/residential/windsor', '/roll-off-dumpsters/windsor']],
	['/fort_collins', ['/residential/fort-collins', '/roll-off-dumpsters/fort-collins']],
	['/fortcollins', ['/residential/fort-collins', '/roll-off-dumpsters/fort-collins']],
	['/greeley', ['/residential/greeley', '/roll-off-dumpsters/greeley']],
	['/wellington', ['/residential/wellington', '/roll-off-dumpsters/wellington']],
	['/loveland', ['/roll-off-dumpsters/loveland']],
])('LG-04 %s suggests the pages of its keywords', (path, expected) => {
	expect(paths(path)).toEqual(expected)
})

test('LG-04 several keywords each add their pages', () => {
	expect(paths('/residential/windsor/old')).toEqual([
		'/residential',
		'/residential/windsor',
		'/roll-off-dumpsters/windsor',
	])
})

test('LG-04 without a keyword: Home, All Services and Contact', () => {
	expect(suggestionsFor('/nothing', asBuiltIn)).toEqual([
		{ name: 'Home', to: '/' },
		{ name: 'All Services', to: '/services' },
		{ name: 'Contact', to: '/contact' },
	])
})

test('LG-04 a page that the office has removed is not suggested, and a town has its current name', () => {
	const { residentialTowns, rolloffTowns } = asBuiltIn
	if (!residentialTowns.ok || !rolloffTowns.ok) throw new Error('the built-in content has towns')
	const rows = rolloffTowns.rows.map((town) =>
		town.slug === 'windsor' ? { ...town, name: 'New Windsor' } : town,
	)
	const later = {
		...asBuiltIn,
		residentialTowns: {
			...residentialTowns,
			rows: residentialTowns.rows.filter(({ slug }) => slug !== 'windsor'),
		},
		rolloffTowns: { ...rolloffTowns, rows },
	}
	expect(suggestionsFor('/windsor', later)).toEqual([
		{ name: 'New Windsor roll-offs', to: '/roll-off-dumpsters/windsor' },
	])
})
