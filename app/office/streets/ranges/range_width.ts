/**
 * The least difference between a range's first and last number: a narrower range would identify a house, and being
 * listed would reveal a customer.
 */
export const narrowestSpan = 8
