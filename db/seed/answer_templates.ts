import type { AnswerTemplateRow } from '#db/answer_template_rows.ts'
import { seededAt } from './seeded_at.ts'

const hello = 'Hello {{request.name}},'
const bye = `{{staff.name}}`

const texts: readonly Pick<AnswerTemplateRow, 'id' | 'form' | 'name' | 'subject' | 'body'>[] = [
	{
		id: 'answer-quote-home',
		form: 'quote',
		name: 'Prices for pickup at home',
		subject: 'Your quote for pickup at home',
		body: `${hello}

Thank you for asking us. Here is what pickup at home costs a month:

Trash every week, {{cart.small}}-gallon cart: {{price.cart65}}
Trash every week, {{cart.large}}-gallon cart: {{price.cart96}}
Recycling with it: {{price.recycling}}
Lawn pickup in the season ({{lawn.season}}): {{price.lawn}}

Would you like to start? Reply to this mail with the cart you want and the week to begin, or call us at {{phone}}.

${bye}`,
	},
	{
		id: 'answer-quote-business',
		form: 'quote',
		name: 'Prices for a commercial dumpster',
		subject: 'Your quote for a commercial dumpster',
		body: `${hello}

Thank you for asking us about a dumpster for your business. A month costs, depending on how often we empty it:

2 cubic yards: {{price.commercial2}}
3 cubic yards: {{price.commercial3}}

How much do you throw away in a week, and where can a truck reach the dumpster? Then we can give you one price.

${bye}`,
	},
	{
		id: 'answer-rolloff-details',
		form: 'rolloff',
		name: 'What we need to know first',
		subject: 'Your roll-off dumpster',
		body: `${hello}

Thank you for asking us about a roll-off dumpster ({{request.about}}). To give you a price, we need to know:

On which day should it come, and how long do you need it?
Where should we set it, and are there wires, slopes or a gate?
What goes in? Concrete, dirt and shingles are heavy.

A container that is ordered before {{promise.sameDayCutoff}} on a working day can come the same day. You can cancel at no charge up to {{promise.rolloffCancel}} before its delivery.

${bye}`,
	},
	{
		id: 'answer-hoa-visit',
		form: 'hoa',
		name: 'A visit before the price',
		subject: 'Service for your community',
		body: `${hello}

Thank you for asking us about service for your community. Before we quote a price, we would like to see it: where the carts go and where a truck can turn.

Which day next week suits you? We are here {{hours.weekdays}}.

${bye}`,
	},
	{
		id: 'answer-service-done',
		form: 'service-request',
		name: 'Taken care of',
		subject: 'Your request is taken care of',
		body: `${hello}

We have taken care of your request ({{request.about}}). If anything is still not right, reply to this mail or call us at {{phone}}.

${bye}`,
	},
	{
		id: 'answer-service-day',
		form: 'service-request',
		name: 'Your pickup day',
		subject: 'Your pickup day',
		body: `${hello}

Your pickup day is {{request.pickupDay}}. A holiday may move it by a day.

${bye}`,
	},
	{
		id: 'answer-order-question',
		form: 'order',
		name: 'A question about the address',
		subject: 'A question about your order',
		body: `${hello}

Thank you for your order ({{request.about}}). Before we confirm it: we cannot find your address on our list of streets. Which house is it, and what is the nearest cross street?

${bye}`,
	},
	{
		id: 'answer-billing-id',
		form: 'billing-request',
		name: 'Where to find the customer ID',
		subject: 'Your customer ID',
		body: `${hello}

Your customer ID is the number with {{bill.customerIdDigits}} digits on your bill. If you don’t have a bill handy, call us at {{phone}} and we can look it up.

${bye}`,
	},
	{
		id: 'answer-billing-updated',
		form: 'billing-request',
		name: 'The account is updated',
		subject: 'Your account is updated',
		body: `${hello}

Your account is updated as you asked. If your next bill shows anything else, reply to this mail.

${bye}`,
	},
	{
		id: 'answer-not-reached',
		form: 'any',
		name: 'We did not reach you by phone',
		subject: 'We tried to call you',
		body: `${hello}

We tried to call you about your request of {{request.date}} and did not reach you. When is a good time to call? You can reach us at {{phone}}, {{hours.weekdays}}. A reply to this mail works too.

${bye}`,
	},
	{
		id: 'answer-not-served',
		form: 'any',
		name: 'We do not come there',
		subject: 'Your request',
		body: `${hello}

Thank you for asking us. We are sorry, but our trucks do not come to {{request.place}}. We serve {{towns}}.

${bye}`,
	},
]

/** Mails that the office starts from: prices, hours and promises are placeholders, so that none is ever out of date. */
export const answerTemplates: readonly AnswerTemplateRow[] = texts.map((text, index) => ({
	...text,
	sort_order: (index + 1) * 10,
	created_at: seededAt,
	updated_at: seededAt,
}))
