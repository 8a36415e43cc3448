import { expect, test } from 'vitest'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { rolloffTowns } from '#db/seed/rolloff_towns.ts'
import { services } from '#db/seed/services.ts'
import { redirectFor } from './redirects.ts'

const moved = [
	['/residential-fort-collins', '/residential/fort-collins'],
	['/residential-greeley', '/residential/greeley'],
	['/residential-wellington', '/residential/wellington'],
	['/residential-windsor', '/residential/windsor'],
	['/residential-severance', '/residential/severance'],
	['/residential-north-county', '/residential/north-county'],
	['/residential-northern-communities', '/residential/north-county'],
	['/northern-communities', '/residential/north-county'],
	['/berthoud', '/residential'],
	['/longmont', '/residential'],
	['/loveland', '/residential'],
	['/recycling', '/residential'],
	['/rolloffs', '/roll-off-dumpsters'],
	['/rolloffs/', '/roll-off-dumpsters'],
	['/rolloffs/loveland', '/roll-off-dumpsters'],
	['/rolloffs/a/b%20c/d', '/roll-off-dumpsters'],
	['/rolloff-dumpsters/12-yard', '/rolloff-12-yard'],
	['/rolloff-dumpsters/15-yard', '/rolloff-15-yard'],
	['/rolloff-dumpsters/20-yard', '/rolloff-20-yard'],
	['/rolloff-dumpsters/30-yard', '/rolloff-30-yard'],
	['/rolloff-dumpsters/berthoud', '/roll-off-dumpsters/berthoud'],
	['/rolloff-dumpsters/fort-collins', '/roll-off-dumpsters/fort-collins'],
	['/rolloff-dumpsters/greeley', '/roll-off-dumpsters/greeley'],
	['/rolloff-dumpsters/longmont', '/roll-off-dumpsters/longmont'],
	['/rolloff-dumpsters/loveland', '/roll-off-dumpsters/loveland'],
	['/rolloff-dumpsters/wellington', '/roll-off-dumpsters/wellington'],
	['/rolloff-dumpsters/windsor', '/roll-off-dumpsters/windsor'],
	['/rolloff-dumpsters/northern-communities', '/roll-off-dumpsters/northern-communities'],
	['/rolloff-dumpsters/severance', '/roll-off-dumpsters/severance'],
	['/commercial/4-yard', '/commercial'],
	['/commercial/6-yard', '/commercial'],
	['/commercial/8-yard', '/commercial'],
	['/commercial/10-yard', '/commercial'],
	['/commercial/40-yard', '/commercial'],
	['/6-yard', '/commercial'],
	['/8-yard', '/commercial'],
	['/10-yard', '/commercial'],
	['/40-yard', '/commercial'],
	['/roll-off-dumpsters/10-yard', '/roll-off-dumpsters'],
	['/roll-off-dumpsters/40-yard', '/roll-off-dumpsters'],
	['/rolloff-10-yard', '/roll-off-dumpsters'],
	['/rolloff-40-yard', '/roll-off-dumpsters'],
	['/knowledge-base', '/help'],
	['/knowledge-base/', '/help'],
	['/knowledge-base/billing', '/help'],
	['/knowledge-base/billing/customer-id', '/help'],
] as const

const answered = [
	['/services/residential', '/residential'],
	['/services/recycling', '/residential'],
	['/services/lawn', '/residential'],
	['/services/commercial', '/commercial'],
	['/services/roll-off', '/roll-off-dumpsters'],
	['/services/hoa', '/hoa-services'],
	['/services/dump-runs', '/services'],
	['/rolloff/loveland', '/roll-off-dumpsters/loveland'],
	['/rolloff/estes-park', '/roll-off-dumpsters/estes-park'],
	['/rolloff/20-yard', '/rolloff-20-yard'],
	['/rolloff/10-yard', '/roll-off-dumpsters'],
	['/rolloff/sizes', '/roll-off-dumpsters'],
	['/rolloff/sizes/12-yard', '/rolloff-12-yard'],
	['/rolloff/sizes/15-yard', '/rolloff-15-yard'],
	['/rolloff/sizes/20-yard', '/rolloff-20-yard'],
	['/rolloff/sizes/30-yard', '/rolloff-30-yard'],
	['/rolloff/sizes/40-yard', '/roll-off-dumpsters'],
	['/rolloff/sizes/18-yard', '/roll-off-dumpsters'],
] as const

test.each(moved)('SM-03 %s redirects to %s', (from, to) => {
	expect(redirectFor(from, facts)).toBe(to)
})

test.each(answered)('D20 %s redirects to %s', (from, to) => {
	expect(redirectFor(from, facts)).toBe(to)
})

test('a trailing slash does not matter, and no target redirects again', () => {
	for (const [from, to] of [...moved, ...answered]) {
		expect(redirectFor(`${from.replace(/\/$/, '')}/`, facts)).toBe(to)
		expect(redirectFor(to, facts)).toBeNull()
	}
})

test('D20 every service, roll-off town and size of the seed leads to its own page', () => {
	for (const { slug } of services) expect(redirectFor(`/services/${slug}`, facts)).not.toBe('/services')
	for (const { slug } of rolloffTowns) {
		expect(redirectFor(`/rolloff/${slug}`, facts)).toBe(`/roll-off-dumpsters/${slug}`)
		expect(redirectFor(`/rolloff-dumpsters/${slug}`, facts)).toBe(`/roll-off-dumpsters/${slug}`)
	}
	for (const { yards } of facts.rolloffs) {
		expect(redirectFor(`/rolloff/sizes/${yards}-yard`, facts)).toBe(`/rolloff-${yards}-yard`)
	}
})

test('an old address of a size leads to its page, or to the overview if it has no page or is not rented', () => {
	const [size] = facts.rolloffs
	if (!size) throw new Error('The sample company has sizes')
	const here = {
		...facts,
		rolloffs: [
			{ ...size, yards: 10, slug: '10-yard' },
			{ ...size, yards: 18, slug: null },
		],
	}
	expect(redirectFor('/rolloff-10-yard', here)).toBeNull()
	expect(redirectFor('/rolloff/10-yard', here)).toBe('/rolloff-10-yard')
	expect(redirectFor('/rolloff/sizes/18-yard', here)).toBe('/roll-off-dumpsters')
	expect(redirectFor('/rolloff/sizes/20-yard', here), 'it is not rented any more').toBe('/roll-off-dumpsters')
})

test.each([
	'/',
	'/faqs',
	'/services',
	'/services/',
	'/residential',
	'/residential/windsor',
	'/commercial/2-yard',
	'/commercial/3-yard',
	'/4-yard',
	'/roll-off-dumpsters',
	'/roll-off-dumpsters/loveland',
	'/rolloff-12-yard',
	'/help/knowledge-base',
	'/rolloffsize',
	'/knowledge-bases',
	'/rolloff-dumpsters',
	'/rolloff-dumpsters/10-yard',
	'/rolloff-dumpsters/denver',
	'/residential-denver',
	'/residential-windsor/more',
])('%s does not redirect', (path) => {
	expect(redirectFor(path, facts)).toBeNull()
})

test.each([
	'//evil.example',
	'//evil.example/rolloffs',
	'/rolloff//evil.example',
	'/rolloff/evil.example',
	'/rolloff/\\evil.example',
	'/rolloff/%2F%2Fevil.example',
	'/rolloff/a%0d%0aset-cookie',
	'/services/https://evil.example',
	'/services/constructor/',
	'/rolloffs//evil.example',
	'/rolloffs/https://evil.example',
	'/knowledge-base/\n//evil.example',
	'https://evil.example/rolloffs',
])('%s redirects only within the site', (path) => {
	expect(redirectFor(path, facts) ?? '/').toMatch(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)?)?$/)
})
