import { hashPassword } from 'better-auth/crypto'
import { addStaff } from '#app/office/staff/add_staff.server.ts'
import type { Role } from '#app/office/sign_in/staff.server.ts'
import type { Store } from '#db/store.server.ts'

/** A running server and a connection to its store. */
export interface Served {
	url: string
	store: Pick<Store, 'db'>
}

/** The password of everyone that `insertStaff` adds. */
export const staffPassword = 'four lids on a green truck'

let hash: Promise<string> | undefined

/** Adds a member of staff who can sign in at once. */
export async function insertStaff(
	{ db }: Pick<Store, 'db'>,
	role: Role,
	email = `${role}@office.example`,
): Promise<{ id: string; email: string }> {
	hash ??= hashPassword(staffPassword)
	const password = { hash: await hash, isTemporary: false }
	const id = await addStaff(db, { name: `Test ${role}`, email, role, password })
	if (id !== null) return { id, email }
	const staff = await db.selectFrom('staff').select('id').where('email', '=', email).executeTakeFirstOrThrow()
	return { id: staff.id, email }
}

/** Signs in as someone with this role, who is added if necessary. Resolves to the value of a `Cookie` header. */
export async function signIn({ url, store }: Served, role: Role): Promise<string> {
	const { email } = await insertStaff(store, role)
	return cookieOf(await post(url, '/admin/login', { email, password: staffPassword }))
}

/** Sends a form as a browser on the site would, without following redirects. */
export function post(
	url: string,
	path: string,
	fields: Record<string, string>,
	{ cookie, headers = {} }: { cookie?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
	return fetch(url + path, {
		method: 'POST',
		redirect: 'manual',
		headers: { origin: url, ...(cookie ? { cookie } : {}), ...headers },
		body: new URLSearchParams(fields),
	})
}

/** The page at this path, with this session, without following redirects. */
export function get(url: string, path: string, cookie?: string): Promise<Response> {
	return fetch(url + path, { redirect: 'manual', headers: cookie ? { cookie } : {} })
}

/** The cookies that a response sets, as a browser sends them back; deleted ones are left out. */
export function cookieOf(response: Response): string {
	const cookies = response.headers.getSetCookie().filter((cookie) => !/max-age=0/i.test(cookie))
	if (cookies.length === 0) throw new Error(`No session was given (${response.status}).`)
	return cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')
}
