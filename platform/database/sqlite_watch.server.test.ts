import { expect, test, vi } from 'vitest'
import { storeProcess } from '#test/store_process.ts'
import { describeStore } from '#test/stores.ts'
import { until } from '#test/until.ts'

vi.mock('node:fs', async (original) => ({
	...(await original<typeof import('node:fs')>()),
	watch() {
		throw new Error('ENOSPC: System limit for number of file watchers reached')
	},
}))

describeStore('sqlite', 'where file watching does not work', (fresh) => {
	test('a change is still reported within about a second', async () => {
		const { connection, ...store } = await fresh()
		const notified = vi.fn<() => void>()
		store.onContentChange(notified)
		const editor = await storeProcess('edit', connection)
		const done = editor.go()
		await until(() => expect(notified).toHaveBeenCalled())
		await done
	})
})
