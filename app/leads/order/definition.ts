import type { Facts } from '#app/company/facts_type.ts'
import { formatDay } from '#platform/time/format_day.ts'
import type { ServiceOrderRow } from '#db/lead_rows.ts'
import { optionLabel } from '../form_definition.ts'
import { defineLead } from '../lead_definition.ts'
import type { LeadToasts } from '../lead_toast.ts'
import { orderExtras, orderServices } from './choices.ts'
import { orderForm } from './form_definition.ts'

/** How an order is stored, mailed, shown in the inbox and exported. */
export const orderLead = /* @__PURE__ */ defineLead<
	ServiceOrderRow,
	typeof orderForm.fields,
	'monthly_dollars' | 'season_dollars' | 'note' | 'cart_number' | 'first_pickup'
>(orderForm, {
	table: 'service_orders',
	label: 'Order',
	promise: 'orderHours',
	way: 'order',
	contact: {
		name: 'name',
		organization: null,
		email: 'email',
		phone: 'phone',
		location: ({ address, town }) => `${address}, ${town}`,
		subject: ({ service, cart, extras, start_week }) => {
			const what = [
				service === 'trash' ? 'Trash' : optionLabel(orderServices, service),
				cart,
				...(extras ?? []).map((extra) => optionLabel(orderExtras, extra)),
			].filter(Boolean)
			return `${what.join(', ')}, from the week of ${formatDay(start_week)}`
		},
	},
	message: 'message',
	next: 'The office checks your order and confirms your first pickup. Nothing begins before that, and there is nothing to pay now.',
	columns: {
		service: { label: 'Service', privacy: 'kept', exportColumn: 'Service ordered' },
		cart: { label: 'Cart', privacy: 'kept', exportColumn: 'Cart ordered' },
		extras: { label: 'With it', privacy: 'kept', exportColumn: 'With it' },
		start_week: { label: 'Start in the week of', privacy: 'kept', exportColumn: 'Start week' },
		monthly_dollars: { label: 'A month', privacy: 'kept', exportColumn: 'Dollars a month', holds: 'dollars' },
		season_dollars: {
			label: 'A month in the lawn season',
			privacy: 'kept',
			exportColumn: 'Dollars a month in season',
			holds: 'dollars',
		},
		note: { label: 'We told them', privacy: 'kept', exportColumn: null },
		area_slug: { label: 'Pickup area', privacy: 'kept', exportColumn: 'Pickup area', holds: 'area' },
		cart_number: { label: 'Cart number', privacy: 'personal', exportColumn: 'Cart number' },
		first_pickup: { label: 'First pickup', privacy: 'kept', exportColumn: 'First pickup', holds: 'day' },
		name: { label: 'Name', privacy: 'personal', exportColumn: null },
		phone: { label: 'Phone', privacy: 'personal', exportColumn: null },
		email: { label: 'Email', privacy: 'personal', exportColumn: null },
		address: { label: 'Service address', privacy: 'personal', exportColumn: null },
		town: { label: 'Town', privacy: 'kept', exportColumn: null },
		message: { label: 'Message', privacy: 'personal', exportColumn: 'Message' },
	},
	isPriced: () => true,
	storesConsent: false,
	mail: {
		request: 'Service order',
		from: 'name',
		withoutMessage: '(no message)',
		receiptSubject: 'order',
		receiptOpening: 'We have your order.',
		receiptNote: 'note',
		order: [
			'service',
			'cart',
			'extras',
			'start_week',
			'monthly_dollars',
			'season_dollars',
			'note',
			'area_slug',
		],
	},
})

/** The toasts after an order was submitted; `unserved` says why its address cannot be served. */
export function orderToasts({ phone }: Pick<Facts, 'phone'>, unserved?: string): LeadToasts {
	return {
		success: { title: 'Order received', text: 'Your receipt is on this page and in your email.' },
		consent: null,
		invalid: unserved === undefined ? null : { title: 'Not ordered yet', text: unserved },
		failure: {
			title: 'Not ordered',
			text: `Please try again, or call us at ${phone}.`,
		},
	}
}
