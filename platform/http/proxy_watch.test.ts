import { expect, test } from 'vitest'
import { recordedLog } from '#test/recorded_log.ts'
import { proxyList } from '#server/env.ts'
import { ProxyWatch } from './proxy_watch.ts'

test('a public client’s address appears neither in the log nor in the office’s warning', () => {
	const { log, lines } = recordedLog()
	const watch = new ProxyWatch(log, { proxies: proxyList([]), publicOrigin: 'https://hauler.example' })
	for (const address of ['203.0.113.7', '203.0.113.8', '2001:db8::7'])
		watch.see(address, 'GET', { 'x-forwarded-for': '198.51.100.1' }, address)
	expect(lines).toHaveLength(1)
	expect(JSON.stringify(lines)).not.toContain('203.0')
	expect(watch.warning).toBeNull()
	watch.see('10.0.0.3', 'GET', { 'x-forwarded-for': '198.51.100.1' }, '10.0.0.3')
	expect(watch.warning).toContain('TRUSTED_PROXIES=10.0.0.3')
})
