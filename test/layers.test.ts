import { expect, test } from 'vitest'
import { circlesIn, importGraph } from './import_graph.ts'

/**
 * The layers from the bottom up. A file imports only from its own part and from lower layers; the parts of a layer do not
 * import each other.
 */
const layers: readonly (readonly string[])[] = [
	['platform/'],
	['app/scenes/', 'app/places/'],
	['db/'],
	['app/ui/', 'app/route_handle.ts'],
	['app/company/', 'app/theme/', 'app/people/'],
	['app/pickup/schedule/'],
	['app/content/'],
	['app/pictures/'],
	['app/services.server.ts'],
	['app/csp.server.ts', 'app/context.server.ts', 'app/render_inputs.server.ts'],
	['app/seo/'],
	['app/search/', 'app/shell/'],
	['app/leads/', 'app/sections/', 'app/boot/'],
	['app/pickup/', 'app/texts/'],
	['app/stops/'],
	['app/help/', 'app/residential/', 'app/commercial/', 'app/rolloff/', 'app/hoa/', 'app/billing/'],
	['app/pages/', 'app/offers/'],
	['app/site.tsx', 'app/root.tsx', 'app/routes.ts'],
	['app/entry.client.tsx', 'app/entry.server.tsx'],
	['app/office/parts/', 'app/office/kernel/words/', 'app/office/kernel/list/'],
	['app/office/sign_in/', 'app/office/shortcuts/', 'app/office/kernel/fields/'],
	['app/office/kernel/store/', 'app/office/requests/'],
	['app/office/kernel/rows/'],
	['app/office/kernel/preview/'],
	['app/office/kernel/plans/'],
	['app/office/kernel/screens/'],
	// `app/office/` is also every folder of the office that is not listed, such as that of a new resource.
	['app/office/', 'app/office/alerts/', 'app/office/palettes/', 'app/office/texts/'],
	['app/office/pictures/', 'app/office/staff/', 'app/office/facts/', 'app/office/streets/'],
	['app/office/areas/', 'app/office/messages/'],
	[
		'app/office/content/',
		'app/office/people/',
		'app/office/pickup_week/',
		'app/office/planned/',
		'app/office/prices/',
	],
	['app/office/samples/', 'app/office/activity/'],
	['app/office/notices/'],
	[
		'app/office/account/',
		'app/office/dashboard/',
		'app/office/inbox/',
		'app/office/own_site/',
		'app/office/shell/',
	],
	['app/office/phone_request/', 'app/office/reminders/', 'app/office/today/'],
	['app/office/layout.tsx', 'app/office/not_found_route.tsx', 'app/office/office_types.server.ts'],
	['art/'],
	['server/'],
]

const graph = importGraph()
const parts = layers.flatMap((layer, height) => layer.map((path) => ({ path, height })))
// The longest matching path, since a folder may be in another layer than its parent.
const partOf = (file: string) =>
	parts.filter(({ path }) => file.startsWith(path)).toSorted((a, b) => b.path.length - a.path.length)[0]

test('layers are made of folders, and of files at the root of the app or of the office', () => {
	expect(layers.flat().filter((path) => !/\/$|^app\/(?:office\/)?[^/]+$/.test(path))).toEqual([])
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

test('no two files import each other, not even indirectly', () => {
	expect(circlesIn(graph)).toEqual([])
})

test('no two folders of the office import each other, not even indirectly', () => {
	const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'))
	const folders = new Map<string, string[]>()
	for (const [file, imports] of graph) {
		if (!file.startsWith('app/office/')) continue
		const from = folderOf(file)
		const others = imports.map(folderOf).filter((to) => to !== from && to.startsWith('app/office'))
		folders.set(from, [...(folders.get(from) ?? []), ...others])
	}
	expect(folders.size).toBeGreaterThan(20)
	expect(circlesIn(folders)).toEqual([])
})

test('a circular import is detected', () => {
	const sample = new Map([
		['db/a.ts', ['app/ui/b.ts']],
		['app/ui/b.ts', ['app/ui/c.ts']],
		['app/ui/c.ts', ['db/a.ts']],
		['app/ui/d.ts', ['db/a.ts']],
	])
	expect(circlesIn(sample)).toEqual([['app/ui/b.ts', 'app/ui/c.ts', 'db/a.ts']])
})
