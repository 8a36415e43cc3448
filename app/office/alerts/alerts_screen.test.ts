import { expect, test } from 'vitest'
import { mondayOf } from '#app/pickup/schedule/pickups.ts'
import { addDays } from '#platform/time/civil_day.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { describeOffice } from '#test/office_server.ts'
import { shownHtml } from '#test/shown_html.ts'
import { get, post, signIn } from '#test/staff.ts'

/** React puts a comment between two adjacent texts. */
const wordsOf = (html: string) => shownHtml(html).replaceAll('<!-- -->', '')
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

describeOffice('the screen of the alerts', (office) => {
	test('PD-08 the office previews, publishes and takes back an alert without scripts', async () => {
		const { url } = office()
		const cookie = await signIn(office(), 'office')
		const typed = {
			kind: 'cancelled',
			starts_on: day(2),
			ends_on: day(12),
			reach: 'towns',
			town_slugs: 'wellington',
			message: 'Snow <closed>: no trucks.',
		}
		const send = (fields: Record<string, string>) => post(url, '/admin/alerts', fields, { cookie })
		const isShown = async () =>
			(await (await get(url, '/pickup-day/wellington')).text()).includes('Snow &lt;closed&gt;')

		const refused = await send({ ...typed, ends_on: day(1), intent: 'preview' })
		expect(refused.status).toBe(422)
		expect(await refused.text()).toMatch(/The last day is before the first one\.[\s\S]*Snow &lt;closed/)

		const preview = await (await send({ ...typed, intent: 'preview' })).text()
		expect(preview).toContain('All of Wellington')
		expect(preview).toMatch(/is canceled[\s\S]*Nothing is published yet/)
		expect(await isShown()).toBe(false)

		const posted = await send({ ...typed, intent: 'post' })
		expect([posted.status, posted.headers.get('location')]).toEqual([303, '/admin/alerts?done=posted'])
		expect(await isShown()).toBe(true)
		const list = await (await get(url, '/admin/alerts', cookie)).text()
		const [, alert = ''] = /name="alert" value="([^"]+)"/.exec(list) ?? []
		expect((await send({ ...typed, intent: 'post' })).status, 'pressed twice').toBe(422)

		expect((await send({ intent: 'end', alert })).headers.get('location')).toBe('/admin/alerts?done=ended')
		expect(await isShown()).toBe(false)
	})
})

describeOffice('an alert that is extended', (office) => {
	test('PD-08 gets a later last day by the button in the preview of a new alert that follows it', async () => {
		const { url, store } = office()
		const cookie = await signIn(office(), 'office')
		const monday = mondayOf(day(9))
		const weekday = (ahead: number) => addDays(monday, ahead).date
		const closed = { kind: 'cancelled', reach: 'all', message: 'The roads are closed.' }
		const send = (fields: Record<string, string>) =>
			post(url, '/admin/alerts', { ...closed, ...fields }, { cookie })
		const lastDays = () =>
			store.db.selectFrom('service_alerts').select('ends_on').where('message', '=', closed.message).execute()
		const first = { starts_on: weekday(0), ends_on: weekday(1) }
		expect((await send({ ...first, intent: 'post' })).headers.get('location')).toBe(
			'/admin/alerts?done=posted',
		)

		const next = { starts_on: weekday(2), ends_on: weekday(3) }
		const offered = await (await send({ ...next, intent: 'preview' })).text()
		expect(wordsOf(offered)).toContain(`can go on until ${formatDay(weekday(3))} instead`)
		const [, id = ''] = /value="([^"]+)" name="extend"/.exec(offered) ?? []
		expect(await lastDays()).toEqual([{ ends_on: weekday(1) }])

		const extended = await send({ ...next, extend: id })
		expect([extended.status, extended.headers.get('location')]).toEqual([303, '/admin/alerts?done=extended'])
		expect(await lastDays()).toEqual([{ ends_on: weekday(3) }])
		const screen = wordsOf(await (await get(url, '/admin/alerts?done=extended', cookie)).text())
		expect(screen).toMatch(/Extended\. Pages, calendars and reminders follow at once/)
		expect(screen).toContain(`${formatDay(weekday(0))} to ${formatDay(weekday(3))}`)

		const again = await send({ ...next, extend: id })
		expect(again.status, 'pressed twice').toBe(422)
		expect(wordsOf(await again.text())).toContain('That alert is over or was taken back already.')
	})
})
