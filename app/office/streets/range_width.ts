/**
 * From the first number to the last at least so many: a narrower range would be a house, and whether it is on our list
 * would tell who is a customer.
 */
export const narrowestSpan = 8
