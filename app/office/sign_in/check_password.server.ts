import { isAPIError } from 'better-auth/api'
import type { ActionFunctionArgs } from 'react-router'
import type { Visitor } from '#platform/http/visitor.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { formText } from '#platform/forms/form_text.ts'
import { forgetAttempts, isAttemptAllowed } from './attempts.server.ts'
import { type Auth, type AuthServices, authFor } from './auth.server.ts'
import type { Staff } from './staff.server.ts'

/** The form of a user who must enter their password again. */
interface Requester extends Pick<ActionFunctionArgs, 'request'> {
	services: AuthServices
	staff: Staff
	visitor: Visitor
	form: FormData
}

/** The error if the data to change is no longer as the page showed it. */
export const changed = 'This has changed meanwhile; the page shows how it is now.'

type WithPassword<Made> = { ok: true; made: Made } | { ok: false; errors: FieldError[] }

/** Runs `work`, which checks the password in `field`, within the limit on attempts; errors are shown there. */
export async function withPassword<Made>(
	{ services, staff, visitor, request, form }: Requester,
	work: (auth: Auth, headers: Headers, password: string) => Promise<Made>,
	field = 'password',
): Promise<WithPassword<Made>> {
	const attempt = { attempt: 'password', email: staff.email, address: visitor.address } as const
	if (!(await isAttemptAllowed(services.store, attempt)))
		return { ok: false, errors: [{ field, message: 'Too many tries. Please wait ten minutes.' }] }
	try {
		const made = await work(await authFor(services), request.headers, formText(form, field))
		await forgetAttempts(services.store, attempt)
		return { ok: true, made }
	} catch (error) {
		if (!isAPIError(error) || error.statusCode >= 500) throw error
		const isWrong = error.body?.code === 'INVALID_PASSWORD'
		return { ok: false, errors: [{ field, message: isWrong ? 'That is not your password.' : changed }] }
	}
}

/** Returns why the password is not accepted, as a sentence, or null if it is correct. */
export async function currentPasswordError(requester: Requester): Promise<string | null> {
	if (formText(requester.form, 'password') === '') return 'Please type your password.'
	const checked = await withPassword(requester, (auth, headers, password) =>
		auth.api.verifyPassword({ body: { password }, headers }),
	)
	return checked.ok ? null : (checked.errors[0]?.message ?? null)
}
