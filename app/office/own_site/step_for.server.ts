import { data } from 'react-router'
import type { OwnStep } from '#app/company/own_steps.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import { offeredSteps } from './offered_steps.server.ts'
import { goLivePath, leftOverPath, logoPath, stepPath } from './own_path.ts'

type Content = Pick<ContentHub, 'types' | 'current'>

/** The step with this key; responds with 404 if there is none. */
export function stepFor(content: Content, key: string): OwnStep {
	const step = offeredSteps(content).find((one) => one.key === key)
	if (!step) throw data(null, { status: 404 })
	return step
}

/** The paths of all steps in order: the logo comes after the name, the remaining sample data before the last step. */
function stepPaths(content: Content): string[] {
	const [name, ...others] = offeredSteps(content).map(({ key }) => stepPath(key))
	return [...(name === undefined ? [] : [name]), logoPath, ...others, leftOverPath, goLivePath]
}

/** A step's position, `Step 2 of 12`, and the paths of the previous step (null for the first) and the next. */
export function neighbors(content: Content, path: string) {
	const paths = stepPaths(content)
	const index = paths.indexOf(path)
	return {
		place: `Step ${index + 1} of ${paths.length}`,
		back: paths[index - 1] ?? null,
		next: paths[index + 1] ?? goLivePath,
	}
}
