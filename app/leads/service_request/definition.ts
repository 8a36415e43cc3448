import type { Facts } from '#app/company/facts_type.ts'
import { serviceAnswer } from '#app/company/promises.ts'
import type { ServiceRequestRow } from '#db/lead_rows.ts'
import { optionLabel } from '../form_definition.ts'
import { defineLead } from '../lead_definition.ts'
import type { LeadToasts } from '../lead_toast.ts'
import { cartChanges, cartProblems, kinds, leftStreams } from './choices.ts'
import { serviceForm } from './form_definition.ts'

/** How a service request is stored, mailed, shown in the inbox and exported. */
export const serviceLead = /* @__PURE__ */ defineLead<
	ServiceRequestRow,
	typeof serviceForm.fields,
	'schedule_note'
>(serviceForm, {
	table: 'service_requests',
	label: 'Service',
	promise: 'serviceHours',
	way: 'service',
	contact: {
		name: 'name',
		organization: null,
		email: 'email',
		phone: 'phone',
		location: ({ address }) => address,
		subject: ({ kind, missed_streams, cart, cart_problem, cart_change, cart_wanted }) => {
			const details = [
				...(missed_streams ?? []).map((stream) => optionLabel(leftStreams, stream)),
				cart,
				cart_problem && optionLabel(cartProblems, cart_problem),
				cart_change && optionLabel(cartChanges, cart_change),
				cart_wanted,
			].filter(Boolean)
			const about = optionLabel(kinds, kind)
			return details.length > 0 ? `${about} (${details.join('; ')})` : about
		},
	},
	message: 'message',
	next: 'Somebody in the office looks into it and tells you what we will do, and when.',
	columns: {
		kind: { label: 'Kind', mailLabel: 'About', privacy: 'kept', exportColumn: 'Kind' },
		missed_streams: { label: 'Still there', privacy: 'kept', exportColumn: 'Still there' },
		missed_on: { label: 'Missed on', privacy: 'kept', exportColumn: 'Missed on' },
		cart: { label: 'Cart', privacy: 'kept', exportColumn: 'Cart' },
		cart_problem: { label: 'Problem', privacy: 'kept', exportColumn: 'Problem' },
		cart_change: { label: 'Change', privacy: 'kept', exportColumn: 'Change' },
		cart_wanted: { label: 'Cart wanted', privacy: 'kept', exportColumn: 'Cart wanted' },
		extra_items: { label: 'To take', privacy: 'personal', exportColumn: 'To take' },
		skip_from: { label: 'Away from', privacy: 'kept', exportColumn: 'Away from' },
		skip_to: { label: 'Away until', privacy: 'kept', exportColumn: 'Away until' },
		stop_on: { label: 'Stop on', privacy: 'kept', exportColumn: 'Stop on' },
		schedule_note: {
			label: 'We told them',
			privacy: 'kept',
			exportColumn: 'We told them',
		},
		area_slug: { label: 'Pickup area', privacy: 'kept', exportColumn: 'Pickup area', holds: 'area' },
		name: { label: 'Name', privacy: 'personal', exportColumn: null },
		email: { label: 'Email', privacy: 'personal', exportColumn: null },
		phone: { label: 'Phone', privacy: 'personal', exportColumn: null },
		address: { label: 'Service address', privacy: 'personal', exportColumn: null },
		photos: { label: 'Photos', privacy: 'personal', exportColumn: 'Photos' },
		message: { label: 'Message', privacy: 'personal', exportColumn: 'Message' },
	},
	isPriced: ({ kind }) => kind === 'other-cart' || kind === 'extra',
	storesConsent: false,
	mail: {
		request: 'Service request',
		from: 'name',
		withoutMessage: '(no message)',
		receiptSubject: 'service request',
		receiptOpening: 'We have your service request.',
		receiptNote: 'schedule_note',
		order: ['kind', 'schedule_note', 'area_slug', 'name', 'phone', 'email', 'address'],
	},
})

export function serviceToasts(facts: Pick<Facts, 'promises' | 'phone'>): LeadToasts {
	return {
		success: { title: 'Request received', text: serviceAnswer(facts) },
		consent: null,
		invalid: null,
		failure: {
			title: 'Not sent',
			text: `Please try again, or call us at ${facts.phone}.`,
		},
	}
}
