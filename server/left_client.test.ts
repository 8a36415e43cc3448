import { expect, test } from 'vitest'
import { startEmbeddingsService } from '#test/embeddings_service.ts'
import { serveStore } from '#test/serve_store.ts'
import { describeStore } from '#test/stores.ts'

describeStore('sqlite', 'a visitor who leaves before the answer is ready', (fresh) => {
	test('is no failure of the server in its log', async () => {
		const embeddings = await startEmbeddingsService()
		const { url, output } = await serveStore((await fresh({ seed: true })).connection, {
			EMBEDDINGS_URL: embeddings.url,
			LOG_LEVEL: 'info',
		})
		await expect.poll(output).toContain('search compares by embeddings')
		const leaving = new AbortController()
		embeddings.meanwhile = (response) => {
			leaving.abort()
			setTimeout(() => response.writeHead(503).end(), 200)
			return true
		}
		await expect(fetch(`${url}/search?q=sofa`, { signal: leaving.signal })).rejects.toThrow('abort')
		const searches = () =>
			output()
				.split('\n')
				.filter((line) => line.includes('"path":"/search"'))
				.map((line) => JSON.parse(line) as { level: number; status: number })
		await expect.poll(() => searches().length).toBe(1)
		expect(searches()[0]).toMatchObject({ level: 30, status: 499 })
		expect(output()).not.toContain('"level":50')
	})
})
