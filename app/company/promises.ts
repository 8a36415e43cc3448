import { facts } from './facts.ts'
import type { Facts } from './facts_type.ts'

/** `1 business day`, `2 business hours`. */
export function counted(count: number, unit: string): string {
	return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** How soon we answer a quote request, in words (decision D9). */
export function quotePromise(of: Pick<Facts, 'promises'> = facts): string {
	return counted(of.promises.quoteHours, 'business hour')
}

/** The business days that an HOA's hours stand for (decision D29): the office is not open around the clock. */
export function hoaQuoteDays({ promises }: Pick<Facts, 'promises'>): number {
	return Math.ceil(promises.hoaQuoteHours / 24)
}

/** How soon we answer an HOA, in days; the quoted sentence says hours (HO-05, decision D29). */
export function hoaPromise(of: Pick<Facts, 'promises'> = facts): string {
	return counted(hoaQuoteDays(of), 'business day')
}

/** The sentence that promises an answer to a quote or roll-off request, the same on every page and mail. */
export function quoteAnswer(of: Pick<Facts, 'promises'> = facts): string {
	return `We get back to you within ${quotePromise(of)} with a price.`
}

/** The same for an HOA. */
export function hoaAnswer(of: Pick<Facts, 'promises'> = facts): string {
	return `We get back to you within ${hoaPromise(of)} with a price.`
}
