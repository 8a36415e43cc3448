import { expect, test } from 'vitest'
import { describeEachStore } from '#test/stores.ts'
import { addressKey, hashAddress, networkOf, customerNetworkOf } from './address_hash.server.ts'

test.each([
	['203.0.113.7', '203.0.113.7'],
	['::ffff:203.0.113.7', '203.0.113.7'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
	['2001:DB8:1:0002::6', '2001:db8:1:2'],
	['2001:db8::6', '2001:db8:0:0'],
	['::1', '0:0:0:0'],
	['fe80::1%eth0', 'fe80:0:0:0'],
	['', ''],
])('the network of %s is %s', (address, network) => {
	expect(networkOf(address)).toBe(network)
})

test("a customer's IPv6 allocation is its first 48 bits; IPv4 has none", () => {
	expect(customerNetworkOf('2001:db8:1:2::6')).toBe('2001:db8:1')
	expect(customerNetworkOf('2001:db8:1:ffff::1')).toBe('2001:db8:1')
	expect(customerNetworkOf('203.0.113.7')).toBeNull()
})

describeEachStore('the address key', (fresh) => {
	test('is created once, whichever process comes first', async () => {
		const { db } = await fresh()
		const keys = await Promise.all(Array.from({ length: 8 }, () => addressKey(db)))
		expect(new Set(keys).size).toBe(1)
		expect(hashAddress(keys[0] ?? '', '203.0.113.7')).toMatch(/^[\w-]{43}$/)
	})
})
