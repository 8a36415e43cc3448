import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { addStaff } from '#app/office/sign_in/add_staff.server.ts'
import type { StaffRole } from '#db/staff_rows.ts'
import { tokenHash } from '#platform/http/secret_token.ts'
import type { Store } from '#db/store.server.ts'
import { sharedSecret } from '#platform/database/shared_secret.ts'
import { servedStores } from './served_stores.ts'

/** A running server and a connection to its store. */
export interface Served {
	url: string
	store: Pick<Store, 'db'>
}

/** The password of every staff member that `insertStaff` adds. */
export const staffPassword = 'four lids on a green truck'

const sessionMs = 12 * 60 * 60 * 1000

/** Its hash by better-auth, precomputed because hashing is slow on purpose. */
const hash =
	'b11bdb9f7695c5c5a0fd6b5590a1d1ce:61de107b7fba53b22dccf8afbbdc836d852a650ac12271cb5a2d931127a7dc449860b7c8123973bbe0e5c2ddea018ba56c069295660691b16b2e65614dd8d0c5'

/** Adds a staff member who can sign in at once, or returns the existing one with this email. */
export async function insertStaff(
	{ db }: Pick<Store, 'db'>,
	role: StaffRole,
	email = `${role}@office.example`,
): Promise<{ id: string; email: string }> {
	const password = { hash, isTemporary: false }
	const id = await addStaff(db, { name: `Test ${role}`, email, role, password })
	if (id !== null) return { id, email }
	const staff = await db.selectFrom('staff').select('id').where('email', '=', email).executeTakeFirstOrThrow()
	return { id: staff.id, email }
}

/**
 * Signs in as a staff member with this role, added if necessary, by inserting a session without checking the password.
 * Resolves to the value of a `Cookie` header, for sites with and without TLS.
 */
export async function signIn({ url, store: own }: Served, role: StaffRole): Promise<string> {
	const store = servedStores.get(url) ?? own
	const { id } = await insertStaff(store, role)
	const token = randomBytes(24).toString('base64url')
	const now = Date.now()
	const created_at = new Date(now).toISOString()
	await store.db
		.insertInto('staff_sessions')
		.values({
			id: randomUUID(),
			token: tokenHash(token),
			staff_id: id,
			ip_address: '',
			user_agent: 'node',
			expires_at: new Date(now + sessionMs).toISOString(),
			created_at,
			updated_at: created_at,
		})
		.execute()
	const secret = await sharedSecret(store.db, 'office-sign-in')
	const signature = createHmac('sha256', secret).update(token).digest('base64')
	const value = encodeURIComponent(`${token}.${signature}`)
	return ['office', '__Host-office'].map((prefix) => `${prefix}.session_token=${value}`).join('; ')
}

/** Sends a form as a browser on the site would; redirects are not followed. */
export function post(
	url: string,
	path: string,
	fields: Record<string, string> | URLSearchParams,
	{ cookie, headers = {} }: { cookie?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
	return fetch(url + path, {
		method: 'POST',
		redirect: 'manual',
		headers: { origin: url, ...(cookie ? { cookie } : {}), ...headers },
		body: new URLSearchParams(fields),
	})
}

/** Requests the page at this path with this session; redirects are not followed. */
export function get(url: string, path: string, cookie?: string): Promise<Response> {
	return fetch(url + path, { redirect: 'manual', headers: cookie ? { cookie } : {} })
}

/** The cookies that a response sets, as a browser sends them back, without deleted ones. Throws if there are none. */
export function cookieOf(response: Response): string {
	const cookies = response.headers.getSetCookie().filter((cookie) => !/max-age=0/i.test(cookie))
	if (cookies.length === 0) throw new Error(`No session was given (${response.status}).`)
	return cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')
}
