import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { readWithIcalJs } from '#test/read_calendar.ts'
import { describeOffice, type OfficeServer } from '#test/office_server.ts'
import { daysAroundNow, serviceAlertRow } from '#test/rows.ts'
import { get, post, signIn } from '#test/staff.ts'
import { areaId, insertSubscriptions } from '#test/subscriptions.ts'

const list = '/admin/content/pickup_areas'
const sampleAlert = { ...daysAroundNow(), is_sample: true, message: 'A made-up storm.' }

/** Reads pages of the office's server as text, or only their status. */
function readers(office: () => OfficeServer) {
	return {
		textOf: async (path: string, cookie?: string) => (await get(office().url, path, cookie)).text(),
		statusOf: async (path: string) => (await get(office().url, path)).status,
	}
}

describeOffice('samples', (office) => {
	const { textOf, statusOf } = readers(office)
	const rename = async (cookie: string, from: string, to: string) => {
		const fields = { 'row-version': JSON.stringify({ name: from }), name: to }
		expect((await post(office().url, '/admin/facts/company', fields, { cookie })).status).toBe(303)
	}
	/** An area's form as a browser submits it, with the sample mark cleared. */
	const clearMark = async (cookie: string, path: string) => {
		const page = await textOf(path, cookie)
		const control = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(page)?.[1] ?? ''
		const fields = {
			'row-id': control('row-id'),
			'row-version': control('row-version'),
			name: 'All of Wellington',
			slug: 'wellington',
			town_slug: 'wellington',
			weekday: 'Monday',
			has_trash: 'on',
			recycling: /name="recycling"[\s\S]*?<option value="([^"]*)" selected/.exec(page)?.[1] ?? '',
			recycling_anchor: control('recycling_anchor'),
			has_lawn: 'on',
			set_out_hour: '',
			contracted_to: '',
			is_active: 'on',
			intent: 'publish',
		}
		expect((await post(office().url, path, fields, { cookie })).status).toBe(303)
	}

	test("PD-50 are on the site only for the sample company; another company's office sees them and can confirm those that are true", async () => {
		const { store } = office()
		const cookie = await signIn(office(), 'owner')
		const own = 'Poudre Valley Waste'
		const shown = await textOf(list, cookie)
		for (const text of ['>Sample</span>', 'only until the company gets its own name'])
			expect(shown.includes(text), text).toBe(true)
		expect(await statusOf('/pickup-day/wellington')).toBe(200)
		expect(await textOf('/sitemap.xml')).toContain('/pickup-day/wellington')
		const alert = serviceAlertRow(sampleAlert)
		await store.db.insertInto('service_alerts').values(alert).execute()

		await rename(cookie, sampleFacts.name, own)
		expect(await statusOf('/pickup-day/wellington')).toBe(410)
		const calendar = await get(office().url, '/calendar/wellington.ics')
		expect(calendar.status).toBe(200)
		const body = await calendar.text()
		expect(readWithIcalJs(body).events.map(({ summary }) => summary)).toEqual([
			'Pickup days of All of Wellington have ended',
		])
		expect(body.replaceAll('\r\n ', '')).toContain('no longer one of our pickup areas')
		expect(await textOf('/calendar/home-assistant.yaml')).not.toContain('wellington')
		expect(await textOf('/calendar')).not.toContain('All of Wellington')
		expect(await textOf('/reminders')).not.toContain('All of Wellington')
		expect(await textOf('/sitemap.xml')).not.toContain('/pickup-day/')
		for (const path of [list, `${list}/${await areaId(store, 'wellington')}`]) {
			const page = await textOf(path, cookie)
			for (const text of ['>Sample, not shown</span>', 'because the company has its own name now'])
				expect(page.includes(text), `${path}: ${text}`).toBe(true)
		}
		expect(await textOf('/admin/alerts', cookie)).toMatch(/A made-up storm\.[\s\S]*Sample, not shown/)

		await clearMark(cookie, `${list}/${await areaId(store, 'wellington')}`)
		const page = await textOf('/pickup-day/wellington')
		expect(page).toContain('>Next pickup')
		expect(page).not.toContain('A made-up storm.')
		expect(await statusOf('/pickup-day/windsor-lake')).toBe(410)
		expect(readWithIcalJs(await textOf('/calendar/wellington.ics')).events.length).toBeGreaterThan(50)

		await rename(cookie, own, sampleFacts.name)
		expect(await statusOf('/pickup-day/windsor-lake')).toBe(200)
		expect(await textOf('/pickup-day/wellington')).toContain('A made-up storm.')
	})
})

describeOffice('all samples', (office) => {
	const { textOf, statusOf } = readers(office)
	test('PD-51 FI-52 are removed at once after a page that lists them, and an area can be restored from the history', async () => {
		const { url, store } = office()
		const cookie = await signIn(office(), 'editor')
		await store.db
			.updateTable('pickup_areas')
			.set({ is_sample: false })
			.where('slug', '=', 'wellington')
			.execute()
		const alert = serviceAlertRow(sampleAlert)
		await store.db.insertInto('service_alerts').values(alert).execute()
		const lake = await areaId(store, 'windsor-lake')
		const subscriptions = await insertSubscriptions(store, 2, { area_id: lake })
		const staff = await signIn(office(), 'office')
		expect((await get(url, '/admin/samples', staff)).status).toBe(403)
		expect((await post(url, '/admin/samples', { version: '' }, { cookie: staff })).status).toBe(403)

		expect(await textOf(list, cookie)).toContain('href="/admin/samples"')
		const asked = await textOf('/admin/samples', cookie)
		expect(asked).toContain('Windsor Lake and downtown')
		expect(asked).toContain('2 subscriptions to reminders end, and an email says so to each.')
		expect(asked).toContain('A made-up storm.')
		expect(asked).toContain('10 sample testimonials')
		expect(asked.replaceAll('<!-- -->', '')).toMatch(/\d+ sample street ranges/)
		expect(asked).not.toContain('All of Wellington')
		const version = /name="version" value="([^"]+)"/.exec(asked)?.[1] ?? ''
		const remove = () => post(url, '/admin/samples', { version }, { cookie })

		const [more] = await insertSubscriptions(store, 1, { area_id: lake })
		const refused = await remove()
		expect([refused.status, await refused.text()]).toEqual([
			409,
			expect.stringContaining('Nothing was removed'),
		])
		expect(await statusOf('/pickup-day/windsor-lake')).toBe(200)
		await store.db
			.deleteFrom('pickup_subscriptions')
			.where('id', '=', more?.id ?? '')
			.execute()

		expect((await remove()).headers.get('location')).toBe(`${list}?done=samples-removed`)
		const left = await store.db.selectFrom('pickup_areas').select('slug').orderBy('slug').execute()
		expect(left).toEqual([{ slug: 'wellington' }])
		expect(await store.db.selectFrom('testimonials').select('id').execute()).toEqual([])
		expect(await textOf('/')).not.toContain('From the neighbors')
		expect(await statusOf('/pickup-day/windsor-lake')).toBe(410)
		expect(await textOf('/pickup-day/wellington')).not.toContain('A made-up storm.')
		const kept = await store.db
			.selectFrom('pickup_subscriptions')
			.select('area_id')
			.where(
				'id',
				'in',
				subscriptions.map(({ id }) => id),
			)
			.execute()
		expect(kept).toEqual([{ area_id: null }, { area_id: null }])
		expect(await textOf('/admin/samples', cookie)).toContain('There are no samples.')

		const history = `/admin/content/history?table=pickup_areas&row=${lake}`
		const entry = await store.db
			.selectFrom('content_history')
			.select('id')
			.where('row_id', '=', lake)
			.where('action', '=', 'delete')
			.executeTakeFirstOrThrow()
		await post(url, history, { history: entry.id, table: 'pickup_areas', version: '' }, { cookie })
		expect(await statusOf('/pickup-day/windsor-lake')).toBe(200)
	})
})
