import type { Facts } from '#app/company/facts_type.ts'
import type { RolloffQuoteRequestRow } from '#db/lead_rows.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { pricesOfSizes } from '#app/company/container_price.ts'
import type { FormDefinition } from '../form_definition.ts'
import { defineLead, type LeadValues } from '../lead_definition.ts'
import type { LeadToasts } from '../lead_toast.ts'
import { contactTimes, dumpsterSizes, projectDurations } from './choices.ts'

const row = 'sm:col-span-2'

const asOptions = <Value extends string>(values: readonly Value[]) =>
	values.map((value) => ({ value, label: value }))

/** The roll-off quote form (RQ-01 to RQ-06). */
export const rolloffForm = {
	name: 'rolloff',
	anchor: 'quote-form',
	consentMessage: 'You must consent to SMS communications to submit this form',
	grid: 'grid gap-5 sm:grid-cols-2',
	row,
	fields: {
		dumpster_sizes: {
			control: 'checklist',
			label: 'Dumpster Sizes',
			options: dumpsterSizes,
			required: true,
			className: row,
			rule: { invalid: 'Please select at least one dumpster size' },
		},
		full_name: {
			control: 'text',
			label: 'Full Name',
			autoComplete: 'name',
			required: true,
			rule: {
				called: 'your name',
				max: 100,
				tooShort: { min: 2, message: 'Name must be at least 2 characters' },
			},
		},
		location: {
			control: 'text',
			label: 'Location',
			placeholder: 'Street and town',
			autoComplete: 'address-line1',
			required: true,
			rule: {
				called: 'your location',
				max: 200,
				tooShort: { min: 2, message: 'Please enter your location' },
			},
		},
		phone: {
			control: 'tel',
			label: 'Phone',
			autoComplete: 'tel',
			required: true,
			rule: {
				called: 'your phone number',
				max: 30,
				tooShort: { min: 10, message: 'Please enter a valid phone number' },
			},
		},
		email: {
			control: 'email',
			label: 'Email Address',
			autoComplete: 'email',
			required: true,
			rule: { invalid: 'Please enter a valid email address' },
		},
		project_duration: {
			control: 'select',
			label: 'Project Duration',
			placeholder: 'Not sure yet',
			options: asOptions(projectDurations),
			rule: { invalid: 'Please choose a duration from the list.' },
		},
		delivery_day: {
			control: 'date',
			label: 'Delivery Day',
			rule: { called: 'the delivery day', from: 0, to: 366, onBusinessDays: true },
		},
		best_contact_time: {
			control: 'select',
			label: 'Best Contact Time',
			placeholder: 'No preference',
			options: asOptions(contactTimes),
			rule: { invalid: 'Please choose a time from the list.' },
		},
		business_name: {
			control: 'text',
			label: 'Business Name',
			autoComplete: 'organization',
			rule: { called: 'the business name', max: 100 },
		},
		material_types: {
			control: 'text',
			label: 'Material Types',
			placeholder: 'Shingles, drywall, brush',
			className: row,
			rule: { called: 'the materials', max: 300 },
		},
		notes: {
			control: 'textarea',
			label: 'Notes',
			hint: 'Gates, slopes, wires, where it should go.',
			className: row,
			rule: { called: 'your notes', max: 4000 },
		},
	},
} as const satisfies FormDefinition

/** The prices of all sizes, as the form sends them back; '' if none has a price. */
export function shownSizePrices({ rolloffs }: Pick<Facts, 'rolloffs'>): string {
	return rolloffs
		.flatMap(({ yards, price }) => (price ? [[yards, ...Object.values(price)].join(' ')] : []))
		.join('-')
}

/**
 * The total prices of the requested sizes, one per line, stored with the request because the prices seen
 * still apply after a change; null if all depend on the job.
 */
export function pricesSeen(
	{ dumpster_sizes: sizes }: LeadValues,
	facts: Pick<Facts, 'rolloffs'>,
): string | null {
	const prices = Array.isArray(sizes) ? pricesOfSizes(sizes.map(String), facts) : []
	return prices.join('\n') || null
}

/** How a roll-off quote request is stored, mailed, shown in the inbox and exported (RQ-08). */
export const rolloffLead = /* @__PURE__ */ defineLead<
	RolloffQuoteRequestRow,
	typeof rolloffForm.fields,
	'town_slug' | 'prices_seen'
>(rolloffForm, {
	table: 'rolloff_quote_requests',
	label: 'Roll-off',
	promise: 'quoteHours',
	way: 'sale',
	contact: {
		name: 'full_name',
		organization: 'business_name',
		email: 'email',
		phone: 'phone',
		location: ({ location }) => location,
		subject: ({ dumpster_sizes, delivery_day }) =>
			[
				...(dumpster_sizes.length > 0 ? dumpster_sizes : ['A container, its size to settle']),
				...(delivery_day === null ? [] : [`for ${formatDay(delivery_day)}`]),
			].join(', '),
	},
	message: 'notes',
	next: 'We settle the size, the day and the price with you. Nothing is delivered before you say yes.',
	columns: {
		dumpster_sizes: { label: 'Sizes', privacy: 'kept', exportColumn: null },
		prices_seen: { label: 'Prices they saw', privacy: 'kept', exportColumn: 'Prices they saw' },
		location: { label: 'Location', privacy: 'personal', exportColumn: null },
		delivery_day: { label: 'Delivery day', privacy: 'kept', exportColumn: 'Delivery day' },
		project_duration: { label: 'How long', privacy: 'kept', exportColumn: 'How long' },
		best_contact_time: {
			label: 'Best time to call',
			privacy: 'kept',
			exportColumn: 'Best time to call',
		},
		business_name: {
			label: 'Business',
			privacy: 'personal',
			exportColumn: null,
		},
		material_types: { label: 'Materials', privacy: 'personal', exportColumn: 'Materials' },
		town_slug: { label: 'From the page of', privacy: 'kept', exportColumn: 'From the page of' },
		full_name: { label: 'Name', privacy: 'personal', exportColumn: null },
		phone: { label: 'Phone', privacy: 'personal', exportColumn: null },
		email: { label: 'Email', privacy: 'personal', exportColumn: null },
		notes: { label: 'Notes', privacy: 'personal', exportColumn: 'Message' },
	},
	shown: { field: 'dumpster_sizes', prices: shownSizePrices },
	isPriced: () => true,
	storesConsent: false,
	mail: {
		request: 'Roll-off request',
		from: 'full_name',
		withoutMessage: '(no notes)',
		receiptSubject: 'roll-off request',
		receiptOpening: 'We have your request for a roll-off dumpster.',
		receiptNote: 'prices_seen',
		isNotePrice: true,
		receiptUrgent:
			' Same-day delivery is available for orders placed before {{promise.sameDayCutoff}} on a business day; if you need the container today, please call.\n\nOur number is {{phone}}; give us the reference number.',
		order: [
			'full_name',
			'business_name',
			'phone',
			'best_contact_time',
			'email',
			'location',
			'dumpster_sizes',
			'prices_seen',
			'material_types',
			'delivery_day',
			'project_duration',
		],
	},
})

/**
 * The roll-off quote form's toasts, verbatim from the specification (RQ-08, RQ-09); field errors show only
 * beside their fields.
 */
export function rolloffToasts(town: string): LeadToasts {
	return {
		success: {
			title: 'Quote Request Submitted!',
			text: `We'll contact you soon about your rolloff dumpster rental in ${town}.`,
		},
		failure: {
			title: 'Error',
			text: 'Failed to submit quote request. Please try again.',
		},
		consent: null,
		invalid: null,
	}
}
