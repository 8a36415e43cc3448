import { expect, test } from 'vitest'
import { describeOffice } from '#test/office_server.ts'
import { get, signIn } from '#test/staff.ts'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 1000).toISOString()

describeOffice('the age of the last backup', (office) => {
	test('SD-174 is on the owners’ dashboard, after two days on all of their pages, and on no page for the office role', async () => {
		const { url, store } = office()
		const owner = await signIn(office(), 'owner')
		const shown = async (path: string, cookie: string) => (await get(url, path, cookie)).text()
		const note = (age: number) =>
			store.db
				.insertInto('backups')
				.values({ id: crypto.randomUUID(), file_name: 'hauler.tar.gz', bytes: 12, created_at: hoursAgo(age) })
				.execute()

		await store.db.deleteFrom('backups').execute()
		await store.db
			.updateTable('content_version')
			.set({ seeded_at: hoursAgo(1) })
			.execute()
		expect(await shown('/admin/dashboard', owner)).toContain('No backup of this site was made yet.')
		expect(await shown('/admin/leads', owner)).not.toContain('backup')
		await store.db
			.updateTable('content_version')
			.set({ seeded_at: hoursAgo(49) })
			.execute()
		expect(await shown('/admin/leads', owner)).toContain('No backup of this site was made yet.')

		await note(100)
		expect(await shown('/admin/leads', owner)).toContain('The last backup was made 4 days ago.')
		const office_ = await signIn(office(), 'office')
		expect(await shown('/admin/leads', office_)).not.toContain('backup')
		await note(5)
		expect(await shown('/admin/dashboard', owner)).toContain('The last backup was made 5 hours ago.')
		for (const path of ['/admin', '/admin/dashboard'])
			expect(await shown(path, office_), path).not.toContain('backup was made')
		expect(await shown('/admin/leads', owner)).not.toContain('backup')
	})
})
