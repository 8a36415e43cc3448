import { expect, test } from 'vitest'
import { suggestionsFor } from './not_found_suggestions.ts'

const paths = (path: string) => suggestionsFor(path).map(({ to }) => to)

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
	expect(suggestionsFor('/nothing')).toEqual([
		{ name: 'Home', to: '/' },
		{ name: 'All Services', to: '/services' },
		{ name: 'Contact', to: '/contact' },
	])
})
