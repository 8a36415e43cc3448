import type { Service } from '#db/service_names.ts'
import type { FactKind } from './fact_kinds.ts'

/** A fact that the office can change, with its form field. */
export interface FactField extends FactKind {
	/** The path among the facts, and the name in the store: `prices.recycling`. */
	name: string
	label: string
	hint?: string
	/** The service that it belongs to; without that service the fact is neither shown nor editable. */
	service?: Service
}

/** Facts that a form shows and saves together. */
export interface FactGroup {
	/** The last part of its URL in the office: `/admin/facts/KEY`. */
	key: string
	title: string
	fields: readonly FactField[]
}
