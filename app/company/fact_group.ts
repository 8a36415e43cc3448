import type { FactKind } from './fact_kinds.ts'

/** A fact that the office can change, as its form shows it. */
export interface FactField extends FactKind {
	/** Its path among the facts, and its name in the store: `prices.cart65`. */
	name: string
	label: string
	hint?: string
}

/** Facts that a form shows together. */
export interface FactGroup {
	title: string
	fields: readonly FactField[]
}
