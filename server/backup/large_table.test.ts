import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { archiveIn, folderOf, freshFolder, run } from '#test/backup_commands.ts'
import { describeEachStore } from '#test/stores.ts'

/** A heap large enough for the program and only a small part of the table. */
const smallHeap = { NODE_OPTIONS: '--max-old-space-size=64' }

describeEachStore('a table of 75 MB', (fresh, kind) => {
	test('is backed up, read back and restored without being in memory', async () => {
		const store = await fresh({ seed: true })
		const text = kind === 'sqlite' ? sql`hex(zeroblob(15000))` : sql`repeat('0', 30000)`
		const added = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 2500)
			insert into outbox (id, kind, to_address, subject, body, message_id, clears_body, created_at)
			select 'large ' || i, 'account', 'office@example.com', 'Large', ${text}, 'large ' || i,
				${kind === 'sqlite' ? sql`0` : sql`false`}, '2026-11-21T14:00:00.000Z' from n`
		await added.execute(store.db.withoutPlugins())
		await store.close()
		const folder = freshFolder()
		const backup = await run(folderOf(store), ['backup', folder], smallHeap)
		expect(backup, backup.stderr).toMatchObject({ code: 0 })
		const other = await fresh({ migrated: false })
		await other.close()
		const restored = await run(folderOf(other), ['restore', archiveIn(folder)], smallHeap)
		expect(restored, restored.stderr).toMatchObject({
			code: 0,
			stdout: expect.stringMatching(/Restored \d{4} rows/),
		})
	})
})
