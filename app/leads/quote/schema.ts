import * as z from 'zod/mini'
import { choice, emailAddress, optionalLine, optionalParagraphs, requiredLine, tickBox } from '../fields.ts'

/** What a neighbour can ask about, with the words of the form (part 1 §5, QF-02). */
export const serviceTypes = [
	{ value: 'residential-services', label: 'Residential Services: Trash, Recycling & Lawn Pickup' },
	{ value: 'commercial', label: 'Commercial Waste Management' },
	{ value: 'rolloff', label: 'Roll-off Dumpster Rental' },
	{ value: 'other', label: 'Other' },
] as const

export type ServiceType = (typeof serviceTypes)[number]['value']

/** The general quote form of the home and contact pages (part 1 §5), checked alike in browser and server. */
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
	smsConsent: tickBox(),
})

export type Quote = z.infer<typeof quoteSchema>

/** The words the form shows for a service type. */
export function serviceLabel(value: ServiceType): string {
	return serviceTypes.find((type) => type.value === value)?.label ?? value
}
