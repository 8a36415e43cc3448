import type { FormDefinition } from '../form_definition.ts'
import { orderCarts, orderExtras, type OrderService, orderServices } from './choices.ts'

const row = 'sm:col-span-2'
const when = (...is: OrderService[]) => ({ field: 'service', is })

/** The order form for service at home. */
export const orderForm = {
	name: 'order',
	anchor: 'order-form',
	// Consent to marketing texts must not be a condition of purchase, as its own wording says.
	consentMessage: null,
	grid: 'grid gap-5 sm:grid-cols-2',
	row,
	fields: {
		service: {
			control: 'select',
			label: 'Service',
			options: orderServices,
			required: true,
			rule: { invalid: 'Please choose a service.' },
		},
		cart: {
			control: 'select',
			label: 'Which cart?',
			options: orderCarts,
			required: true,
			className: row,
			when: when('trash'),
			rule: { invalid: 'Please choose a cart.' },
		},
		extras: {
			control: 'checklist',
			label: 'Add anything?',
			options: orderExtras,
			className: row,
			when: when('trash'),
			rule: { invalid: 'Please choose one of the options.' },
		},
		address: {
			control: 'text',
			label: 'Service Address',
			placeholder: 'House number and street',
			autoComplete: 'address-line1',
			required: true,
			rule: { called: 'the house number and the street', max: 200 },
		},
		town: {
			control: 'text',
			label: 'Town',
			autoComplete: 'address-level2',
			required: true,
			rule: { called: 'the town', max: 100 },
		},
		area_slug: {
			control: 'text',
			label: 'Pickup area',
			className: row,
			rule: { called: 'the pickup area', max: 100 },
		},
		start_week: {
			control: 'date',
			label: 'Start in the week of',
			required: true,
			className: row,
			rule: { called: 'a week to start', from: 1, to: 370 },
		},
		name: {
			control: 'text',
			label: 'Full Name',
			autoComplete: 'name',
			required: true,
			className: row,
			rule: { called: 'your name', max: 100 },
		},
		phone: {
			control: 'tel',
			label: 'Phone',
			autoComplete: 'tel',
			required: true,
			rule: { called: 'your phone number', max: 30 },
		},
		email: { control: 'email', label: 'Email Address', autoComplete: 'email', required: true },
		message: {
			control: 'textarea',
			label: 'Anything we should know?',
			placeholder: 'Where to leave the cart, a gate code',
			rows: 3,
			className: row,
			rule: { called: 'your message', max: 3000 },
		},
	},
} as const satisfies FormDefinition
