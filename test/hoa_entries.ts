import type { Sender } from '#app/leads/record_lead.server.ts'

/** The complete entries of an HOA form as a browser sends them, with `changes` applied. */
export function hoaEntries(changes: Record<string, string> = {}): URLSearchParams {
	return new URLSearchParams({
		contactName: 'June Alvarez',
		hoaName: 'Poudre Bend HOA',
		email: 'june@example.com',
		phone: '970 555 0100',
		address: '1 Willow Loop',
		city: 'Windsor',
		units: '84',
		currentProvider: 'Somebody Else',
		serviceType: 'trash-recycling-lawn',
		additionalInfo: 'Two gates.\nNarrow alley behind the pool.',
		smsConsent: 'on',
		...changes,
	})
}

/** A sender on the HOA services page. */
export function hoaSender(changes: Partial<Sender> = {}): Sender {
	return {
		address: '203.0.113.7',
		userAgent: 'Mozilla/5.0',
		requestId: 'r1',
		page: '/hoa-services',
		...changes,
	}
}
