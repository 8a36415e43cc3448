import type { Facts } from '#app/company/facts_type.ts'
import type { BillingKind } from '#app/leads/billing_request/form_definition.ts'
import type { RefusalToasts } from '#app/leads/lead_toast.ts'
import type { LeadResult, Receipt } from '#app/leads/lead_result.ts'
import type { Toast } from '#app/shell/toast_card.tsx'
import { counted } from '#platform/text/counted.ts'

/** A request to billing, and the mail that opens with it (PB-03 to PB-05). */
export interface MailRequest {
	kind: BillingKind
	subject: string
	/** What the toast promises once the request is stored. */
	promise(facts: Pick<Facts, 'promises'>): string
	/** The console's line; what was typed stays out of it. */
	logLine: string
}

/** What the billing page says of a form that was not taken (PB-06). */
export const billingToasts = {
	consent: null,
	invalid: null,
	failure: { title: 'Submission Error', text: 'Please try again.' },
} satisfies RefusalToasts

/** What a form of the billing page is answered; the receipt only where the request was taken and can be read again. */
export type BillingAnswer = LeadResult & { receipt: Receipt | null }

export const customerIdByText: MailRequest = {
	kind: 'id-by-text',
	subject: 'Customer ID Request - SMS',
	promise: () => "We'll text your Customer ID shortly.",
	logLine: 'Customer ID requested by text',
}

export const customerIdByEmail: MailRequest = {
	kind: 'id-by-email',
	subject: 'Customer ID Request - Email',
	promise: () => "We'll email your Customer ID shortly.",
	logLine: 'Customer ID requested by email',
}

export const accountUpdate: MailRequest = {
	kind: 'account-update',
	subject: 'Account Update Request',
	promise: ({ promises }) => `We'll follow up within ${counted(promises.accountUpdateDays, 'business day')}.`,
	logLine: 'Account update requested',
}

export const mailRequests = [customerIdByText, customerIdByEmail, accountUpdate]

/** What is said of a stored request, by a script as by the page (PB-03 to PB-05). */
export function storedToast({ promise }: MailRequest, facts: Pick<Facts, 'promises'>): Toast {
	return { title: 'Request Submitted', text: promise(facts) }
}

/** The fields of an account update, in their order (PB-05). */
const accountFields = ['fullName', 'phoneNumber', 'email', 'serviceAddress', 'updateDetails'] as const

/** The trimmed text of one field; null if empty: such a request is ignored (PB-03). */
export function fieldText(entries: FormData, name: string): string | null {
	const text = entries.get(name)
	return typeof text === 'string' && text.trim() !== '' ? text.trim() : null
}

/** The account update's fields, pretty-printed, as the mail's body holds them. */
export function accountUpdateText(entries: FormData): string {
	const fields = accountFields.map((name) => [name, fieldText(entries, name) ?? ''])
	return JSON.stringify(Object.fromEntries(fields), null, 2)
}

/** Opens a mail to the billing mailbox; its lines end as RFC 6068 wants them. */
export function mailtoBilling(billingEmail: string, subject: string, body?: string): string {
	const parameters = [`subject=${encodeURIComponent(subject)}`]
	if (body !== undefined) parameters.push(`body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`)
	return `mailto:${billingEmail}?${parameters.join('&')}`
}
