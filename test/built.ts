import { join } from 'node:path'
import { isBuildFresh } from '#server/build_sources.ts'

/**
 * Global setup of both test runners: checks that the build is of the current sources. Tests that need no build run
 * without one; `assertBuilt` fails the others.
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
