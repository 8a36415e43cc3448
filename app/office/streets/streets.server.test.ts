import { setTimeout } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { sampleRanges } from '#db/seed/street_ranges.ts'
import { describeOffice } from '#test/office_server.ts'
import { get, post, signIn } from '#test/staff.ts'
import { removeImport } from './import/remove_import.server.ts'
import { formControls } from '../kernel/fields/form_controls.ts'
import {
	enterAsEditor as enter,
	pageText as page,
	press,
	publishedRanges as published,
	resetStreets,
	sendFile as send,
	streetHeadings,
	textOf as plain,
	uploadFile as upload,
} from '#test/street_import.ts'

const heading = streetHeadings
const small = `${heading}Elm St,100,198,even,80550,windsor-lake\nOak St,1,99,,,Windsor Lake and downtown\n`

describeOffice('street ranges', (server) => {
	beforeEach(() => resetStreets(server()))

	test('PD-16 a file is summarized, published in one transaction, found by the look-up, undone, and exported unchanged', async () => {
		const office = await enter(server())
		const before = await published(office)
		const path = await upload(office, small)
		const summary = await page(office, path)
		expect(summary).toContain('2 ranges on 2 streets would be published')
		expect(summary).toContain('Areas that lose streets')
		expect(summary).toMatch(/Windsor: Windsor Lake and downtown: \d+ streets/)
		expect(await published(office), 'nothing is published yet').toEqual(before)

		const done = await press(office, path, { intent: 'publish' })
		expect([done.status, done.headers.get('location')]).toEqual([303, '/admin/streets?done=published'])
		const lines = [
			'Elm St 100 198 even 80550 pickup-area-windsor-lake',
			'Oak St 1 99 all  pickup-area-windsor-lake',
		]
		expect(await published(office)).toEqual(lines)
		const found = await post(office.url, '/pickup-day', { pickup_address: '104 elm' })
		const answer = await found.text()
		expect([found.status, plain(answer)]).toEqual([200, expect.stringContaining('Next pickup at 104 elm')])
		expect(answer).toMatch(/href="\/pickup-day\/windsor-lake"[^>]*>All days in/)
		expect(
			plain(await (await post(office.url, '/pickup-day', { pickup_address: '105 elm, windsor' })).text()),
		).toContain('We do not have 105 Elm on our list')

		const file = await (await get(office.url, '/admin/streets/export', office.cookie)).text()
		expect(file).toContain('"Elm St","100","198","even","80550","windsor-lake"')
		const again = await upload(office, file)
		expect(await page(office, again)).toMatch(/Added 0 Removed 0 Changed 0 As they were 2/)

		const version = /name="version" value="(\d+)"/.exec(
			await (await get(office.url, '/admin/streets', office.cookie)).text(),
		)?.[1]
		expect(
			(await press(office, '/admin/streets', { intent: 'undo', version: '1' })).status,
			'an older page',
		).toBe(409)
		const undone = await press(office, '/admin/streets', { intent: 'undo', version: version ?? '' })
		expect(undone.headers.get('location')).toBe('/admin/streets?done=undone')
		expect(await published(office)).toEqual(before)
		expect(
			(await press(office, again, { intent: 'publish' })).status,
			'its summary is of the list that was undone',
		).toBe(409)
	})

	test('PD-16 every refused line is listed with its reason, on the page and in a file', async () => {
		const office = await enter(server())
		const content = `${small}\n,1,99,,,wellington\nElm St,5,5,,,wellington\nElm St,1,99,,,Nowhere\nElm St,99,1,,80550,wellington\n`
		const path = await upload(office, content)
		const summary = await page(office, path)
		expect(summary).toContain('4 lines refused')
		expect(summary).toContain('Line 5: The street is missing.')
		expect(summary).toContain('Line 6: That is a single house.')
		expect(summary).toContain('Line 7: There is no pickup area called “Nowhere”.')
		const file = await (await get(office.url, `${path}/refused`, office.cookie)).text()
		expect(file.trim().split('\r\n')).toHaveLength(5)
		expect(file).toContain('"8","The numbers go down, from 99 to 1."')
	})

	test('PD-16 a file with refused lines is published without them only by a second, named decision', async () => {
		const office = await enter(server())
		const before = await published(office)
		const path = await upload(office, `${small}Ash St,5,5,,,wellington\nAsh St,9,1,,,wellington\n`)
		const html = await (await get(office.url, path, office.cookie)).text()
		expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*name="without"[^>]*value="2"/)
		expect(plain(html)).toContain('Publish without the 2 refused lines')
		for (const without of ['', '1', 'x']) {
			const refused = await press(office, path, { intent: 'publish', without })
			const text = plain(await refused.text())
			expect([refused.status, text]).toEqual([
				422,
				expect.stringContaining('2 lines of the file are refused, so nothing is published yet'),
			])
			expect(text).toContain('2 ranges on 2 streets would be published')
		}
		expect(await published(office)).toEqual(before)
		expect((await press(office, path, { intent: 'publish', without: '2' })).status).toBe(303)
		expect(await published(office)).toHaveLength(2)
	})

	test('PD-16 the columns of a file that are not used are named', async () => {
		const office = await enter(server())
		const content = 'Street,From,To,OddEven,Area,Notes\nElm St,1,99,odd,wellington,new\n'
		const path = await upload(office, content)
		expect(await page(office, path)).toContain(
			'Nothing was read from “OddEven”, “Notes”. No column was found for Side and ZIP.',
		)
		const columns = { street: 'Street', from: 'From', to: 'To', side: 'OddEven', area: 'Area' }
		expect((await press(office, path, { intent: 'columns', ...columns })).status).toBe(303)
		expect(await page(office, path)).toContain('Nothing was read from “Notes”. No column was found for ZIP.')
		expect(await page(office, await upload(office, small))).not.toContain('Nothing was read from')
	})

	test('unknown column names are asked about once', async () => {
		const office = await enter(server())
		const content = 'Strasse;von;bis;Tour\nElm St;1;99;wellington\n'
		const path = await upload(office, content)
		expect(await page(office, path)).toContain('do not tell where these are: Street, From, To, Area')
		const refused = await press(office, path, {
			intent: 'columns',
			street: 'Strasse',
			from: 'von',
			to: 'bis',
		})
		expect([refused.status, plain(await refused.text())]).toEqual([
			422,
			expect.stringContaining('Choose a column for Area'),
		])
		const columns = { intent: 'columns', street: 'Strasse', from: 'von', to: 'bis', area: 'Tour' }
		expect((await press(office, path, columns)).status).toBe(303)
		expect(await page(office, path)).toContain('1 range on 1 street would be published')
		await press(office, path, { intent: 'publish' })
		expect(await page(office, await upload(office, content))).toContain(
			'1 range on 1 street would be published',
		)
	})

	test('a file of some areas leaves the other areas unchanged, and houses in two areas are named', async () => {
		const office = await enter(server())
		const others = (await published(office)).filter((line) => !line.endsWith('pickup-area-wellington'))
		const path = await upload(office, `${heading}Cleveland Ave,3500,4399,,80549,wellington\n`, 'areas')
		expect(await page(office, path)).toMatch(/Wellington: All of Wellington: \d+ streets/)
		await press(office, path, { intent: 'publish' })
		const now = await published(office)
		expect(now.filter((line) => !line.endsWith('pickup-area-wellington'))).toEqual(others)
		expect(now).toHaveLength(others.length + 1)

		const twice = `${heading}Elm St,100,199,odd,80550,windsor-lake\nElm Street,150,299,all,,windsor-raindance\nElm St,150,299,all,,wellington\n`
		const summary = await page(office, await upload(office, twice))
		expect(summary).toContain('1 overlap')
		expect(summary).toContain('Elm St 150–199 odd, 80550')
		expect(summary).toContain('Windsor: Windsor Lake and downtown and Windsor: RainDance and Water Valley')
	})

	test('PD-16 if two people import at once, the second gets an error and sees what changed', async () => {
		const office = await enter(server())
		const [one, other] = [
			await upload(office, small),
			await upload(office, `${small}Ash St,1,99,,,wellington\n`),
		]
		expect((await press(office, one, { intent: 'publish' })).status).toBe(303)
		const late = await press(office, other, { intent: 'publish' })
		expect(late.status).toBe(409)
		const summary = plain(await late.text())
		expect(summary).toContain('Somebody changed the published streets since this summary was made')
		expect(summary).toMatch(/Added 1 Removed 0 Changed 0 As they were 2/)
		expect((await press(office, other, { intent: 'publish' })).status).toBe(303)
		const again = await press(office, other, { intent: 'publish' })
		expect(again.headers.get('location'), 'its answer was lost').toBe('/admin/streets?done=published')
		expect(await published(office)).toHaveLength(3)
		expect((await press(office, one, { intent: 'publish' })).status, 'published before').toBe(409)
	})

	test('PD-16 a file that one person discards while another publishes it is published completely or not at all', async () => {
		const office = await enter(server())
		const other = { ...office, cookie: await signIn(office, 'owner') }
		const streets = Array.from({ length: 3000 }, (_, at) => `Elm ${at} St,1,99,,,wellington\n`)
		const large = `${heading}${streets.join('')}`
		for (const isPublishedFirst of [false, true]) {
			const path = await upload(office, large)
			const id = path.split('/').at(-1) ?? ''
			const before = await published(office)
			const first = press(office, path, { intent: isPublishedFirst ? 'publish' : 'discard' })
			// The second person presses as soon as the first one's command has reached the store.
			const status = office.store.db.selectFrom('street_imports').select('status').where('id', '=', id)
			while ((await status.executeTakeFirst())?.status === 'checked') await setTimeout(1)
			const second = await press(other, path, { intent: isPublishedFirst ? 'discard' : 'publish' })
			expect([(await first).status, second.status], path).toEqual([303, 409])
			expect(plain(await second.text())).toContain('This file was published or discarded meanwhile.')
			expect(await published(office)).toHaveLength(isPublishedFirst ? 3000 : before.length)
		}
	})

	test('PD-16 a list that is being swept cannot be published, and the published list is not swept', async () => {
		const office = await enter(server())
		const lists = [await upload(office, small), await upload(office, `${small}Ash St,1,99,,,wellington\n`)]
		const [old = '', counting = ''] = lists.map((path) => path.split('/').at(-1) ?? '')
		expect((await press(office, lists[1] ?? '', { intent: 'publish' })).status).toBe(303)
		expect(await removeImport(office.store, counting)).toBe(false)
		expect(await published(office)).toHaveLength(3)
		const sweep = removeImport(office.store, old)
		expect((await press(office, lists[0] ?? '', { intent: 'publish' })).status).toBe(409)
		expect([await sweep, await removeImport(office.store, old)]).toEqual([true, false])
	})

	test('a file that is not a list of streets is refused with a sentence and leaves nothing behind', async () => {
		const office = await enter(server())
		const tooMany = Buffer.from(`${heading}${'Elm St,1,99,,,wellington\n'.repeat(251_000)}`)
		for (const [content, sentence] of [
			['', 'The file is empty'],
			['\n\n', 'The file is empty'],
			[heading, 'no line below them'],
			[
				`${heading}"Elm St,1,99\n`.padEnd(30_000, 'x'),
				'From line 2 on it cannot be read: a quotation mark in that line is not closed.',
			],
			[tooMany, 'It has 251,000 lines, and 250,000 is the most that a file may have'],
			[
				Buffer.concat([
					Buffer.from(heading),
					Buffer.alloc(49 * 1024 * 1024, 'Elm St,1,99,,,wellington'.padEnd(500) + '\n'),
				]),
				'It is larger than 48 MB',
			],
		] as const) {
			const response = await send(office, content as Buffer<ArrayBuffer>)
			expect([sentence, response.status]).toEqual([sentence, 422])
			expect(plain(await response.text())).toContain(sentence)
		}
		const { db } = office.store
		expect(
			await db.selectFrom('street_imports').select('id').where('status', '<>', 'published').execute(),
		).toEqual([])
		expect(await db.selectFrom('street_import_parts').select('part').execute()).toEqual([])
	})

	test('visitors and staff of the role office cannot upload files', async () => {
		const office = await enter(server())
		const large = `${heading}${'Elm St,1,99,,,wellington\n'.repeat(50_000)}`
		const visitor = await send({ ...office, cookie: '' }, large)
		expect([visitor.status, plain(await visitor.text())]).toEqual([
			401,
			expect.stringContaining('routes.csv'),
		])
		expect((await send({ ...office, cookie: await signIn(office, 'office') }, large)).status).toBe(403)
		expect(await office.store.db.selectFrom('street_imports').select('id').execute()).toHaveLength(1)
	})

	test('the list is paged, and narrowed by street and area', async () => {
		const office = await enter(server())
		const idsOf = (html: string) =>
			[...html.matchAll(/href="\/admin\/streets\/(sample[^"]+)"/g)].map(([, id]) => id ?? '')
		const link = (html: string, rel: 'next' | 'prev') => {
			const found = new RegExp(`href="([^"]+)"[^>]*rel="${rel}"|rel="${rel}"[^>]*href="([^"]+)"`).exec(html)
			return (found?.[1] ?? found?.[2])?.replaceAll('&amp;', '&')
		}
		const walk = async (from: string, rel: 'next' | 'prev') => {
			const pages: string[][] = []
			let last = from
			for (let path: string | undefined = from; path !== undefined;) {
				const html = await (await get(office.url, path, office.cookie)).text()
				pages.push(idsOf(html))
				last = path
				path = link(html, rel)
			}
			return { pages, last }
		}
		const { pages, last } = await walk('/admin/streets', 'next')
		const streets = pages.flat()
		expect(pages.length).toBeGreaterThan(1)
		expect(streets).toHaveLength(sampleRanges().length)
		expect(new Set(streets).size).toBe(streets.length)
		expect((await walk(last, 'prev')).pages.at(-1)).toEqual(pages[0])
		const narrowed = await page(office, '/admin/streets?street=10th+st&area=greeley-west')
		expect(narrowed).toContain('W 10th St 3500–8299')
		expect(narrowed).not.toContain('10th St 100–3499')
	})

	// The last test, because staff in the history cannot be removed.
	test('PD-15 ranges are added, changed and removed by hand, and two people do not undo each other', async () => {
		const office = await enter(server())
		const range = {
			[formControls.id]: crypto.randomUUID(),
			[formControls.version]: '',
			street: 'Quince Ct',
			from_number: '1',
			to_number: '99',
			side: 'all',
			zip: '80550',
			area_id: 'pickup-area-severance',
		}
		const begun = await get(office.url, `/admin/streets/new?area_id=${range.area_id}`, office.cookie)
		expect(await begun.text()).toContain(`value="${range.area_id}" selected`)
		const refused = await press(office, '/admin/streets/new', { ...range, to_number: '3' })
		const html = await refused.text()
		expect([refused.status, plain(html)]).toEqual([422, expect.stringContaining('That is only a few houses')])
		expect(html).toContain('value="Quince Ct"')
		expect((await press(office, '/admin/streets/new', range)).status).toBe(303)

		const list = await (await get(office.url, '/admin/streets?street=quince', office.cookie)).text()
		expect(plain(list)).toContain('Quince Ct 1–99 Severance: Severance and its county roads, 80550')
		const path = /href="(\/admin\/streets\/[^"/]+)"[^>]*>Quince/.exec(list)?.[1] ?? ''
		const open = async () => {
			const form = await (await get(office.url, path, office.cookie)).text()
			return { ...range, [formControls.version]: /name="row-version" value="([^"]+)"/.exec(form)?.[1] ?? '' }
		}
		const opened = await open()
		expect(await page(office, path)).toContain('The look-up no longer answers with it.')
		expect((await press(office, path, { ...opened, to_number: '199' })).status).toBe(303)
		const late = await press(office, path, { ...opened, to_number: '299' })
		expect([late.status, plain(await late.text())]).toEqual([
			409,
			expect.stringContaining('while you were typing'),
		])
		expect(await published(office)).toContain('Quince Ct 1 199 all 80550 pickup-area-severance')

		const removed = await press(office, path, { ...(await open()), intent: 'delete' })
		expect(removed.headers.get('location')).toBe('/admin/streets?done=deleted')
		expect((await get(office.url, path, office.cookie)).status).toBe(404)

		const historyPath = '/admin/content/history?table=street_ranges'
		const history = await (await get(office.url, historyPath, office.cookie)).text()
		expect(plain(history)).toContain('Quince Ct 1–199')
		const [, change = ''] = /name="history" value="([^"]+)"/.exec(history) ?? []
		const back = { table: 'street_ranges', history: change, version: '' }
		expect((await press(office, historyPath, back)).status).toBe(303)
		expect(await published(office)).toContain('Quince Ct 1 199 all 80550 pickup-area-severance')
		await press(office, path, { ...(await open()), intent: 'delete' })
		await press(office, '/admin/streets', { intent: 'remove-samples' })
		expect(await published(office)).toEqual([])
		expect(await page(office, '/admin/streets')).toContain('0 ranges')
	})
})
