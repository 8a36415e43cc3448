import * as z from 'zod/mini'
import { choice, emailAddress, optionalLine, optionalParagraphs, requiredLine, checkbox } from '../fields.ts'
import { serviceTypes } from './service_types.ts'

/** The general quote form of the home and contact pages (QF-01), checked alike in browser and server. */
export const quoteSchema = z.object({
	name: requiredLine('your name', 100),
	email: emailAddress(),
	phone: optionalLine('your phone number', 30),
	service_type: choice(
		serviceTypes.map(({ value }) => value),
		'Please choose a service.',
	),
	address: optionalLine('your address', 200),
	message: optionalParagraphs('your message', 4000),
	smsConsent: checkbox(),
})

export type Quote = z.infer<typeof quoteSchema>
