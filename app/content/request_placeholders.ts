/** The placeholders of answers to requests besides the company facts, with their descriptions. */
export const requestPlaceholders = {
	'request.name': 'the name of who asked',
	'request.reference': 'the number on the receipt',
	'request.about': 'what was asked for, in a few words',
	'request.price':
		'what the containers that were asked for cost in all; nothing where that depends on the job',
	'request.place': 'the address or the town',
	'request.date': 'the day on which the request came',
	'request.pickupDay': 'the weekday of pickup, where the address has a pickup area',
	'stop.what': 'what is done at a stop, where the text tells of one',
	'stop.day': 'the day for which that stop is planned, or on which it was done',
	'staff.name': 'the name of who answers',
} as const

export type RequestPlaceholder = keyof typeof requestPlaceholders

/** The names of these placeholders, for copy that may use them. */
export const requestNames: readonly string[] = Object.keys(requestPlaceholders)
