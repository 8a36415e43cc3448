import { unescape } from 'node:querystring'
import { isAPIError } from 'better-auth/api'
import type { Visitor } from '#platform/http/visitor.ts'
import type { Store } from '#db/store.server.ts'
import { recordActivity, recordFailure } from './record_activity.server.ts'
import { forgetAttempts, hashedTry, isFirstUse, isAttemptAllowed } from './attempts.server.ts'
import { type AuthServices, authFor } from './auth.server.ts'
import { deviceCookie, knownDevice } from './known_device.server.ts'
import { stepIdentifier } from './links.server.ts'
import { tokenHash } from '#platform/http/secret_token.ts'

/** `cookies` are `Set-Cookie` values; if `needsCode` is true, they contain no session yet, only the pending second step. */
type SignedIn =
	{ ok: true; cookies: string[]; needsCode: boolean } | { ok: false; reason: 'wrong' | 'too-many' }

type CodeGiven =
	{ ok: true; cookies: string[] } | { ok: false; reason: 'wrong' | 'too-many' | 'used' | 'expired' }

/**
 * Signs in with address and password. `wrong` reveals nothing more: an unknown address, a wrong password and a
 * deactivated account give the same response in the same time.
 */
export async function signIn(
	services: AuthServices,
	visitor: Visitor,
	{ email, password }: { email: string; password: string },
	headers: Headers,
): Promise<SignedIn> {
	const { store, log } = services
	const account = email.trim().toLowerCase()
	const device = await knownDevice(store, account, headers)
	const attempt = { attempt: 'sign-in', email: account, address: visitor.address, device } as const
	const fields = { requestId: visitor.requestId, ...(await hashedTry(store, attempt)) }
	const failed = { kind: 'sign-in-failed', email: account, from: visitor } as const
	if (!(await isAttemptAllowed(store, attempt))) {
		log.warn(fields, 'sign-in refused: too many tries')
		await recordFailure(store, { ...failed, detail: 'too-many' })
		return { ok: false, reason: 'too-many' }
	}
	const auth = await authFor(services)
	try {
		const result = await auth.api.signInEmail({
			body: { email: account, password },
			headers,
			returnHeaders: true,
		})
		await forgetAttempts(store, attempt)
		const needsCode = 'twoFactorRedirect' in result.response
		log.info({ ...fields, staff: needsCode ? undefined : result.response.user.id, needsCode }, 'signed in')
		const cookies = result.headers.getSetCookie()
		if ('user' in result.response) {
			cookies.push(await deviceCookie(store, account, services.publicUrl))
			await recordActivity(store.db, { kind: 'signed-in', by: result.response.user, from: visitor })
		}
		return { ok: true, cookies, needsCode }
	} catch (error) {
		if (!isAPIError(error) || error.statusCode >= 500) throw error
		log.warn(fields, 'sign-in failed')
		await recordFailure(store, { ...failed, detail: 'password' })
		return { ok: false, reason: 'wrong' }
	}
}

/**
 * Completes the second step with six digits of an authenticator app or a backup code. `expired` if the first step was
 * more than ten minutes ago or too many codes were wrong (better-auth counts per sign-in and per account), `used` if the
 * digits were used before.
 */
export async function giveCode(
	services: AuthServices,
	visitor: Visitor,
	value: string,
	headers: Headers,
): Promise<CodeGiven> {
	const { store, log } = services
	const auth = await authFor(services)
	const code = value.replace(/\s/g, '')
	const isFromApp = /^\d{6}$/.test(code)
	const waiting = { email: await waitingFor(store, headers), address: visitor.address }
	const fields = { requestId: visitor.requestId, ...(await hashedTry(store, waiting)) }
	const failed = { kind: 'sign-in-failed', email: waiting.email, from: visitor } as const
	try {
		const call = { body: { code }, headers, returnHeaders: true } as const
		const result = isFromApp ? await auth.api.verifyTOTP(call) : await auth.api.verifyBackupCode(call)
		const { token, user } = result.response
		if (isFromApp && !(await isFirstUse(store, user.id, code))) {
			if (token) await store.db.deleteFrom('staff_sessions').where('token', '=', tokenHash(token)).execute()
			log.warn({ ...fields, staff: user.id }, 'second step refused: the code was used before')
			await recordFailure(store, { ...failed, detail: 'used' })
			return { ok: false, reason: 'used' }
		}
		log.info({ ...fields, staff: user.id, isBackupCode: !isFromApp }, 'signed in with a code')
		const detail = isFromApp ? 'code' : 'backup-code'
		await recordActivity(store.db, { kind: 'signed-in', by: user, detail, from: visitor })
		const cookie = await deviceCookie(store, user.email, services.publicUrl)
		return { ok: true, cookies: [...result.headers.getSetCookie(), cookie] }
	} catch (error) {
		if (!isAPIError(error) || error.statusCode >= 500) throw error
		log.warn(fields, 'second step failed')
		const reason = codeFailures.get(error.body?.code ?? '') ?? 'expired'
		const detail = reason === 'wrong' ? 'code' : reason
		// Without a first step the failure belongs to no account, and strangers could fill the history with such failures.
		if (waiting.email !== '') await recordFailure(store, { ...failed, detail })
		return { ok: false, reason }
	}
}

/** The better-auth errors that say why a code is rejected; any other means that the sign-in has expired. */
const codeFailures = new Map<string, 'wrong' | 'too-many'>([
	['INVALID_CODE', 'wrong'],
	['INVALID_BACKUP_CODE', 'wrong'],
	['ACCOUNT_TEMPORARILY_LOCKED', 'too-many'],
])

/** Returns the account of this browser's pending second step; unverified, for the log only. */
async function waitingFor(store: Store, headers: Headers): Promise<string> {
	const cookie = /\.two_factor=([^;]+)/.exec(headers.get('cookie') ?? '')?.[1] ?? ''
	const identifier = unescape(cookie).replace(/\.[^.]*$/, '')
	const staff = await store.db
		.selectFrom('staff_tokens')
		.innerJoin('staff', 'staff.id', 'staff_tokens.value')
		.select('email')
		.where('identifier', '=', stepIdentifier(identifier))
		.executeTakeFirst()
	return staff?.email ?? ''
}
