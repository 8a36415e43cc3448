import { data, redirect } from 'react-router'
import type { Services, Visitor } from '#app/context.server.ts'
import { longestAddress } from '#platform/addresses/written_address.ts'
import { isLookUpAllowed } from './limits.server.ts'
import { lookUp } from './look_up.server.ts'
import { addressField, type LookedUp } from './look_up_result.ts'
import { territoryOf } from './territory.server.ts'

const statuses = { 'too-many': 429, unavailable: 503 } as const
/** The longest part of an overlong address that is shown again. */
const mostShown = 4 * longestAddress

/**
 * Looks up the address of a form: redirects to the area's page, or answers on this page. The address never gets into a
 * URL or a log.
 */
export async function lookUpAction(
	services: Pick<Services, 'store' | 'content' | 'log'>,
	entries: FormData,
	{ address: network, requestId }: Pick<Visitor, 'address' | 'requestId'>,
	now: Date,
) {
	const text = entries.get(addressField)
	const written = typeof text === 'string' ? text : ''
	const typed = written.slice(0, mostShown)
	const fail = (reason: 'too-many' | 'unavailable') =>
		data<LookedUp>({ ok: true, typed, answer: { kind: 'failed', reason } }, { status: statuses[reason] })
	if (!(await isLookUpAllowed('lookUp', services, network, now))) return fail('too-many')
	try {
		const answer = await lookUp(services.store, territoryOf(services.content.current), written)
		if (answer.kind === 'area') return redirect(`/pickup-day/${answer.slug}`, 303)
		return data<LookedUp>({ ok: true, typed, answer }, { status: answer.kind === 'unread' ? 422 : 200 })
	} catch (error) {
		services.log.error({ requestId, error: String(error) }, 'address not looked up')
		return fail('unavailable')
	}
}
