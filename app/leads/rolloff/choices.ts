import type { OfferedBy } from '../form_definition.ts'

/** The container sizes to check, several at once (RQ-04): the company's roll-offs. */
export const dumpsterSizes = ({ rolloffs }: OfferedBy) =>
	rolloffs.map(({ yards }) => ({ value: `${yards} Yard`, label: `${yards} Yard` }))

/** When to call back (RQ-06). */
export const contactTimes = [
	'Morning (8AM-12PM)',
	'Afternoon (12PM-5PM)',
	'Evening (5PM-8PM)',
	'Anytime',
] as const

/** How long the container is needed (RQ-06). */
export const projectDurations = [
	'1-3 days',
	'4-7 days',
	'1-2 weeks',
	'2-4 weeks',
	'More than 4 weeks',
] as const
