import { createContext } from 'react'
import type { OrderService } from '#app/leads/order/choices.ts'
import type { DescribedPlace } from './place.ts'

/** The options of the order form's controls that its definition does not contain. */
export interface OrderOptions {
	service: OrderService
	towns: readonly string[]
	/** A description of each cart. */
	about: readonly (string | null)[]
	/** The Mondays (`YYYY-MM-DD`) of the weeks that can be chosen. */
	weeks: readonly string[]
	/** The place found for the address; null if none has been typed. */
	place: DescribedPlace | null
}

/** A context, because controls that are recreated would lose what was typed into them. */
export const OrderOptionsContext = createContext<OrderOptions>({
	service: 'trash',
	towns: [],
	about: [],
	weeks: [],
	place: null,
})
