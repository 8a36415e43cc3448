import type { Snapshot } from '#app/content/snapshot.server.ts'
import { openingText } from '#app/company/business_hours.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { isSampleCompany } from '#app/company/sample_company.server.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import type { Portals } from '#app/company/portals.ts'
import { drawnPicture } from '#app/pictures/picture_source.server.ts'
import { billingFaqs, withoutPortal } from './billing_faqs.ts'

/**
 * Whether to show the demo billing portal: only while no portal is connected and the company is the sample
 * company (decisions D23 and D26).
 */
export function hasDemoPortal({ billing }: Pick<Portals, 'billing'>, facts: Facts): boolean {
	return billing === null && isSampleCompany(facts)
}

interface BillingSources extends Pick<Snapshot, 'facts' | 'livery'> {
	portals: Pick<Portals, 'billing'>
}

/** Everything the billing page shows; the seeds define no managed sections for it. */
export function billingContent({ portals, facts, livery }: BillingSources, today: Date) {
	const filled = (text: string) => fillPlaceholders(text, facts, today)
	const { billing } = portals
	const faqs =
		billing === null ? billingFaqs.map((faq) => ({ ...faq, ...withoutPortal[faq.id] })) : billingFaqs
	return {
		hero: {
			title: 'Pay My Bill',
			description: filled(
				`${billing === null ? 'Pay by phone or by check' : 'Pay right below'}, with your {{bill.customerIdDigits}}-digit customer ID. Bills come once a month and are due within {{promise.billDue}}.`,
			),
			picture: drawnPicture('billing', livery),
		},
		portal: billing,
		hasDemo: hasDemoPortal(portals, facts),
		hours: openingText(facts),
		faqs: faqs.map(({ id, question, answer }) => ({ id, question, answer: [filled(answer)] })),
	}
}
