import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Queries } from '#platform/database/queries.ts'
import type { SecretTables } from '#platform/database/secret_rows.ts'
import { sharedSecret } from '#platform/database/shared_secret.ts'

const secretName = 'address-hash'

/**
 * The key used to hash addresses, created once for all server processes. Without the key, somebody with a copy of the database cannot find
 * addresses by hashing all possible ones; deleting its row makes every stored hash useless.
 */
export async function addressKey(db: Queries<SecretTables>): Promise<string> {
	return sharedSecret(db, secretName)
}

/** Hashes an address for storage: 43 characters that reveal only whether two addresses are equal. */
export function hashAddress(key: string, address: string): string {
	return createHmac('sha256', key).update(address).digest('base64url')
}

/** The network of one household: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function networkOf(address: string): string {
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
	if (mapped?.[1]) return mapped[1]
	if (!isIPv6(address)) return address
	const [head = '', tail = ''] = address.toLowerCase().replace(/%[^]*/, '').split('::')
	const before = head.split(':').filter(Boolean)
	const after = tail.split(':').filter(Boolean)
	const between = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
	const groups = [...before, ...between, ...after].slice(0, 4)
	return groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')
}

/**
 * The largest network a provider assigns to one customer (RFC 6177): the first 48 bits of an IPv6 address; null
 * otherwise.
 */
export function customerNetworkOf(address: string): string | null {
	const network = networkOf(address)
	return network.includes(':') ? network.split(':').slice(0, 3).join(':') : null
}
