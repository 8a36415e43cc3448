import { expect, test } from 'vitest'
import { mailboxHash } from '#app/pickup/reminders/tokens.server.ts'
import { describeOffice } from '#test/office_server.ts'
import { addWindsor } from '#test/second_towns.ts'
import { get, post, signIn } from '#test/staff.ts'
import { insertSubscriptions } from '#test/subscriptions.ts'

describeOffice('areas that share a name', (office) => {
	test('FI-130 are told apart in the office, even if the site shows neither, and in the lists of samples', async () => {
		const { url, store } = office()
		await addWindsor(store)
		const all = await store.db
			.updateTable('pickup_areas')
			.set({ name: 'All of Windsor', is_active: false, is_sample: true })
			.where('slug', 'in', ['windsor-lake', 'windsor-california'])
			.returning('id')
			.execute()
		const email = 'june@example.com'
		const mailbox = await mailboxHash(store.db, email)
		for (const { id } of all) await insertSubscriptions(store, 1, { area_id: id, email, mailbox })
		const cookie = await signIn(office(), 'owner')
		const names = ['All of Windsor', 'All of Windsor, CA']
		const namesIn = (html: string) => [...new Set(html.match(/All of Windsor(?:, CA)?/g))].toSorted()
		const page = (path: string) => get(url, path, cookie).then((response) => response.text())
		expect(namesIn(await page('/admin/reminders'))).toEqual(names)
		const found = await post(url, '/admin/reminders', { email, intent: 'find' }, { cookie })
		expect(namesIn(await found.text())).toEqual(names)
		for (const path of ['/admin/samples', '/admin/as-shipped'])
			expect(namesIn(await page(path)), path).toEqual(names)
	})
})
