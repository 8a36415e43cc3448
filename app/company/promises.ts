import { counted } from '#platform/text/counted.ts'
import type { Facts } from './facts_type.ts'

/** How soon we answer a quote request, as text (decision D9). */
export function quotePromise({ promises }: Pick<Facts, 'promises'>): string {
	return counted(promises.quoteHours, 'business hour')
}

/** The business days that an HOA's hours stand for (decision D29), since the office is not open around the clock. */
export function hoaQuoteDays({ promises }: Pick<Facts, 'promises'>): number {
	return Math.ceil(promises.hoaQuoteHours / 24)
}

/** How soon we answer an HOA, in days; only the quoted sentence says hours (HO-05, decision D29). */
export function hoaPromise(facts: Pick<Facts, 'promises'>): string {
	return counted(hoaQuoteDays(facts), 'business day')
}

/** The sentence that promises an answer to a quote or roll-off request, the same on all pages and mails. */
export function quoteAnswer(facts: Pick<Facts, 'promises'>): string {
	return `We get back to you within ${quotePromise(facts)} with a price.`
}

/** The sentence that promises an answer to an HOA. */
export function hoaAnswer(facts: Pick<Facts, 'promises'>): string {
	return `We get back to you within ${hoaPromise(facts)} with a price.`
}

/** How soon we handle a service request, as text. */
export function servicePromise({ promises }: Pick<Facts, 'promises'>): string {
	return counted(promises.serviceHours, 'business hour')
}

/** The sentence that promises an answer to a service request. */
export function serviceAnswer(facts: Pick<Facts, 'promises'>): string {
	return `We look into it and get back to you within ${servicePromise(facts)}.`
}

/** How soon we confirm an order, as text. */
export function orderPromise({ promises }: Pick<Facts, 'promises'>): string {
	return counted(promises.orderHours, 'business hour')
}

/** The sentence that promises the confirmation of an order. */
export function orderAnswer(facts: Pick<Facts, 'promises'>): string {
	return `We confirm your order and your first pickup within ${orderPromise(facts)}.`
}
