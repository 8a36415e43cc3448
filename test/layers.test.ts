import { expect, test } from 'vitest'
import { circlesIn, importGraph } from './import_graph.ts'

/**
 * From the bottom up: a file imports from its own part and from layers below. Parts of one layer do not import each
 * other.
 */
const layers: readonly (readonly string[])[] = [
	['platform/'],
	['app/scenes/'],
	['db/'],
	['app/ui/', 'app/route_handle.ts'],
	['app/company/', 'app/theme/', 'app/people/'],
	['app/pickup/schedule/'],
	['app/content/'],
	['app/pictures/'],
	['app/csp.server.ts', 'app/context.server.ts', 'app/render_inputs.server.ts'],
	['app/seo/'],
	['app/search/', 'app/shell/'],
	['app/leads/', 'app/sections/', 'app/boot/'],
	['app/pickup/', 'app/texts/'],
	['app/help/', 'app/residential/', 'app/commercial/', 'app/rolloff/', 'app/hoa/', 'app/billing/'],
	['app/pages/', 'app/offers/'],
	['app/site.tsx', 'app/root.tsx', 'app/routes.ts'],
	['app/entry.client.tsx', 'app/entry.server.tsx'],
	['app/office/'],
	['art/'],
	['server/'],
]

const graph = importGraph()
const parts = layers.flatMap((layer, height) => layer.map((path) => ({ path, height })))
// The longest matching path: a folder may have a layer of its own.
const partOf = (file: string) =>
	parts.filter(({ path }) => file.startsWith(path)).toSorted((a, b) => b.path.length - a.path.length)[0]

test('layers are made of folders, and of files at the root of the app', () => {
	expect(layers.flat().filter((path) => !/\/$|^app\/[^/]+$/.test(path))).toEqual([])
})

test('every file has a layer', () => {
	expect([...graph.keys()].filter((file) => !partOf(file))).toEqual([])
})

test('imports point down', () => {
	const upward = [...graph].flatMap(([file, imports]) => {
		const from = partOf(file)
		return imports
			.filter((imported) => {
				const to = partOf(imported)
				return from && to && from !== to && to.height >= from.height
			})
			.map((imported) => `${file} -> ${imported}`)
	})
	expect(upward).toEqual([])
})

test('no two files import each other, not even by way of others', () => {
	expect(circlesIn(graph)).toEqual([])
})

test('a circle is detected', () => {
	const sample = new Map([
		['db/a.ts', ['app/ui/b.ts']],
		['app/ui/b.ts', ['app/ui/c.ts']],
		['app/ui/c.ts', ['db/a.ts']],
		['app/ui/d.ts', ['db/a.ts']],
	])
	expect(circlesIn(sample)).toEqual([['app/ui/b.ts', 'app/ui/c.ts', 'db/a.ts']])
})
