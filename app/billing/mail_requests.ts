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
	/** The toast's promise once the request is stored. */
	promise(facts: Pick<Facts, 'promises'>): string
	/** The line logged to the console; contains no user input. */
	logLine: string
}

/** The billing page's toasts for a refused form (PB-06). */
export const billingToasts = {
	consent: null,
	invalid: null,
	failure: { title: 'Submission Error', text: 'Please try again.' },
} satisfies RefusalToasts

/**
 * The response to a form of the billing page; `receipt` is set only if the request was accepted and its
 * receipt could be read.
 */
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

/** The toast for a stored request, with or without scripts (PB-03 to PB-05). */
export function storedToast({ promise }: MailRequest, facts: Pick<Facts, 'promises'>): Toast {
	return { title: 'Request Submitted', text: promise(facts) }
}

/** The fields of an account update, in order (PB-05). */
const accountFields = ['fullName', 'phoneNumber', 'email', 'serviceAddress', 'updateDetails'] as const

/** The trimmed text of a field; null if empty, in which case the request is ignored (PB-03). */
export function fieldText(entries: FormData, name: string): string | null {
	const text = entries.get(name)
	return typeof text === 'string' && text.trim() !== '' ? text.trim() : null
}

/** The account update's fields as the mail's body, pretty-printed. */
export function accountUpdateText(entries: FormData): string {
	const fields = accountFields.map((name) => [name, fieldText(entries, name) ?? ''])
	return JSON.stringify(Object.fromEntries(fields), null, 2)
}

/** The `mailto:` link to the billing mailbox, with the line breaks that RFC 6068 requires. */
export function mailtoBilling(billingEmail: string, subject: string, body?: string): string {
	const parameters = [`subject=${encodeURIComponent(subject)}`]
	if (body !== undefined) parameters.push(`body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`)
	return `mailto:${billingEmail}?${parameters.join('&')}`
}
