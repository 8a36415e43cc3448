import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { quoteEntries } from '#test/quote_entries.ts'
import { runServer } from '#test/serve_store.ts'
import { describeStore } from '#test/stores.ts'

describeStore('sqlite', 'a server whose store file was removed', (fresh) => {
	test.for(['removed', 'replaced'])('acknowledges nothing more: %s', async (how) => {
		const lost = await fresh({ seed: true })
		const other = await fresh({ seed: true })
		await other.close()
		const server = await runServer(lost.connection)
		const post = () =>
			fetch(`${server.url}/contact`, { method: 'POST', body: quoteEntries(), redirect: 'manual' })
		const file = ({ dataDir }: { dataDir: string }) => join(dataDir, 'store.sqlite')
		if (how === 'removed') rmSync(file(lost.connection))
		else renameSync(file(other.connection), file(lost.connection))

		const refused = await post()
		expect(refused.status).toBe(503)
		const page = await refused.text()
		expect(page).toContain(facts.phone)
		expect(page).toContain('We could not make sure that we have your request.')
		expect(page).toContain('june@example.com')
		expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
		await expect.poll(() => server.output()).toMatch(/store’s file was replaced or removed/)
		expect((await fetch(server.url)).status).toBe(200)
		expect(await server.stop()).toBe(0)
	})
})
