import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { extract } from 'tar-stream'
import { describe, expect, onTestFinished, test } from 'vitest'
import { archivePath } from '#app/office/own_site/own_path.ts'
import { openStore } from '#db/open_store.server.ts'
import { readAll } from '#test/company_site.ts'
import { sendOfficeForm } from '#test/office_forms.ts'
import { roomyFolder } from '#test/roomy_folder.ts'
import { runServer } from '#test/serve_store.ts'
import { get, signIn } from '#test/staff.ts'
import { freshConnection } from '#test/stores.ts'
import { press, uploadFile } from '#test/street_import.ts'

const root = join(import.meta.dirname, '..')

/** Starts a new site of a company on its own store. */
async function open(COMPANY: string) {
	const cleanUps: (() => Promise<void>)[] = []
	const connection = await freshConnection('sqlite', cleanUps, { migrated: false })
	const site = await runServer(connection, { COMPANY })
	const store = await openStore(connection)
	onTestFinished(async () => {
		await store.close()
		await site.stop()
		for (const cleanUp of cleanUps.toReversed()) await cleanUp()
	})
	return { url: site.url, store, cookie: await signIn({ url: site.url, store }, 'owner') }
}

async function archiveOf({ url, cookie }: { url: string; cookie: string }): Promise<Buffer> {
	const response = await get(url, archivePath, cookie)
	expect(response.status).toBe(200)
	return Buffer.from(await response.arrayBuffer())
}

/** The text files of an archive as one string. */
function textOf(archive: Buffer): string {
	return gunzipSync(archive).toString('latin1')
}

/** Unpacks an archive and resolves to the folder in it. */
async function unpacked(archive: Buffer): Promise<string> {
	const folder = mkdtempSync(join(roomyFolder(), 'hauler-taken-'))
	onTestFinished(() => rmSync(folder, { recursive: true }))
	for await (const entry of Readable.from([gunzipSync(archive)]).pipe(extract())) {
		const file = join(folder, entry.header.name)
		mkdirSync(join(file, '..'), { recursive: true })
		writeFileSync(file, await buffer(entry))
	}
	return join(folder, readdirSync(folder)[0] ?? '')
}

/** Every page of a site as a visitor sees it, without parts that depend only on the connection. */
async function pagesOf(url: string): Promise<Map<string, string>> {
	const { texts, faults } = await readAll(url, ['/', '/sitemap.xml'], {})
	expect(faults).toEqual([])
	return new Map([...texts].map(([path, text]) => [path, asSeen(text)]))
}

function asSeen(text: string): string {
	return (
		text
			.replaceAll(/(?:localhost|127\.0\.0\.1)(?::|%3A)\d+/g, 'site')
			// The example may be any address of the list.
			.replaceAll(/placeholder="\d+ [^"]*"|"example\\*",\\*"\d+ [^"]*"/g, '')
			.replaceAll(/nonce="[^"]*"|"contentVersion":\d+|name="idempotency_key" value="[^"]*"/g, '')
			.replaceAll(/(?:>|\\u003e)(?:\s|\\n)+(?=<|\\u003c)/g, '>')
	)
}

/** A short excerpt of two versions of a page around their first difference. */
function difference(path: string, one: string, other: string): string[] {
	const at = [...one].findIndex((letter, index) => letter !== other[index])
	const part = (text: string) => text.slice(Math.max(0, at - 80), at + 80)
	return one === other ? [] : [`${path}: ${part(one)} / ${part(other)}`]
}

describe('a site that the office has edited', () => {
	test('FI-120 is exported as a company folder, from which another store makes the same site and exports the same folder', async () => {
		const first = await open(join(root, 'companies/whetstone'))
		const send = (path: string, intent: string, typed?: Record<string, string | File>) =>
			sendOfficeForm(first, path, intent, typed)
		await send('/admin/content/cart_sizes/cart-small', 'publish', { price_dollars: '25.50' })
		await send('/admin/facts/portals', 'publish', { 'portals.billing': 'https://pay.example/whetstone' })
		await send('/admin/content/residential_towns/new', 'publish', {
			name: 'Marengo',
			slug: 'marengo',
			local_blurb: 'The truck comes on Fridays, “early”, & leaves by noon: 3 < 4.',
			'pricing_info.columns.0': 'Cart',
			'pricing_info.columns.1': 'A month',
			'pricing_info.items.0.service': 'The small one',
			'pricing_info.items.0.price': '{{price.cart64}}',
		})
		await send('/admin/content/kb_articles/help-leaves-in-the-fall', 'publish', {
			content:
				'<h2>Leaves</h2><p>Bag them, <strong>please</strong>.</p><ul><li><p>dry</p></li><li><p>tied</p></li></ul><table><tbody><tr><td>Oct</td></tr></tbody></table>',
		})
		await send('/admin/content/kb_articles/help-bulky-items', 'publish', {
			content: '<p>Call <a href="/contact">us</a>.</p><ol><li>Ask.</li><li>Wait.</li></ol>',
		})
		const faq = await first.store.db.selectFrom('faqs').select('id').limit(1).executeTakeFirstOrThrow()
		await send(`/admin/content/faqs/${faq.id}`, 'delete')
		const picture = new File(
			[
				new Uint8Array(
					await sharp({ create: { width: 500, height: 300, channels: 3, background: '#357' } })
						.png()
						.toBuffer(),
				),
			],
			'truck.png',
		)
		await send('/admin/pictures', 'upload', { picture, alt: 'Our truck at the depot' })
		const row = await first.store.db
			.selectFrom('uploaded_pictures')
			.select(['id', 'widths'])
			.where('name', '=', 'truck.png')
			.executeTakeFirstOrThrow()
		await send('/admin/content/residential_towns/residential-delaware', 'publish', {
			hero_image_url: `/uploads/${row.id}-${Math.max(...row.widths)}.webp`,
			hero_alt_text: 'Our truck at the depot',
		})
		const area = await first.store.db
			.selectFrom('pickup_areas')
			.select('slug')
			.limit(1)
			.executeTakeFirstOrThrow()
		const list = await uploadFile(
			first,
			`Street,From,To,Side,ZIP,Area\nElm St,1,99,odd,,${area.slug}\nOak Ave,100,198,even,43015,${area.slug}\n`,
		)
		expect((await press({ ...first, output: () => '' }, list, { intent: 'publish' })).status).toBe(303)
		const isFinished = async () =>
			(await first.store.db.selectFrom('uploaded_pictures').selectAll().execute()).every(
				({ is_avif_ready }) => is_avif_ready,
			)
		await expect.poll(isFinished).toBe(true)

		const archive = await archiveOf(first)
		expect((await archiveOf(first)).equals(archive)).toBe(true)
		const folder = await unpacked(archive)
		const { stdout } = await promisify(execFile)(join(root, 'bin/check-company'), [folder])
		expect(stdout).toContain('can be started')

		const second = await open(folder)
		const [here, there] = [await pagesOf(first.url), await pagesOf(second.url)]
		expect([...there.keys()].toSorted()).toEqual([...here.keys()].toSorted())
		const differences: string[] = []
		for (const [path, text] of here) {
			if (text === there.get(path)) continue
			// Reads both again at the same moment, because at noon a page may name another day.
			const both = await Promise.all([first, second].map(async ({ url }) => (await fetch(url + path)).text()))
			const [one = '', other = ''] = both.map(asSeen)
			differences.push(...difference(path, one, other))
		}
		expect(differences).toEqual([])
		expect(here.get('/residential/marengo')).toContain('The small one')
		const again = await archiveOf(second)
		expect(textOf(again)).toBe(textOf(archive))
		expect(again.equals(archive)).toBe(true)
		const all = textOf(archive)
		for (const secret of ['o@office.example', 'Test owner', first.cookie.split('=')[1] ?? ''])
			expect(all).not.toContain(secret)
	})
})
