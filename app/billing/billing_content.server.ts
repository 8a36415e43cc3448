import type { Facts } from '#app/company/facts_type.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import type { Portals } from '#app/company/portals.ts'
import { drawnPicture } from '#app/pictures/picture_source.server.ts'
import { billingFaqs } from './billing_faqs.ts'

/** All that the billing page shows; the seeds list no managed sections for it. */
export function billingContent({ billing }: Pick<Portals, 'billing'>, facts: Facts, today: Date) {
	const filled = (text: string) => fillPlaceholders(text, facts, today)
	return {
		hero: {
			title: 'Pay My Bill',
			description: filled(
				'Pay right below with your {{bill.customerIdDigits}}-digit customer ID. Bills come once a month and are due within {{bill.dueDays}} days.',
			),
			picture: drawnPicture('billing'),
		},
		portal: { src: billing ?? '/billing-portal-demo', isDemo: billing === null },
		faqs: billingFaqs.map(({ id, question, answer }) => ({ id, question, answer: [filled(answer)] })),
	}
}
