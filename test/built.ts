import { join } from 'node:path'
import { isBuildFresh } from '#server/build_sources.ts'

/**
 * Global setup of both test runners: checks that the build matches the current sources. If it does not, only tests that
 * call `assertBuilt` fail.
 */
export default function setup(): void {
	if (isBuildFresh(join(import.meta.dirname, '..'))) return
	process.env.STALE_BUILD = 'The build is older than its sources: please run `npm run build` first.'
	console.error(process.env.STALE_BUILD)
}

/** Throws if the global setup found that the build is missing or stale. */
export function assertBuilt(): void {
	if (process.env.STALE_BUILD) throw new Error(process.env.STALE_BUILD)
}
