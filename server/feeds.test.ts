import { expect, test } from 'vitest'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { readWithIcalJs } from '#test/read_calendar.ts'
import { daysAroundNow, serviceAlertRow } from '#test/rows.ts'
import { runServer, serveStore } from '#test/serve_store.ts'
import { describeStore } from '#test/stores.ts'
import { sampleFacts } from '#test/sample_facts.ts'

const publicUrl = 'https://hauler.example'

describeStore('sqlite', 'the calendars', (fresh) => {
	test('PD-05 PD-08 are the same from every server, validated by ETag, and change only for the areas that an alert reaches', async () => {
		const store = await fresh({ seed: true })
		const server = await serveStore(store.connection, { PUBLIC_URL: publicUrl })
		const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers })
		const bodyOf = async (path: string) => (await get(path)).text()
		for (const path of [
			'/calendar/windsor-lake.ics',
			'/calendar/windsor-lake.ics?streams=trash',
			'/calendar/windsor-lake.json',
		]) {
			const first = await get(path)
			expect(first.status, path).toBe(200)
			expect(first.headers.get('set-cookie')).toBeNull()
			expect(first.headers.get('cache-control')).toBe('max-age=0, s-maxage=1')
			expect(first.headers.get('content-type')).toBe(
				path.endsWith('json') ? 'application/json; charset=utf-8' : 'text/calendar; charset=utf-8',
			)
			const again = await get(path, { 'if-none-match': first.headers.get('etag') ?? '' })
			expect([again.status, await again.text()], path).toEqual([304, ''])
		}
		const before = await bodyOf('/calendar/windsor-lake.ics')
		const other = await bodyOf('/calendar/wellington.ics')
		const second = await runServer(store.connection, { PUBLIC_URL: publicUrl, TZ: 'Pacific/Kiritimati' })
		expect(await (await fetch(`${second.url}/calendar/windsor-lake.ics`)).text()).toBe(before)
		await second.stop()
		const third = await runServer(store.connection, { PUBLIC_URL: publicUrl })
		expect(await (await fetch(`${third.url}/calendar/windsor-lake.ics`)).text(), 'restarted').toBe(before)
		expect(new Set(readWithIcalJs(before).events.map(({ summary }) => summary)).size).toBe(3)
		const trash = readWithIcalJs(await bodyOf('/calendar/windsor-lake.ics?streams=trash')).events
		expect(new Set(trash.map(({ summary }) => summary))).toEqual(new Set(['Trash']))

		const alert = serviceAlertRow({
			...daysAroundNow(),
			reach: 'towns',
			town_slugs: ['windsor'],
			message: 'Snow.',
		})
		await store.db.insertInto('service_alerts').values(alert).execute()
		for (const { url } of [server, third])
			await expect
				.poll(async () => (await fetch(`${url}/calendar/windsor-lake.ics`)).text())
				.toContain('DESCRIPTION:Snow.')
		expect(await bodyOf('/calendar/windsor-lake.ics')).toBe(
			await (await fetch(`${third.url}/calendar/windsor-lake.ics`)).text(),
		)
		expect(await bodyOf('/calendar/wellington.ics')).toBe(other)
		for (const path of ['/pickup-day/windsor-lake', '/residential/windsor'])
			expect(await bodyOf(path), path).toContain('Snow.')
		for (const path of ['/pickup-day/wellington', '/residential/wellington'])
			expect(await bodyOf(path), path).not.toContain('Snow.')
	})

	test('PD-06 PD-07 refuse unknown streams and areas, redirect after an area is renamed, and say when it has been deleted', async () => {
		const store = await fresh({ seed: true })
		const server = await serveStore(store.connection, { PUBLIC_URL: publicUrl })
		const get = async (path: string) => {
			const response = await fetch(`${server.url}/calendar/${path}`, { redirect: 'manual' })
			return { status: response.status, to: response.headers.get('location'), text: await response.text() }
		}
		expect(await get('windsor-lake.ics?streams=glass')).toMatchObject({
			status: 400,
			text: expect.stringContaining('There is no stream “glass”.'),
		})
		for (const path of ['nowhere.ics', 'windsor-lake.xml', 'windsor-lake', '.ics'])
			expect((await get(path)).status, path).toBe(404)
		expect((await get('home-assistant.yaml')).text).toContain(`${publicUrl}/calendar/windsor-lake.ics`)

		const area = store.db.updateTable('pickup_areas').where('slug', '=', 'windsor-lake')
		await area.set({ slug: 'windsor-mill' }).execute()
		await expect
			.poll(() => get('windsor-lake.ics?streams=lawn'))
			.toMatchObject({
				status: 307,
				to: '/calendar/windsor-mill.ics?streams=lawn',
			})
		expect(await get('windsor-lake.json')).toMatchObject({ status: 307, to: '/calendar/windsor-mill.json' })
		const page = await fetch(`${server.url}/pickup-day/windsor-lake`, { redirect: 'manual' })
		expect([page.status, page.headers.get('location')]).toEqual([307, '/pickup-day/windsor-mill'])

		await store.db.deleteFrom('pickup_areas').where('slug', '=', 'windsor-mill').execute()
		for (const slug of ['windsor-lake', 'windsor-mill']) {
			await expect.poll(async () => (await get(`${slug}.ics`)).text).toContain('no longer a pickup area')
			expect(readWithIcalJs((await get(`${slug}.ics`)).text).events).toMatchObject([
				{ summary: expect.stringContaining('have ended'), start: localTimeOf(new Date(), sampleFacts).date },
			])
		}
		expect((await fetch(`${server.url}/pickup-day/windsor-mill`)).status).toBe(410)
		await store.db
			.updateTable('pickup_area_slugs')
			.set({ removed_at: new Date(Date.now() - 367 * 86_400_000).toISOString() })
			.where('slug', '=', 'windsor-lake')
			.execute()
		const later = await serveStore(store.connection, { PUBLIC_URL: publicUrl })
		const gone = await fetch(`${later.url}/calendar/windsor-lake.ics`)
		expect([gone.status, await gone.text()]).toEqual([
			410,
			expect.stringContaining('is no longer one of our pickup areas.'),
		])
		expect((await fetch(`${later.url}/calendar/windsor-mill.ics`)).status).toBe(200)
	})
})
