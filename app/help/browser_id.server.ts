import { randomBytes } from 'node:crypto'
import { hashAddress } from '#platform/limits/address_hash.server.ts'

const name = 'voter'
const shape = /^[\w-]{22}$/
/** The longest lifetime that browsers allow a cookie: 400 days, in seconds. */
const lifetime = 400 * 24 * 60 * 60

/**
 * The random id that identifies a browser's second vote. It is created on the first vote, contains no personal
 * data, and its cookie is sent only with help pages. `setCookie` is null if the browser already has one.
 */
export function browserIdOf(request: Request): { browserId: string; setCookie: string | null } {
	const known = knownBrowserId(request)
	if (known !== null) return { browserId: known, setCookie: null }
	const browserId = randomBytes(16).toString('base64url')
	const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : ''
	return {
		browserId,
		setCookie: `${name}=${browserId}; Path=/help; Max-Age=${lifetime}; HttpOnly; SameSite=Strict${secure}`,
	}
}

/** The id of a browser that has voted before; null for any other. */
export function knownBrowserId(request: Request): string | null {
	for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
		const [key = '', value = ''] = pair.trim().split('=')
		if (key === name && shape.test(value)) return value
	}
	return null
}

/** Hashes a browser's id for storage, to recognize its votes. `key` is the one of `addressKey`. */
export function hashBrowserId(key: string, browserId: string): string {
	return hashAddress(key, `browser ${browserId}`)
}
