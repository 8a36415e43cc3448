import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { routeListIn, routeListName } from '#server/route_list.ts'
import { visitorsManifestUrl } from './visitors_manifest.ts'

const client = join(import.meta.dirname, '../../build/client')

test('the scripts of the home page stay below 123 KB on the wire: no library of the office rides along', () => {
	const assets = join(client, 'assets')
	const { entry, routes } = routeListIn(assets, visitorsManifestUrl(routeListName(assets)))
	const { root, site, 'pages/home/route': home } = routes
	if (!root || !site || !home) throw new Error('The route list lacks the home page.')
	const files = new Set([entry, root, site, home].flatMap(({ module, imports }) => [module, ...imports]))
	const bytes = [...files].map((file) => statSync(join(client, `${file}.br`)).size)
	expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(123_000)
})
