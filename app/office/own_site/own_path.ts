import { ownPath } from '../parts/screens.ts'

/** Logo and colors, after the name. */
export const logoPath = `${ownPath}/logo`

/** The last step: what is missing, and the button. */
export const goLivePath = `${ownPath}/go-live`

/** The address of a step. */
export function stepPath(key: string): string {
	return `${ownPath}/${key}`
}
