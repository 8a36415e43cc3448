import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const client = join(import.meta.dirname, '../../build/client')

interface Manifest {
	entry: { module: string; imports: string[] }
	routes: Record<string, { module: string; imports?: string[] }>
}

/** The route list that visitors' browsers load: a script that sets a global. */
async function visitorsManifest(): Promise<Manifest> {
	const name = readdirSync(join(client, 'assets')).find((file) => file.endsWith('-visitors.js'))
	if (name === undefined) throw new Error('The build has no route list for visitors.')
	const scope: { __reactRouterManifest?: Manifest } = {}
	Object.assign(globalThis, { window: scope })
	await import(join(client, 'assets', name))
	if (!scope.__reactRouterManifest) throw new Error('The route list sets no manifest.')
	return scope.__reactRouterManifest
}

test('the scripts of the home page stay below 123 KB on the wire: no library of the office rides along', async () => {
	const { entry, routes } = await visitorsManifest()
	const { root, site, 'pages/home/route': home } = routes
	if (!root || !site || !home) throw new Error('The route list lacks the home page.')
	const files = new Set(
		[entry, root, site, home].flatMap(({ module, imports }) => [module, ...(imports ?? [])]),
	)
	const bytes = [...files].map((file) => statSync(join(client, `${file}.br`)).size)
	expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(123_000)
})
