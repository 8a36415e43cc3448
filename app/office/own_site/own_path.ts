import { ownPath } from '../parts/screens.ts'

/** Logo and colors, after the name. */
export const logoPath = `${ownPath}/logo`

/** Sizes and prices. */
export const pricesStepPath = stepPath('prices')

/** What is still the sample's, before the end. */
export const leftOverPath = `${ownPath}/still-sample`

/** The last step: what is missing, and the button. */
export const goLivePath = `${ownPath}/go-live`

/** The address of a step. */
export function stepPath(key: string): string {
	return `${ownPath}/${key}`
}

/** What can be taken to another server, and the file itself. */
export const takeAlongPath = `${ownPath}/take-with-you`
export const archivePath = `${takeAlongPath}/file`
