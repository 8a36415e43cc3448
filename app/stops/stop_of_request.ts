import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { StopRow } from '#db/stop_rows.ts'

const longest = { what: 200, name: 200, phone: 60, address: 300 }

/** The columns of a request that a stop is made from. */
export type RequestOfStop = Pick<LeadWorkRow, 'form' | 'lead_id' | 'asked' | 'name' | 'phone' | 'place'>

/** The values of any stop that is planned for a request. */
export function stopOfRequest({ form, lead_id, asked, name, phone, place }: RequestOfStop) {
	return {
		what: asked.slice(0, longest.what) || null,
		name: name.slice(0, longest.name),
		phone: phone && phone.slice(0, longest.phone),
		address: (place ?? '').slice(0, longest.address) || 'Not known yet',
		notes: null,
		container_id: null,
		turn: null,
		cart_number: null,
		fetches: null,
		state: 'planned',
		reason: null,
		done_at: null,
		done_by: null,
		was_on_time: null,
		form,
		lead_id,
	} as const satisfies Partial<StopRow>
}
