import { expect, test } from 'vitest'
import { type Asking, type Gate, gateOf, mayReadMetrics } from './gate.ts'

const own: Gate = { token: undefined, isPublic: false }
const direct: Asking = { remoteAddress: '127.0.0.1', httpVersion: '1.1', headers: { host: 'localhost:3000' } }
const with_ = (headers: Asking['headers']): Asking => ({
	...direct,
	headers: { ...direct.headers, ...headers },
})

test.for([
	['127.0.0.1', '127.0.0.1:3000'],
	['::1', '[::1]:3000'],
	['::ffff:127.0.0.1', 'localhost'],
])('metrics are open to this machine itself, asked directly: from %s for %s', ([remoteAddress, host]) => {
	expect(mayReadMetrics(own, { ...direct, remoteAddress, headers: { host } })).toBe('open')
})

test.for<[string, Asking]>([
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

test('metrics of a server that is set up to be public are closed even to this machine', () => {
	const settings = { METRICS_TOKEN: undefined, PUBLIC_URL: undefined, TRUSTED_PROXIES: [] }
	expect(gateOf(settings).isPublic).toBe(false)
	expect(gateOf({ ...settings, PUBLIC_URL: 'http://localhost:3000' }).isPublic).toBe(false)
	for (const gate of [
		gateOf({ ...settings, PUBLIC_URL: 'https://hauler.example' }),
		gateOf({ ...settings, TRUSTED_PROXIES: ['127.0.0.1'] }),
	]) {
		expect(mayReadMetrics(gate, direct)).toBe('closed')
	}
})

test('with a token, it alone opens', () => {
	const gate: Gate = { token: 'sixteen-letters!', isPublic: false }
	const elsewhere = { ...with_({ 'x-forwarded-for': '203.0.113.7' }), remoteAddress: '10.0.0.9' }
	const sending = (authorization: string): Asking => ({
		...elsewhere,
		headers: { ...elsewhere.headers, authorization },
	})
	expect(mayReadMetrics(gate, sending('Bearer sixteen-letters!'))).toBe('open')
	for (const wrong of [
		'',
		'sixteen-letters!',
		'Bearer sixteen-letters',
		'Bearer ',
		'Basic sixteen-letters!',
	]) {
		expect(mayReadMetrics(gate, sending(wrong)), wrong).toBe('needs-token')
	}
	expect(mayReadMetrics(gate, direct), 'this machine without it').toBe('needs-token')
})
