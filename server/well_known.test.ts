import { expect, test } from 'vitest'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { serveStore } from '#test/serve_store.ts'
import { describeStore } from '#test/stores.ts'

describeStore('sqlite', 'well-known addresses', (fresh) => {
	test('state the security contact, its expiry, and where a password is changed', async () => {
		const { connection } = await fresh({ seed: true })
		const { url } = await serveStore(connection, { PUBLIC_URL: 'https://hauler.example' })
		const response = await fetch(`${url}/.well-known/security.txt`)
		expect(response.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i)
		const fields = new Map(
			(await response.text())
				.trim()
				.split('\n')
				.map((line) => line.split(/: (.*)/, 2) as [string, string]),
		)
		expect(fields.get('Contact')).toBe(`mailto:${facts.email}`)
		expect(fields.get('Canonical')).toBe('https://hauler.example/.well-known/security.txt')
		const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000
		expect(days).toBeGreaterThan(150)
		expect(days).toBeLessThan(365)

		const change = await fetch(`${url}/.well-known/change-password`, { redirect: 'manual' })
		expect([change.status, change.headers.get('location')]).toEqual([302, '/admin/account/password'])
	})
})
