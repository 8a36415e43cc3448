import type { Facts } from '#app/company/facts_type.ts'
import { closedBy } from '#app/company/services.ts'
import type { ServiceKind } from '#app/leads/service_request/kinds.ts'

/** An action that readers of an article can take on this site. */
interface NextStep {
	sentence: string
	label: string
	/** A path of this site. */
	to: string
}

const request = (kind: ServiceKind) => `/service-request?kind=${kind}`

/**
 * By the article's slug, so that its text remains entirely the office's. An article with a changed slug has no
 * next step.
 */
const steps: ReadonlyMap<string, NextStep> = new Map([
	[
		'start-service',
		{ sentence: 'You can order right here, at any hour.', label: 'Order online', to: '/order' },
	],
	[
		'missed-pickup',
		{
			sentence: 'You can report it right here, at any hour.',
			label: 'Report a missed pickup',
			to: request('missed'),
		},
	],
	[
		'cart-repair',
		{ sentence: 'You can report it right here.', label: 'Report a broken cart', to: request('broken-cart') },
	],
	[
		'cart-size',
		{ sentence: 'Know which one you want?', label: 'Ask for another cart', to: request('other-cart') },
	],
	[
		'bulky-items',
		{
			sentence: 'You can ask for it right here.',
			label: 'Ask for a bulky item pickup',
			to: request('extra'),
		},
	],
	['skip-or-pause', { sentence: 'Know your dates?', label: 'Skip weeks', to: request('skip') }],
	['cancel-service', { sentence: 'One step, no reason needed.', label: 'Stop service', to: request('stop') }],
	[
		'holiday-weeks',
		{ sentence: 'Every moved day, by area.', label: 'Find your pickup day', to: '/pickup-day' },
	],
	[
		'where-we-pick-up',
		{ sentence: 'The next pickups, by area.', label: 'Find your pickup day', to: '/pickup-day' },
	],
	[
		'text-notifications',
		{ sentence: 'You can get reminders by email, too.', label: 'Get reminders by email', to: '/reminders' },
	],
])

/** The next step of the article with this slug; null if it has none or its page is closed. */
export function nextStep(slug: string, { closedPages }: Pick<Facts, 'closedPages'>): NextStep | null {
	const step = steps.get(slug)
	return step && closedBy(closedPages, step.to) === null ? step : null
}
