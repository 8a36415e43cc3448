import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type ContentType, fieldsOf } from '#app/content/content_type.ts'
import { contentTypes } from '#app/content/content_types.ts'
import { contentTables } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import { daysAroundNow, serviceAlertRow } from '#test/rows.ts'
import { runServer, serveStore } from '#test/serve_store.ts'
import type { OpenServer } from '#test/open_server.ts'
import { describeStore } from '#test/stores.ts'

/** The paths of all cacheable pages. */
async function listedPages(url: string): Promise<string[]> {
	const xml = await (await fetch(`${url}/sitemap.xml`)).text()
	const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
	expect(listed.length).toBeGreaterThan(50)
	return [...listed, '/sitemap', '/search', '/sitemap.xml', '/robots.txt', '/search-index.json']
}

/** Keeps two pages per folder, because the pages of a folder are built alike. */
function fewOfEachKind(paths: readonly string[]): string[] {
	const seen = new Map<string, number>()
	return paths.filter((path) => {
		const folder = path.slice(0, path.lastIndexOf('/'))
		seen.set(folder, (seen.get(folder) ?? 0) + 1)
		return folder === '' || (seen.get(folder) ?? 0) <= 2
	})
}

async function readAll(url: string, paths: readonly string[]): Promise<Map<string, string>> {
	const pages = new Map<string, string>()
	for (const path of paths) pages.set(path, await (await fetch(url + path)).text())
	return pages
}

/** The paths of the debug lines with this message, from `from` on. */
function logged(server: Pick<OpenServer, 'output'>, message: string, from = 0): string[] {
	return server
		.output()
		.slice(from)
		.split('\n')
		.filter((line) => line.includes(`"msg":"${message}`))
		.map((line) => /"path":"([^"]*)"/.exec(line)?.[1] ?? '')
}

describeStore('sqlite', 'saving content', (fresh) => {
	test('renders only the pages that depend on it, and compresses those that changed', async () => {
		const store = await fresh({ seed: true })
		const server = await serveStore(store.connection, { LOG_LEVEL: 'debug' })
		const paths = await listedPages(server.url)
		const before = await readAll(server.url, paths)
		const [faq] = await store.db.selectFrom('faqs').selectAll().where('audience', '=', 'general').execute()
		await expect.poll(() => logged(server, 'page is new').length).toBe(paths.length)
		const known = server.output().length

		const answer = 'On the day after the holiday, at the usual hour.'
		await store.db
			.updateTable('faqs')
			.set({ answer })
			.where('id', '=', faq?.id ?? '')
			.execute()
		const faqs = async () => (await fetch(`${server.url}/faqs`)).text()
		await expect.poll(faqs, { interval: 20 }).toContain(answer)
		const after = await readAll(server.url, paths)

		const changed = paths.filter((path) => before.get(path) !== after.get(path))
		expect(changed).toContain('/faqs')
		expect(changed.length).toBeLessThan(6)
		// The log is written within a second.
		await expect.poll(() => logged(server, 'page is new', known).toSorted()).toEqual(changed.toSorted())
		// Files such as the site map have no inputs hash.
		const isFile = (path: string) => path.includes('.')
		const rendered = logged(server, 'page came out as it was', known)
		expect(rendered.filter((path) => !isFile(path))).toEqual([])
		const notRendered = logged(server, 'page is made of what it was', known)
		expect(notRendered).not.toEqual([])
		expect(rendered.length + notRendered.length).toBeLessThan(paths.length / 3)
	})
})

type Change = (db: Store['db']) => Promise<unknown>

/** A visible change to a content type: appends to its first text column that is not a URL. */
function changeOf(type: ContentType): [string, Change] {
	const text = fieldsOf(type).find(
		(field) => field.control === 'textarea' || (field.control === 'text' && !field.format && !field.unique),
	)
	if (!text) throw new Error(`${type.label} have no text: say here what else of them shows`)
	const longer = sql`update ${sql.table(type.table)} set ${sql.ref(text.name)} = ${sql.ref(text.name)} || ' now'`
	return [type.table, (db) => longer.execute(db)]
}

/** Changes for tables whose visible part is not a text column. */
const special: Readonly<Record<string, Change>> = {
	color_variables: (db) => db.updateTable('color_variables').set({ hsl_value: '200 50% 20%' }).execute(),
	search_synonyms: (db) => db.deleteFrom('search_synonyms').execute(),
	company_facts: (db) =>
		db
			.insertInto('company_facts')
			.values({
				id: 'phone',
				name: 'phone',
				value: '"(970) 555-0199"',
				updated_at: '2026-11-21T14:00:00.000Z',
			})
			.execute(),
	service_alerts: (db) => db.insertInto('service_alerts').values(serviceAlertRow(daysAroundNow())).execute(),
	color_palettes: (db) => db.updateTable('color_palettes').set({ is_active: false }).execute(),
}

/** One change per visible table; the palette goes last, because without one its colors no longer show. */
const changes: readonly [string, Change][] = [
	...contentTypes.filter(({ table }) => !(table in special)).map(changeOf),
	...Object.entries(special),
]

describeStore('sqlite', 'the page cache', (fresh) => {
	test('serves the same pages after any change as a server that was started after the change', async () => {
		const store = await fresh({ seed: true })
		const environment = { PUBLIC_URL: 'https://hauler.example' }
		const kept = await runServer(store.connection, environment)
		const paths = fewOfEachKind(await listedPages(kept.url))
		expect(changes.map(([table]) => table).toSorted(), 'every table is changed').toEqual(
			contentTables.filter((table) => table !== 'uploaded_pictures').toSorted(),
		)
		const faults: string[] = []
		const unseen: string[] = []
		let before = await readAll(kept.url, paths)
		for (const [table, change] of changes) {
			await change(store.db)
			const started = await serveStore(store.connection, environment)
			const expected = await readAll(started.url, paths)
			const shown = await readAll(kept.url, paths)
			for (const path of paths) {
				if (shown.get(path) === expected.get(path)) continue
				// Reads both again at the same moment, because at noon a page may name another day.
				const [now, anew] = await Promise.all([kept, started].map(({ url }) => readAll(url, [path])))
				if (now?.get(path) !== anew?.get(path)) faults.push(`${table}: ${path}`)
			}
			await started.stop()
			if (paths.every((path) => before.get(path) === shown.get(path))) unseen.push(table)
			before = shown
		}
		expect(faults).toEqual([])
		expect(unseen, 'are for the office and the search alone').toEqual([
			'answer_templates',
			'text_templates',
			'search_synonyms',
		])
	})
})
