import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import type { RouteHandle } from '#app/route_handle.ts'

/** The query parameter with which any page with a form shows a receipt. nginx keeps it on every path. */
const receipt = 'sent'

/** The other query parameters that public routes declare, by the path pattern that nginx matches. */
async function declared(entries: readonly RouteConfigEntry[]): Promise<[path: string, names: string[]][]> {
	const found = await Promise.all(
		entries.map(async ({ file, path = '', children = [] }): Promise<[string, string[]][]> => {
			if (path.startsWith('admin')) return []
			const { handle } = (await import(join('../app', file))) as { handle?: RouteHandle }
			const names = handle?.variesBy.filter((name) => name !== receipt) ?? []
			const begun = handle?.begins === undefined ? path : handle.begins + path
			const own: [string, string[]][] =
				names.length > 0 ? [[`/${begun.replace(/:\w+/g, '[^/?]+')}`, names]] : []
			return [...own, ...(await declared(children))]
		}),
	)
	return found.flat()
}

test('nginx keeps the parameters that routes declare in a page’s address, and no others', async () => {
	const configuration = readFileSync(join(import.meta.dirname, 'nginx.conf'), 'utf8')
	const [, map = ''] = /map \$request_uri \$page_address \{\n([^}]*)\}/.exec(configuration) ?? []
	const lines = map.split('\n').map((line) => line.trim())
	const wanted = (await declared(await routes)).map(
		([path, names]) => `"~^${path}\\?(?:.*&)?(?:${names.join('|')})(?:[=&]|$)" $request_uri;`,
	)
	expect(wanted.length).toBeGreaterThan(15)
	expect(lines.slice(2, -2)).toEqual([`"~^[^?]*\\?(?:.*&)?${receipt}(?:[=&]|$)" $request_uri;`, ...wanted])
})
