import { data, redirect } from 'react-router'
import type { LeadServices } from '#app/leads/record_lead.server.ts'
import { requestGone } from '../../parts/gone.ts'
import { storeFailure } from '../../kernel/store/store_failure.ts'
import type { Staff } from '../../sign_in/staff.server.ts'
import type { LeadKey } from '../../requests/lead_events.server.ts'
import { saveLead } from '../../requests/save_lead.server.ts'
import { makeRequest } from './make_request.server.ts'

/** Why nothing became of a press on what was set aside. */
export interface AsideRefusal {
	aside: string
}

/** Makes a request of what was set aside, or notes that it is spam, and redirects to `next`. */
export async function handleAside(
	services: LeadServices,
	staff: Staff,
	lead: LeadKey,
	intent: 'make-request' | 'confirm-spam',
	next: string,
	now: Date,
) {
	try {
		const isThere =
			intent === 'make-request'
				? await makeRequest(services, staff, lead, now)
				: await confirmSpam(services, staff, lead, now)
		if (!isThere) throw requestGone({})
		return redirect(next, 303)
	} catch (error) {
		if (!(error instanceof Error)) throw error
		services.log.error({ error: String(error), staff: staff.id }, 'nothing decided on what was set aside')
		return data<AsideRefusal>({ aside: storeFailure(error) }, { status: 503 })
	}
}

/** False if there is no such lead. What somebody made a request of meanwhile stays one. */
async function confirmSpam(
	{ store }: Pick<LeadServices, 'store'>,
	staff: Staff,
	lead: LeadKey,
	now: Date,
): Promise<boolean> {
	const spam = { status: 'spam' } as const
	const saved = await saveLead(store, staff, lead, { version: 0, was: spam, is: spam, note: '' }, now)
	return saved.ok || saved.reason !== 'missing'
}
