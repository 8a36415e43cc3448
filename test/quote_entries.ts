import type { Sender } from '#app/leads/record_lead.server.ts'

/** The complete entries of a quote form as a browser sends them, with `changes` applied. */
export function quoteEntries(changes: Record<string, string> = {}): URLSearchParams {
	return new URLSearchParams({
		name: 'June Alvarez',
		email: 'june@example.com',
		phone: '970 555 0100',
		service_type: 'commercial',
		address: '12 Elm St, Windsor',
		message: 'Two bins behind the bakery.\nGate code on request.',
		smsConsent: 'on',
		...changes,
	})
}

/** A sender on the contact page. */
export function quoteSender(changes: Partial<Sender> = {}): Sender {
	return { address: '203.0.113.7', userAgent: 'Mozilla/5.0', requestId: 'r1', page: '/contact', ...changes }
}
