import { expect, test } from 'vitest'
import { describeOffice } from '#test/office_server.ts'
import { get, post, signIn } from '#test/staff.ts'

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
		expect(preview).toMatch(/is cancelled[\s\S]*Nothing is published yet/)
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
