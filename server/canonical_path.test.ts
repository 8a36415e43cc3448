import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { isDecodable, relevantSearch, canonicalPath } from './canonical_path.ts'

type Routes = ServerBuild['routes']

/** A route table like the site's, in the format of a build. */
const routes = Object.fromEntries(
	[
		{ id: 'site' },
		{ id: 'home', parentId: 'site', index: true, handle: { variesBy: ['sent'] } },
		{ id: 'about', parentId: 'site', path: 'about' },
		{ id: 'help', parentId: 'site', path: 'help', handle: { variesBy: ['q', 'category'] } },
		{ id: 'article', parentId: 'site', path: 'help/:slug', handle: { variesBy: ['voted'] } },
		{ id: 'roll-off', parentId: 'site', path: 'roll-off-dumpsters' },
		{ id: 'sitemap', parentId: 'site', path: 'sitemap.xml' },
		{ id: 'missing', parentId: 'site', path: '*' },
		{ id: 'admin', path: 'admin' },
		{ id: 'lead', parentId: 'admin', path: 'leads/:form/:id' },
		{ id: 'no-office', parentId: 'admin', path: '*' },
	].map(({ handle, ...route }) => [route.id, { ...route, module: { default: null, handle } }]),
) as unknown as Routes

test.for([
	['/', '/'],
	['', '/'],
	['/about', '/about'],
	['/ABOUT', '/about'],
	['/%61bout', '/about'],
	['/%41BOUT', '/about'],
	['/about/', '/about'],
	['//about//', '/about'],
	['/help//Cart-Placement', '/help/cart-placement'],
	['/sitemap%2Exml', '/sitemap.xml'],
	['/Rolloffs/anything', '/roll-off-dumpsters'],
	['/rolloffs/a%20b', '/roll-off-dumpsters'],
	['/admin/leads/quote/AbC', '/admin/leads/quote/AbC'],
	['/Admin/Leads/quote/AbC', '/admin/leads/quote/abc'],
	['/nowhere', '/nowhere'],
	['/NoWhere/', '/NoWhere'],
	['//evil.example/', '/evil.example'],
	['/a%2Fbout', '/a%2Fbout'],
	['/help/a%2Fb', '/help/a%2Fb'],
	['/caf%C3%A9', '/caf%C3%A9'],
	['/about%20', '/about%20'],
	['/about%2561', '/about%2561'],
	['/help/cart-placement.data', '/help/cart-placement.data'],
	['//evil.example/_.data', '/evil.example/_.data'],
	['//evil.example//about.data', '/evil.example//about.data'],
])('%s has the canonical path %s', ([asked = '', expected]) => {
	const address = canonicalPath(routes, asked, sampleFacts)
	expect(address?.path).toBe(expected)
	expect(isDecodable(asked)).toBe(true)
	expect(canonicalPath(routes, address?.path ?? '', sampleFacts)?.path, 'nobody is sent on twice').toBe(
		expected,
	)
})

test.for([
	'/%ff',
	'/%',
	'/help/%E0%A4%A',
	'/about/%c0%ae',
	'/%ff.data',
	'/about%00',
	'/help/%00.data',
	'/about%0A',
	'/nope%0d%0ax',
	'/help/a%E2%80%A8b',
])('%s cannot be decoded', (path) => {
	expect(isDecodable(path)).toBe(false)
	expect(canonicalPath(routes, path, sampleFacts)).toBeNull()
})

test.for([
	['/', '?sent=1&utm_source=mail', '?sent=1'],
	['/', '?q=x', ''],
	['/about', '?q=x&sent=1&voted=2', ''],
	['/help', '?category=carts&q=broken+lid&x=1', '?category=carts&q=broken+lid'],
	['/help', '?Q=x', ''],
	['/help', '?%71=x', '?q=x'],
	['/help', '?q=a&q=b', '?q=a&q=b'],
	['/help', '?', ''],
	['/help/cart-placement', '?voted=1&utm_source=mail', '?voted=1'],
	['/nowhere', '?sent=1', ''],
	['/admin/leads/quote/1', '?anything=1', '?anything=1'],
	['/admin/nowhere', '?anything=1', '?anything=1'],
	['/ADMIN/no%20where', '?anything=1', '?anything=1'],
	['/%61dmin/nowhere', '?anything=1', '?anything=1'],
	['/administration', '?anything=1', ''],
	['/about.data', '?_routes=about', '?_routes=about'],
])('on %s, the relevant part of the query %s is %s', ([path = '', search = '', expected]) => {
	const address = canonicalPath(routes, path, sampleFacts)
	expect(address && relevantSearch(search, address)).toBe(expected)
})

test('a page certainly exists if its route has no parameters', () => {
	const certain = [
		'/',
		'/about',
		'/help',
		'/about.data',
		'/_.data',
		'/help/x',
		'/nowhere',
		'/nowhere.data',
	].filter((path) => canonicalPath(routes, path, sampleFacts)?.isStatic)
	expect(certain).toEqual(['/', '/about', '/help', '/about.data', '/_.data'])
})
