import { data } from 'react-router'
import type { OwnStep } from '#app/company/own_steps.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import { offeredSteps } from './offered_steps.server.ts'
import { logoPath, stepPath } from './own_path.ts'

type Content = Pick<ContentHub, 'types' | 'current'>

/** The step at an address; a 404 where there is none. */
export function stepFor(content: Content, key: string): OwnStep {
	const step = offeredSteps(content).find((one) => one.key === key)
	if (!step) throw data(null, { status: 404 })
	return step
}

/** Where a step leads: the logo comes after the name. */
export function afterStep(content: Content, { key }: OwnStep): string {
	const steps = offeredSteps(content)
	const number = steps.findIndex((step) => step.key === key) + 1
	return number === 1 ? logoPath : stepPath(steps[number]?.key ?? 'go-live')
}
