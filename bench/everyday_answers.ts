import { pickupAreas } from '#db/seed/pickup_areas.ts'
import type { Question } from './search_questions.ts'

const areas = pickupAreas.map(({ slug }) => `/pickup-day/${slug}`)

/** The pages that answer what people ask about, by a name that the lists of questions use. */
const answers: Readonly<Record<string, readonly string[]>> = {
	missed: [
		'/service-request?kind=missed',
		'/help/missed-pickup',
		'/faqs#faq-general-missed',
		'/faqs#faq-missed-pickup',
	],
	broken: ['/service-request?kind=broken-cart', '/help/cart-repair', '/faqs#faq-broken-cart'],
	otherCart: ['/service-request?kind=other-cart', '/help/cart-size', '/faqs#faq-cart-sizes'],
	cartSize: ['/help/cart-size', '/faqs#faq-cart-sizes', '/#plans', '/service-request?kind=other-cart'],
	placement: ['/help/cart-placement'],
	setOut: ['/help/cart-placement', '/faqs#faq-pickup-day'],
	holidays: ['/about#holiday-schedule', '/help/holiday-weeks', '/faqs#faq-general-holidays'],
	weather: ['/help/snow-and-wind', '/faqs#faq-windsor-wind'],
	bears: ['/help/bears-and-raccoons'],
	reminders: ['/reminders', '/help/text-notifications', '/faqs#faq-general-texts', '/calendar'],
	calendar: ['/calendar', '/reminders'],
	pickupDay: ['/pickup-day', '/faqs#faq-pickup-day', '/help/where-we-pick-up', ...areas],
	served: ['/#service-area', '/help/where-we-pick-up', '/faqs#faq-general-areas', '/pickup-day'],
	rural: [
		'/help/where-we-pick-up',
		'/faqs#faq-severance-roads',
		'/residential/north-county',
		'/#service-area',
		'/faqs#faq-general-areas',
	],
	recycling: ['/help/recycling-guide'],
	recyclePrice: [
		'/faqs#faq-recycling',
		'/#plans',
		'/residential',
		'/faqs#faq-general-price',
		'/help/recycling-guide',
	],
	lawn: ['/help/lawn-can-season', '/faqs#faq-lawn', '/residential#lawn', '/order?service=lawn'],
	bulky: ['/help/bulky-items', '/service-request?kind=extra'],
	notAllowed: ['/help/roll-off-prohibited-items', '/faqs#rolloff-faq-not-allowed'],
	hazardous: ['/help/hazardous-waste'],
	pay: ['/pay-my-bill', '/help/paying-your-bill', '/faqs#faq-general-pay'],
	due: ['/help/paying-your-bill', '/faqs#faq-bill', '/pay-my-bill', '/faqs#faq-general-pay'],
	customerId: ['/help/customer-id', '/pay-my-bill', '/pay-my-bill#customer-id'],
	account: ['/pay-my-bill#account-update', '/help/paying-your-bill'],
	pause: ['/service-request?kind=skip', '/help/skip-or-pause', '/faqs#faq-skip-pickup'],
	moving: ['/help/moving', '/pay-my-bill#account-update', '/service-request?kind=stop'],
	stop: ['/service-request?kind=stop', '/help/cancel-service', '/faqs#faq-cancel'],
	contract: [
		'/faqs#faq-general-contract',
		'/help/start-service',
		'/help/cancel-service',
		'/terms-of-service',
	],
	start: ['/order', '/help/start-service', '/residential'],
	price: ['/#plans', '/faqs#faq-general-price', '/residential'],
	contact: ['/contact'],
	quote: ['/contact', '/faqs#faq-general-quote'],
	about: ['/about'],
	rolloffSize: ['/help/choose-roll-off-size', '/size-calculator', '/faqs#rolloff-faq-size'],
	rolloffPrice: ['/faqs#rolloff-faq-price', '/roll-off-dumpsters'],
	sameDay: ['/help/same-day-roll-off', '/faqs#rolloff-faq-same-day', '/faqs#faq-general-same-day'],
	rent: ['/roll-off-dumpsters', '/help/same-day-roll-off'],
	driveway: ['/help/protect-your-driveway', '/faqs#rolloff-faq-driveway', '/faqs#rolloff-faq-space'],
	weight: ['/help/weight-limits', '/faqs#rolloff-faq-heavy', '/help/loading-a-roll-off'],
	loading: ['/help/loading-a-roll-off'],
	street: ['/faqs#rolloff-faq-street'],
	rolloffCancel: ['/faqs#rolloff-faq-cancel', '/terms-of-service'],
	business: [
		'/commercial',
		'/commercial/2-yard',
		'/commercial/3-yard',
		'/faqs#faq-commercial-price',
		'/faqs#faq-commercial-sizes',
	],
	overflow: ['/help/commercial-overflow', '/faqs#faq-commercial-full'],
	spot: ['/help/dumpster-placement', '/faqs#faq-commercial-place'],
	hoa: ['/hoa-services', '/hoa-quote', '/help/hoa-setup', '/faqs#faq-hoa-quote', '/faqs#faq-hoa-plans'],
	privacy: ['/privacy-policy'],
	terms: ['/terms-of-service'],
}

/** Questions from lines of a question, an equals sign, and names of answers or paths. */
export function everydayQuestions(lines: string): Question[] {
	return lines
		.trim()
		.split('\n')
		.map((line) => {
			const [question = '', names = ''] = line.split(' = ')
			return [question.trim(), ...names.split(' ').flatMap((name) => answers[name] ?? name)]
		})
}
