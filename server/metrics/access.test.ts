import { expect, test } from 'vitest'
import { type ScrapeRequest, type MetricsAccess, metricsAccessOf, mayReadMetrics } from './access.ts'

const own: MetricsAccess = { token: undefined, isPublic: false }
const direct: ScrapeRequest = {
	remoteAddress: '127.0.0.1',
	httpVersion: '1.1',
	headers: { host: 'localhost:3000' },
}
const with_ = (headers: ScrapeRequest['headers']): ScrapeRequest => ({
	...direct,
	headers: { ...direct.headers, ...headers },
})

test.for([
	['127.0.0.1', '127.0.0.1:3000'],
	['::1', '[::1]:3000'],
	['::ffff:127.0.0.1', 'localhost'],
])('metrics are open to direct connections from this machine: from %s to %s', ([remoteAddress, host]) => {
	expect(mayReadMetrics(own, { ...direct, remoteAddress, headers: { host } })).toBe('open')
})

test.for<[string, ScrapeRequest]>([
	['another machine', { ...direct, remoteAddress: '203.0.113.7' }],
	['an address like ours', { ...direct, remoteAddress: '127.0.0.1.example' }],
	['an unknown connection', { ...direct, remoteAddress: undefined }],
	['a public host name', with_({ host: 'hauler.example' })],
	['a host name that begins like ours', with_({ host: 'localhost.evil.example' })],
	['no host', { ...direct, headers: {} }],
	['a proxy that nobody set up', { ...direct, httpVersion: '1.0' }],
	['a forwarded address', with_({ 'x-forwarded-for': '203.0.113.7' })],
	['a forwarded address of this machine', with_({ 'x-forwarded-for': '127.0.0.1' })],
	['a real address', with_({ 'x-real-ip': '203.0.113.7' })],
	['a proxy by the standard', with_({ forwarded: 'for=203.0.113.7' })],
	['a proxy by name', with_({ via: '1.1 front' })],
])('metrics are closed to %s', ([, asking]) => {
	expect(mayReadMetrics(own, asking)).toBe('closed')
})

test('metrics of a server set up for the public are closed even to this machine', () => {
	const settings = { METRICS_TOKEN: undefined, PUBLIC_URL: undefined, TRUSTED_PROXIES: [] }
	expect(metricsAccessOf(settings).isPublic).toBe(false)
	expect(metricsAccessOf({ ...settings, PUBLIC_URL: 'http://localhost:3000' }).isPublic).toBe(false)
	for (const access of [
		metricsAccessOf({ ...settings, PUBLIC_URL: 'https://hauler.example' }),
		metricsAccessOf({ ...settings, TRUSTED_PROXIES: ['127.0.0.1'] }),
	]) {
		expect(mayReadMetrics(access, direct)).toBe('closed')
	}
})

test('with a token, only the token gives access', () => {
	const access: MetricsAccess = { token: 'sixteen-letters!', isPublic: false }
	const elsewhere = { ...with_({ 'x-forwarded-for': '203.0.113.7' }), remoteAddress: '10.0.0.9' }
	const sending = (authorization: string): ScrapeRequest => ({
		...elsewhere,
		headers: { ...elsewhere.headers, authorization },
	})
	expect(mayReadMetrics(access, sending('Bearer sixteen-letters!'))).toBe('open')
	for (const wrong of [
		'',
		'sixteen-letters!',
		'Bearer sixteen-letters',
		'Bearer ',
		'Basic sixteen-letters!',
	]) {
		expect(mayReadMetrics(access, sending(wrong)), wrong).toBe('needs-token')
	}
	expect(mayReadMetrics(access, direct), 'this machine without it').toBe('needs-token')
})
