import { facts } from './facts.ts'

/** `1 business day`, `2 business hours`. */
export function counted(count: number, unit: string): string {
	return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** How soon we answer a quote request, in words (decision D9). */
export function quotePromise(): string {
	return counted(facts.promises.quoteHours, 'business hour')
}
