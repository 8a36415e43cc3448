import { ownPath } from '../parts/screens.ts'

/** The last step: what is missing, and the button. */
export const goLivePath = `${ownPath}/go-live`

/** The address of a step. */
export function stepPath(key: string): string {
	return `${ownPath}/${key}`
}
