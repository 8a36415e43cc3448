import { data } from 'react-router'
import type { OwnStep } from '#app/company/own_steps.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import { offeredSteps } from './offered_steps.server.ts'
import { goLivePath, leftOverPath, logoPath, stepPath } from './own_path.ts'

type Content = Pick<ContentHub, 'types' | 'current'>

/** The step at an address; a 404 where there is none. */
export function stepFor(content: Content, key: string): OwnStep {
	const step = offeredSteps(content).find((one) => one.key === key)
	if (!step) throw data(null, { status: 404 })
	return step
}

/** The addresses of all steps in their order: the logo comes after the name, and what is still sample before the end. */
function stepPaths(content: Content): string[] {
	const [name, ...others] = offeredSteps(content).map(({ key }) => stepPath(key))
	return [...(name === undefined ? [] : [name]), logoPath, ...others, leftOverPath, goLivePath]
}

/** What stands around a step: `Step 2 of 12`, the one before it, null for none, and the next. */
export function neighbors(content: Content, path: string) {
	const paths = stepPaths(content)
	const index = paths.indexOf(path)
	return {
		place: `Step ${index + 1} of ${paths.length}`,
		back: paths[index - 1] ?? null,
		next: paths[index + 1] ?? goLivePath,
	}
}
