import { join } from 'node:path'
import { isBuildFresh } from '#server/build_sources.ts'

/**
 * Global set-up of both test runners: what is served is what stands in the sources. Tests that need no build run without
 * one; `assertBuilt` fails the others.
 */
export default function setup(): void {
	if (isBuildFresh(join(import.meta.dirname, '..'))) return
	process.env.STALE_BUILD = 'The build is older than its sources: please run `npm run build` first.'
	console.error(process.env.STALE_BUILD)
}

/** Throws when the global set-up found that the build is not made from the sources as they are. */
export function assertBuilt(): void {
	if (process.env.STALE_BUILD) throw new Error(process.env.STALE_BUILD)
}
