import type { Question } from './search_questions.ts'

/**
 * Parts of pages (`/faqs#…`, `/service-request?kind=…`), by what they answer together with. Who writes questions names
 * pages; a part of a named page answers where another named page is about the same.
 */
const partsBeside: readonly (readonly [pages: string, parts: string])[] = [
	['/help/missed-pickup', '/service-request?kind=missed /faqs#faq-missed-pickup /faqs#faq-general-missed'],
	['/help/cart-repair', '/service-request?kind=broken-cart /faqs#faq-broken-cart'],
	[
		'/help/cart-size',
		'/service-request?kind=other-cart /service-request?kind=extra /faqs#faq-cart-sizes /#plans',
	],
	['/help/bulky-items', '/service-request?kind=extra'],
	['/help/commercial-overflow', '/service-request?kind=extra /faqs#faq-commercial-full'],
	['/help/skip-or-pause', '/service-request?kind=skip /faqs#faq-skip-pickup'],
	['/help/cancel-service', '/service-request?kind=stop /faqs#faq-cancel /faqs#faq-general-contract'],
	['/help/moving', '/service-request?kind=stop /faqs#faq-cancel'],
	['/help/holiday-weeks', '/about#holiday-schedule /faqs#faq-general-holidays /faqs#faq-commercial-holidays'],
	['/help/paying-your-bill /pay-my-bill', '/faqs#faq-general-pay /faqs#faq-bill'],
	['/help/text-notifications', '/faqs#faq-general-texts'],
	[
		'/help/where-we-pick-up',
		'/#service-area /faqs#faq-general-areas /faqs#faq-severance-roads /faqs#faq-pickup-day',
	],
	[
		'/pickup-day',
		'/faqs#faq-pickup-day /faqs#faq-fort-collins-day /faqs#faq-greeley-day /faqs#faq-wellington-day',
	],
	['/help/cart-placement', '/faqs#faq-pickup-day'],
	['/help/snow-and-wind', '/faqs#faq-windsor-wind'],
	['/residential/severance', '/faqs#faq-severance-roads'],
	['/residential/wellington', '/faqs#faq-wellington-day'],
	['/help/recycling-guide', '/faqs#faq-recycling'],
	['/help/lawn-can-season', '/faqs#faq-lawn /order?service=lawn'],
	[
		'/residential /order /help/start-service',
		'/#plans /faqs#faq-general-price /faqs#faq-recycling /faqs#faq-lawn /faqs#faq-pickup-day /faqs#faq-general-contract /faqs#faq-cart-sizes /order?service=lawn',
	],
	['/contact', '/faqs#faq-general-quote'],
	['/help/same-day-roll-off', '/faqs#faq-general-same-day'],
	[
		'/roll-off-dumpsters /size-calculator /help/choose-roll-off-size /help/same-day-roll-off /help/weight-limits',
		'/faqs#rolloff-faq-size /faqs#rolloff-faq-same-day /faqs#rolloff-faq-price /faqs#rolloff-faq-heavy',
	],
	[
		'/roll-off-dumpsters /help/protect-your-driveway',
		'/faqs#rolloff-faq-driveway /faqs#rolloff-faq-space /faqs#rolloff-faq-street',
	],
	['/roll-off-dumpsters /terms-of-service', '/faqs#rolloff-faq-cancel'],
	[
		'/roll-off-dumpsters /help/roll-off-prohibited-items /help/loading-a-roll-off',
		'/faqs#rolloff-faq-not-allowed',
	],
	['/commercial', '/faqs#faq-commercial-sizes /faqs#faq-commercial-price /faqs#faq-commercial-pickups'],
	[
		'/commercial /help/dumpster-placement',
		'/faqs#faq-commercial-place /faqs#faq-commercial-full /faqs#faq-commercial-holidays',
	],
	[
		'/hoa-services /hoa-quote /help/hoa-setup',
		'/faqs#faq-hoa-quote /faqs#faq-hoa-plans /faqs#faq-hoa-one-day /faqs#faq-hoa-contract /faqs#faq-hoa-switch /faqs#faq-hoa-problems',
	],
	['/pay-my-bill', '/pay-my-bill#account-update'],
]

const pageOf = (path: string) => new URL(path, 'http://localhost').pathname

/** The named pages with those of their parts that answer too. */
function withParts(pages: readonly string[]): string[] {
	const parts = partsBeside
		.filter(([beside]) => beside.split(' ').some((page) => pages.includes(page)))
		.flatMap(([, some]) => some.split(' '))
	return [...new Set([...pages, ...parts.filter((part) => pages.includes(pageOf(part)))])]
}

/** Questions from lines of a question, an equals sign, and the pages that answer it. */
export function questionsOfPages(lines: string): Question[] {
	return lines
		.trim()
		.split('\n')
		.map((line) => {
			const [question = '', pages = ''] = line.split(' = ')
			return [question.trim(), ...withParts(pages.split(' '))]
		})
}
