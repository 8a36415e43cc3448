import { maxMegabytes } from '#app/pictures/accepted.ts'
import type { FormDefinition } from '../form_definition.ts'
import { mostPhotosInWords } from '../photos/photo_limits.ts'
import { cartChanges, cartProblems, carts, kinds, leftStreams } from './choices.ts'
import type { ServiceKind } from './kinds.ts'

const row = 'sm:col-span-2'
const when = (...is: ServiceKind[]) => ({ field: 'kind', is })
/** How many days ahead a date may be. */
const year = 366

/** The form of service requests: the fields of each kind, then the customer's. */
export const serviceForm = {
	name: 'service-request',
	anchor: 'service-form',
	// Repairs and cancellations must not depend on consent to texts.
	consentMessage: null,
	grid: 'grid gap-5 sm:grid-cols-2',
	row,
	fields: {
		kind: {
			control: 'select',
			label: 'What it is about',
			options: kinds,
			required: true,
			rule: { invalid: 'Please choose what it is about.' },
		},
		missed_streams: {
			control: 'checklist',
			label: 'What is still there?',
			options: leftStreams,
			required: true,
			className: row,
			when: when('missed'),
			rule: { invalid: 'Please check what is still there.' },
		},
		missed_on: {
			control: 'date',
			label: 'Which pickup day was it?',
			required: true,
			when: when('missed'),
			rule: { called: 'the day of the missed pickup', from: -21, to: 0 },
		},
		cart: {
			control: 'select',
			label: 'Which cart is it?',
			options: carts,
			required: true,
			when: when('broken-cart'),
			rule: { invalid: 'Please choose which cart it is.' },
		},
		cart_problem: {
			control: 'select',
			label: 'What is wrong with it?',
			options: cartProblems,
			required: true,
			when: when('broken-cart'),
			rule: { invalid: 'Please choose what is wrong with it.' },
		},
		cart_change: {
			control: 'select',
			label: 'What should we do?',
			options: cartChanges,
			required: true,
			when: when('other-cart'),
			rule: { invalid: 'Please choose what we should do.' },
		},
		cart_wanted: {
			control: 'select',
			label: 'Which cart?',
			options: carts,
			required: true,
			when: when('other-cart'),
			rule: { invalid: 'Please choose which cart.' },
		},
		extra_items: {
			control: 'text',
			label: 'What should we take?',
			placeholder: 'Six bags, a sofa',
			required: true,
			className: row,
			when: when('extra'),
			rule: { called: 'what we should take', max: 300 },
		},
		skip_from: {
			control: 'date',
			label: 'First day away',
			required: true,
			when: when('skip'),
			rule: { called: 'the first day away', from: 0, to: year },
		},
		skip_to: {
			control: 'date',
			label: 'Last day away',
			required: true,
			when: when('skip'),
			rule: {
				called: 'the last day away',
				from: 0,
				to: year,
				notBefore: 'skip_from',
				order: 'The last day away cannot be before the first.',
			},
		},
		stop_on: {
			control: 'date',
			label: 'Last day of service',
			hint: 'Leave it empty for as soon as possible.',
			className: row,
			when: when('stop'),
			rule: { called: 'the last day of service', from: 0, to: year },
		},
		area_slug: {
			control: 'text',
			label: 'Your pickup area',
			hint: 'So that we can tell you the days.',
			className: row,
			when: when('missed', 'skip', 'stop'),
			rule: { called: 'the pickup area', max: 100 },
		},
		name: {
			control: 'text',
			label: 'Full Name',
			autoComplete: 'name',
			required: true,
			className: row,
			rule: { called: 'your name', max: 100 },
		},
		email: { control: 'email', label: 'Email Address', autoComplete: 'email', required: true },
		phone: {
			control: 'tel',
			label: 'Phone',
			autoComplete: 'tel',
			rule: { called: 'your phone number', max: 30 },
		},
		address: {
			control: 'text',
			label: 'Service Address',
			placeholder: 'Street and town',
			autoComplete: 'address-line1',
			required: true,
			className: row,
			rule: { called: 'the service address', max: 200 },
		},
		message: {
			control: 'textarea',
			label: 'Anything else?',
			rows: 3,
			className: row,
			rule: { called: 'your message', max: 4000 },
		},
		photos: {
			control: 'photos',
			label: 'Photos',
			hint: `Up to ${mostPhotosInWords}, each at most ${maxMegabytes} MB: JPEG, PNG, WebP or AVIF. Only our office sees them, and not where they were taken.`,
			className: row,
			when: when('missed', 'broken-cart', 'extra'),
			rule: { tooMany: `Please choose ${mostPhotosInWords} photos or fewer.` },
		},
	},
} as const satisfies FormDefinition
