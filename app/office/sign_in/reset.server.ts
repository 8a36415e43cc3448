import { isAPIError } from 'better-auth/api'
import type { Visitor } from '#platform/http/visitor.ts'
import { forgetAccount } from './attempts.server.ts'
import { recordActivity } from './record_activity.server.ts'
import { type AuthServices, authFor } from './auth.server.ts'
import { newPasswordError } from './password_rule.server.ts'
import { linkIdentifier } from './links.server.ts'

/** Whose password this link may set; null if unknown, used or expired. */
export async function ownerOfLink(services: AuthServices, token: string, now: Date = new Date()) {
	const owner = await services.store.db
		.selectFrom('staff_tokens')
		.innerJoin('staff', 'staff.id', 'staff_tokens.value')
		.select(['staff.id', 'staff.name', 'staff.email'])
		.where('identifier', '=', linkIdentifier(token))
		.where('expires_at', '>', now.toISOString())
		.where('staff.is_active', '=', true)
		.executeTakeFirst()
	return owner ?? null
}

/** Sets a new password by the link of a mail, which works once, and signs its owner out everywhere. The error is null where the link has ended. */
export async function resetPassword(
	services: AuthServices,
	visitor: Visitor,
	{ token, password }: { token: string; password: string },
): Promise<{ ok: true } | { ok: false; error: string | null }> {
	const owner = await ownerOfLink(services, token)
	if (owner === null) return { ok: false, error: null }
	const wrong = newPasswordError(password, services.content.current.facts, [owner.name, owner.email])
	if (wrong !== null) return { ok: false, error: wrong }
	const auth = await authFor(services)
	try {
		await auth.api.resetPassword({ body: { newPassword: password, token } })
		await recordActivity(services.store.db, { kind: 'password', by: owner, detail: 'link', from: visitor })
	} catch (error) {
		if (!isAPIError(error) || error.statusCode >= 500) throw error
		return { ok: false, error: null }
	}
	// What was tried with the old password must not keep the new one out, wherever it was tried.
	await forgetAccount(services.store, owner.email)
	return { ok: true }
}
