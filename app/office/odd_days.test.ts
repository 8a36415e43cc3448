import { expect, test } from 'vitest'
import { describeOffice } from '#test/office_server.ts'
import { get, signIn } from '#test/staff.ts'

describeOffice('a day of the first or the last year in an address', (office) => {
	test('is taken for no day, as the days around it cannot be counted', async () => {
		const { url } = office()
		const cookie = await signIn(office(), 'owner')
		for (const day of ['0000-01-01', '9999-12-31']) {
			for (const path of [
				`/admin/stops?day=${day}`,
				`/admin/stops/export?day=${day}`,
				`/admin/leads?to=${day}`,
				`/admin/dashboard?from=${day}&to=${day}`,
				`/admin/pickup?week=${day}`,
			]) {
				const page = await get(url, path, cookie)
				expect([path, page.status]).toEqual([path, 200])
				await page.text()
			}
		}
	})
})
