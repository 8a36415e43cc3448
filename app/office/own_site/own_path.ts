import { ownPath } from '../parts/screens.ts'

/** The step for logo and colors, after the name. */
export const logoPath = `${ownPath}/logo`

/** The step for sizes and prices. */
export const pricesStepPath = stepPath('prices')

/** The step that lists what is still the sample's, before the last one. */
export const leftOverPath = `${ownPath}/still-sample`

/** The last step: what is missing, and the button to go live. */
export const goLivePath = `${ownPath}/go-live`

/** The path of a step. */
export function stepPath(key: string): string {
	return `${ownPath}/${key}`
}

/** The page about moving to another server, and the file to download. */
export const takeAlongPath = `${ownPath}/take-with-you`
export const archivePath = `${takeAlongPath}/file`
