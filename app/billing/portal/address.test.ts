import { expect, test } from 'vitest'
import { mayProbe } from './address.ts'

const ours = new URL('https://hauler.example')
const named = new URL('https://pay.portal.example')

test.each([
	'127.0.0.1',
	'10.1.2.3',
	'172.16.0.1',
	'192.168.1.1',
	'169.254.169.254',
	'100.64.0.1',
	'0.0.0.0',
	'224.0.0.1',
	'255.255.255.255',
	'::1',
	'::',
	'fe80::1',
	'fd00::1',
	'::ffff:127.0.0.1',
	'::ffff:10.0.0.1',
	'64:ff9b::7f00:1',
	'not an address',
])('PB-02 a host name that resolves to %s is not requested', (address) => {
	expect(mayProbe(named, [address], ours)).toBe(false)
	expect(mayProbe(named, ['203.0.114.5', address], ours), 'nor when it is one of several').toBe(false)
})

test('PB-02 a host name that resolves to public addresses is requested, over TLS only', () => {
	expect(mayProbe(named, ['203.0.114.5', '2a00:1450:4001:80b::200e'], ours)).toBe(true)
	expect(mayProbe(new URL('http://pay.portal.example'), ['203.0.114.5'], ours)).toBe(false)
	expect(mayProbe(named, [], ours)).toBe(false)
})

test('PB-02 an internal address is requested only by a site that is internal itself', () => {
	for (const address of [
		'http://127.0.0.1:8080',
		'http://[::1]:8080',
		'http://localhost:8080',
		'https://10.0.0.5',
	]) {
		const portal = new URL(address)
		const addresses = [portal.hostname.replace(/^\[|\]$/g, '')]
		expect(mayProbe(portal, addresses, new URL('http://127.0.0.1:3000')), address).toBe(true)
		expect(mayProbe(portal, addresses, ours), address).toBe(false)
	}
	expect(mayProbe(named, ['127.0.0.1'], new URL('http://127.0.0.1:3000')), 'not by name').toBe(false)
})
