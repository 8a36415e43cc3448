import { data } from 'react-router'
import { type OwnStep, ownSteps } from '#app/company/own_steps.ts'

/** The step at an address; a 404 where there is none. */
export function stepFor(key: string): OwnStep {
	const step = ownSteps.find((one) => one.key === key)
	if (!step) throw data(null, { status: 404 })
	return step
}
