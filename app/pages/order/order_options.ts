import { createContext } from 'react'
import type { OrderService } from '#app/leads/order/choices.ts'
import type { DescribedPlace } from './place.ts'

/** What the controls of the order form offer besides what its definition says. */
export interface OrderOptions {
	service: OrderService
	towns: readonly string[]
	/** What is said of each cart. */
	about: readonly (string | null)[]
	/** The Mondays (`YYYY-MM-DD`) that can be chosen. */
	weeks: readonly string[]
	/** What is known of the address; null while none is typed. */
	place: DescribedPlace | null
}

/** A context, because a control that is made anew would lose what was typed into it. */
export const OrderOptionsContext = createContext<OrderOptions>({
	service: 'trash',
	towns: [],
	about: [],
	weeks: [],
	place: null,
})
