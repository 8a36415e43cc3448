import { createHmac, randomBytes } from 'node:crypto'
import { sharedSecret } from '#platform/database/shared_secret.ts'
import { isSameSecret } from '#platform/http/secret_token.ts'
import type { Store } from '#db/store.server.ts'

const oneYear = 365 * 24 * 60 * 60

/**
 * Returns the device id of a request if this person has signed in on the device before; otherwise null. Its attempts are
 * counted separately, so that a stranger's guesses do not lock it out.
 */
export async function knownDevice(store: Store, email: string, headers: Headers): Promise<string | null> {
	const key = await deviceKey(store)
	const cookies = headers.get('cookie')?.split(/;\s*/) ?? []
	const value = cookies
		.map((cookie) => cookie.split('='))
		.find(([name]) => name?.endsWith(`.${cookieName(key, email)}`))?.[1]
	const [device, proof] = value?.split('.') ?? []
	if (!device || !proof) return null
	return isSameSecret(proof, proofOf(key, email, device)) ? device : null
}

/** Returns the `Set-Cookie` value that remembers this device for this person for a year. */
export async function deviceCookie(store: Store, email: string, publicUrl: string): Promise<string> {
	const key = await deviceKey(store)
	const device = randomBytes(16).toString('base64url')
	const isSecure = publicUrl.startsWith('https:')
	const name = `${isSecure ? '__Host-office' : 'office'}.${cookieName(key, email)}`
	const attributes = `Max-Age=${oneYear}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
	return `${name}=${device}.${proofOf(key, email, device)}; ${attributes}`
}

function deviceKey({ db }: Store): Promise<string> {
	return sharedSecret(db, 'known-devices')
}

/** One cookie per person, so that several can share a device. */
function cookieName(key: string, email: string): string {
	return `device-${keyed(key, `name ${email}`).slice(0, 12)}`
}

function proofOf(key: string, email: string, device: string): string {
	return keyed(key, `device ${device} ${email}`)
}

function keyed(key: string, text: string): string {
	return createHmac('sha256', key).update(text).digest('base64url')
}
