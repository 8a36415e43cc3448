import { effectiveDates } from '#app/content/pages/legal.ts'
import type { LegalText } from './legal_text.ts'

/** The terms of service: 8 sections (LG-02, decision D8). */
export const terms: LegalText = {
	effective: effectiveDates.terms,
	sections: [
		{
			id: 'services',
			title: 'Our services',
			paragraphs: [
				'These terms are the agreement between you and {{company}} when you use this website or our services. By ordering a service you accept them.',
				{
					list: [
						'Residential: weekly pickup of trash in a cart we bring; recycling and seasonal lawn pickup if you add them.',
						'Commercial: dumpsters of {{commercial.sizes}} yards, emptied as often as we agree.',
						'Roll-off: containers of {{rolloff.sizes}} yards, delivered, collected and emptied.',
						'HOA: packages for a whole community, as set out in its quote.',
					],
				},
				'Service is month to month unless we agree otherwise in writing. In holiday weeks residential pickups move as our holiday schedule says; commercial accounts call us for their day. Same-day delivery of a roll-off depends on a container and a driver being free; order before {{promise.sameDayCutoff}} to have a chance of it.',
				'A quote is free. It holds for the work, place and material you described; if those turn out different we tell you the new price before we go on. Storms, closed roads or a full landfill can delay us. If we miss a pickup, tell us and we return the next business day.',
			],
		},
		{
			id: 'customer-responsibilities',
			title: 'Customer responsibilities',
			paragraphs: [
				'To do our work we need your help:',
				{
					list: [
						'Give us a correct address, phone number and email address, and tell us when they change.',
						'Have carts at the curb by {{hours.opens}} on pickup day, lids closed, with room around them for the truck.',
						'Keep the way to a dumpster or container clear of cars, snow, wires and branches, and make sure the ground can bear the truck. Tell us about soft, new or heated pavement.',
						'Fill containers no higher than the rim and no heavier than the limit of their size. Overweight or overfull loads can cost extra or be left until they are put right.',
						'Get any permit or HOA approval that a container in the street or on your lot needs.',
						'Look after our carts and containers. They stay our property; do not move or lend them, burn anything in them, or let children play on them.',
					],
				},
				'Do not put in anything hazardous or banned from Colorado landfills: paint, oil, chemicals, batteries, tires, propane tanks, asbestos, medical waste, anything with freon, televisions or computers. Whoever puts it in pays what it costs to deal with. Not sure? Ask first.',
			],
		},
		{
			id: 'payment',
			title: 'Payment',
			paragraphs: [
				'Residential and commercial service is billed monthly, and each bill is due within {{bill.dueDays}} days. Roll-off rentals are different: payment is due in full at booking.',
				'Prices are the ones in your quote or, for carts, the ones on this site when you sign up. If a regular price changes, we tell you at least {{promise.cancelNotice}} ahead, so that you can leave before it applies. There are no hidden fees: an extra charge, such as one for an overweight container, is one that these terms or your quote name.',
				'Think a bill is wrong? Call {{phone}} or write to {{billingEmail}} before it is due, and pay the part you agree with. If a bill stays unpaid after a reminder, we may pause service and collect our carts or containers.',
			],
		},
		{
			id: 'cancellations',
			title: 'Cancellations and refunds',
			paragraphs: [
				'Roll-off rentals:',
				{
					list: [
						'Cancel at least {{promise.rolloffCancel}} before delivery and you get a refund less card processing fees.',
						'Cancel later than that and a refund is not promised; a same-day cancellation may incur a dry-run or delivery fee.',
						'There are no refunds once the service is done.',
					],
				},
				'Residential service:',
				{
					list: [
						'To cancel a single pickup, tell us at least {{promise.skipNotice}} before your pickup day. Service carries on the week after.',
						'To end service, give us {{promise.cancelNotice}} notice. There is no contract to buy out of. Leave the empty carts at the curb on the last day.',
					],
				},
				'Commercial and HOA service ends with {{promise.cancelNotice}} notice too, unless your written agreement says otherwise. To cancel, call {{phone}} or write to {{email}}; the time we get your message counts.',
			],
		},
		{
			id: 'liability',
			title: 'Liability',
			paragraphs: [
				'We work with care, and if our carelessness damages your property we put it right. Tell us soon, with a photo if you can, so that we can look at it.',
				'A loaded truck or container is heavy. As far as the law allows, we are not liable for wear or cracks in pavement, septic tanks, sprinklers or anything else under the surface at a place where you asked us to drive or set down, if we were not careless. Nor are we liable for delays beyond our control, or for indirect losses such as lost profit.',
				'As far as the law allows, what we owe for any other claim is limited to what you paid us for the service concerned in the twelve months before. Nothing here limits liability for injury, for gross negligence, for intent, or where Colorado law does not permit a limit.',
				'You are liable for what prohibited or hidden hazardous material does to people, trucks or a landfill, and for carts and containers lost or damaged through your carelessness.',
				'This website is offered as it is. We keep it correct as best we can, but a price or size that is plainly a mistake does not bind us. Other companies’ portals that we link to have terms of their own.',
			],
		},
		{
			id: 'changes',
			title: 'Changes to these terms',
			paragraphs: [
				'When we change these terms, we change this page and the date at its top. If a change matters to your service, we tell you by email, by text or with your bill at least {{promise.cancelNotice}} before it applies. If you do not agree, you can end service before that day. A rental that is already booked keeps the terms it was booked under.',
			],
		},
		{
			id: 'governing-law',
			title: 'Governing law',
			paragraphs: [
				'The law of the State of Colorado applies to these terms. A dispute that we cannot settle between us goes to the state courts in Larimer County, Colorado. Please call us first: most things are settled on the phone.',
				'If a part of these terms turns out not to be valid, the rest stays in force.',
			],
		},
		{
			id: 'contact',
			title: 'Contact',
			paragraphs: [
				'{{company}}, {{address}}. Phone {{phone}}, email {{email}}; for bills {{billingEmail}}. The office is open {{hours.weekdays}}.',
				'How we handle your information and our text messages is set out in our Privacy Policy.',
			],
		},
	],
}
