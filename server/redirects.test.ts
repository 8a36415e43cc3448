import { expect, test } from 'vitest'
import { serveStore } from '#test/serve_store.ts'
import { describeStore } from '#test/stores.ts'

describeStore('sqlite', 'a path that has moved', (fresh) => {
	test('SM-03 is answered by a permanent redirect that keeps the query string, wildcard rows included', async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		const answer = async (path: string, method = 'GET') => {
			const { status, headers } = await fetch(url + path, { method, redirect: 'manual' })
			return [status, headers.get('location')]
		}
		const moved = [
			['/residential-windsor', '/residential/windsor'],
			['/northern-communities?utm_source=flyer&a=%20b', '/residential/north-county?utm_source=flyer&a=%20b'],
			['/recycling', '/residential'],
			['/rolloffs/anything/at-all?x=1', '/roll-off-dumpsters?x=1'],
			['/rolloff-dumpsters/20-yard', '/rolloff-20-yard'],
			['/rolloff-dumpsters/berthoud?x', '/roll-off-dumpsters/berthoud?x'],
			['/commercial/40-yard', '/commercial'],
			['/roll-off-dumpsters/10-yard', '/roll-off-dumpsters'],
			['/services/lawn', '/residential'],
		] as const
		for (const [from, to] of moved) expect(await answer(from), from).toEqual([308, to])
		expect(await answer('/rolloffs/x', 'HEAD')).toEqual([308, '/roll-off-dumpsters'])
		expect(await answer('/rolloffs/?a=1'), 'one redirect, also with a stray slash').toEqual([
			308,
			'/roll-off-dumpsters?a=1',
		])
		expect(await answer('//rolloffs//evil.example')).toEqual([308, '/roll-off-dumpsters'])
	})

	test('SM-03 a link followed inside the application redirects as well', async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		const response = await fetch(`${url}/rolloff/loveland.data?x=1`)
		expect(await response.text()).toContain('/roll-off-dumpsters/loveland?x=1')
	})
})
