import { data } from 'react-router'
import { type OwnStep, ownSteps } from '#app/company/own_steps.ts'
import { logoPath, stepPath } from './own_path.ts'

/** The step at an address; a 404 where there is none. */
export function stepFor(key: string): OwnStep {
	const step = ownSteps.find((one) => one.key === key)
	if (!step) throw data(null, { status: 404 })
	return step
}

/** Where a step leads: the logo comes after the name. */
export function afterStep(step: OwnStep): string {
	const number = ownSteps.indexOf(step) + 1
	return number === 1 ? logoPath : stepPath(ownSteps[number]?.key ?? 'go-live')
}
