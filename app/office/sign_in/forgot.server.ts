import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Visitor } from '#platform/http/visitor.ts'
import { recordFailure } from './record_activity.server.ts'
import { mayMailLink } from './attempts.server.ts'
import { type AuthServices, authFor } from './auth.server.ts'

/** The minimum response time in milliseconds, so that it does not reveal whether the address is known. */
const evenMs = 300

/**
 * Mails a link for choosing a new password if the address belongs to a staff member; the result does not reveal whether
 * it does. Returns false if too many links were requested.
 */
export async function requestPasswordReset(
	services: AuthServices,
	visitor: Visitor,
	address: string,
): Promise<boolean> {
	const email = address.trim().toLowerCase()
	const isAllowed = await mayMailLink(services.store, { email, address: visitor.address })
	if (!isAllowed) return false
	const auth = await authFor(services)
	const isAddress = z.email().safeParse(email).success
	const linkRequest = { kind: 'password-link-asked', email, from: visitor } as const
	const work = isAddress
		? auth.api
				.requestPasswordReset({ body: { email } })
				.then(() => recordFailure(services.store, linkRequest))
		: null
	await Promise.all([work, sleep(evenMs)])
	services.log.info({ requestId: visitor.requestId }, 'new password asked for')
	return true
}
