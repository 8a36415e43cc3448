import { describe, expect, test } from 'vitest'
import { proxyList } from '#server/env.ts'
import { peerOf } from './peer.ts'

const site = { proxies: proxyList(['127.0.0.1', '10.0.0.0/8']), publicOrigin: null }
const forwarded = {
	host: 'app:3000',
	'x-forwarded-for': '203.0.113.9, 10.0.0.7',
	'x-forwarded-proto': 'https',
	'x-forwarded-host': 'hauler.example',
}

describe('behind a configured proxy', () => {
	test('scheme, host and client come from the forwarded headers', () => {
		expect(peerOf('127.0.0.1', forwarded, site)).toEqual({
			address: '203.0.113.9',
			origin: 'https://hauler.example',
		})
	})

	test('an address that the client put into the header itself is not trusted', () => {
		const headers = { ...forwarded, 'x-forwarded-for': '198.51.100.1, 203.0.113.9, 10.0.0.7' }
		expect(peerOf('127.0.0.1', headers, site).address).toBe('203.0.113.9')
	})

	test('an IPv4 proxy that connects over IPv6 is recognized', () => {
		expect(peerOf('::ffff:127.0.0.1', forwarded, site).address).toBe('203.0.113.9')
	})

	test('without forwarded headers the connection itself counts', () => {
		expect(peerOf('127.0.0.1', { host: 'app:3000' }, site)).toEqual({
			address: '127.0.0.1',
			origin: 'http://app:3000',
		})
	})
})

test('forwarded headers of anyone else are ignored', () => {
	expect(peerOf('203.0.113.50', forwarded, site)).toEqual({
		address: '203.0.113.50',
		origin: 'http://app:3000',
	})
})
