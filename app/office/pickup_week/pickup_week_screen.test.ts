import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { daysOffIn } from '#app/company/days_off.ts'
import { describeOffice } from '#test/office_server.ts'
import { get, signIn } from '#test/staff.ts'
import { areaId, insertSubscriptions } from '#test/subscriptions.ts'

describeOffice('the week of pickups', (office) => {
	test('PD-40 PD-41 staff see a holiday week with what it moves; a visitor is asked to sign in', async () => {
		const { url, store } = office()
		const { date: thanksgiving = '' } =
			daysOffIn(new Date().getFullYear(), sampleFacts.hours).find(
				({ name }) => name === 'Thanksgiving Day',
			) ?? {}
		const path = `/admin/pickup?week=${thanksgiving}`
		const stranger = await get(url, path)
		expect(stranger.status).toBe(302)
		expect(stranger.headers.get('location')).toMatch(/^\/admin\/login/)

		// An area with pickups on Thursdays, independent of the sample areas.
		const area_id = await areaId(store, 'wellington')
		await store.db
			.updateTable('pickup_areas')
			.set({ weekday: 'Thursday', has_trash: true, covers_town: false })
			.where('id', '=', area_id)
			.execute()
		await insertSubscriptions(store, 7, { area_id })
		const cookie = await signIn(office(), 'office')
		const shown = async () => (await (await get(url, path, cookie)).text()).replaceAll('<!-- -->', '')
		const fridayOf = (page: string) =>
			page.slice(page.indexOf('>Friday, November'), page.indexOf('>Saturday, November'))
		await expect.poll(async () => fridayOf(await shown())).toContain('/pickup-day/wellington"')
		const page = await shown()
		expect(page).toMatch(/Thanksgiving Day: closed[\s\S]*Moved to Friday, November/)
		const friday = fridayOf(page)
		expect(friday).toMatch(/\/pickup-day\/wellington"[\s\S]*Trash[\s\S]*Moved from Thursday, November/)
		expect(friday).toContain('7 subscriptions')
		expect(page, 'the office does not edit areas').not.toContain('/admin/content/pickup_areas')

		const owner = await signIn(office(), 'owner')
		const edited = await (await get(url, path, owner)).text()
		expect(edited).toContain(`/admin/content/pickup_areas/${area_id}"`)
		expect(edited).toMatch(/\/admin\/streets\?area=wellington"[^>]*>\d+ street ranges</)
		expect(edited).not.toContain('No streets yet')
		await store.db.deleteFrom('street_ranges').where('area_id', '=', area_id).execute()
		await store.db.updateTable('street_list').set({ version: 99 }).execute()
		const emptied = await (await get(url, path, owner)).text()
		expect(emptied).toMatch(
			/No streets yet, so the look-up does not find[\s\S]*\/admin\/streets\/new\?area_id=pickup-area-wellington/,
		)

		const nonsense = await get(url, '/admin/pickup?week=9999-99-99', cookie)
		expect(nonsense.status).toBe(200)
		expect(await nonsense.text()).not.toContain('This week')
	})
})
