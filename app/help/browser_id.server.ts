import { randomBytes } from 'node:crypto'
import { hashAddress } from '#platform/limits/address_hash.server.ts'

const name = 'voter'
const shape = /^[\w-]{22}$/
/** The longest lifetime that browsers allow a cookie: 400 days, in seconds. */
const lifetime = 400 * 24 * 60 * 60

/**
 * The random id that identifies a browser's second vote. Created on the first vote only, carries no personal data,
 * and its cookie is sent with help pages only. `setCookie` is null where the browser already has one.
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

/** What is stored of a browser's word, so that its votes are known again. `key` is that of `addressKey`. */
export function hashBrowserId(key: string, browserId: string): string {
	return hashAddress(key, `browser ${browserId}`)
}
