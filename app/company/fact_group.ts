import type { Service } from '#db/service_names.ts'
import type { FactKind } from './fact_kinds.ts'

/** A fact that the office can change, as its form shows it. */
export interface FactField extends FactKind {
	/** Its path among the facts, and its name in the store: `prices.recycling`. */
	name: string
	label: string
	hint?: string
	/** The service that it is about: without it nobody is shown the fact, and no form has it. */
	service?: Service
}

/** Facts that a form shows and saves together. */
export interface FactGroup {
	/** Its address in the office: `/admin/facts/KEY`. */
	key: string
	title: string
	fields: readonly FactField[]
}
