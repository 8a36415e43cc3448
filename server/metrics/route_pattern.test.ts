import { expect, test } from 'vitest'
import { routePatterns } from './route_pattern.ts'

const patternOf = routePatterns({
	root: { id: 'root', path: '' },
	site: { id: 'site', parentId: 'root' },
	home: { id: 'home', parentId: 'site', index: true },
	help: { id: 'help', parentId: 'site', path: 'help' },
	article: { id: 'article', parentId: 'site', path: 'help/:slug' },
	map: { id: 'map', parentId: 'site', path: 'sitemap.xml' },
	office: { id: 'office', parentId: 'root', path: 'admin' },
	lead: { id: 'lead', parentId: 'office', path: 'leads/:form/:id' },
	rest: { id: 'rest', parentId: 'site', path: '*' },
})

test.for([
	['/', '/'],
	['/_root.data', '/'],
	['/help', '/help'],
	['/help.data', '/help'],
	['/help/cart-repair', '/help/:slug'],
	['/help/cart-repair.data', '/help/:slug'],
	['/sitemap.xml', '/sitemap.xml'],
	['/admin', '/admin'],
	['/admin/leads/quote/8d1', '/admin/leads/:form/:id'],
	['/healthz', '/healthz'],
	['/uploads/a-400.webp', '/uploads/:name'],
	['/assets/old-1234.js', '(file)'],
	['/nowhere/at/all', '*'],
	['/wp-login', '*'],
])('a request of %s is counted as %s', ([path, pattern]) => {
	expect(patternOf(path ?? '')).toBe(pattern)
})
