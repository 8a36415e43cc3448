import { readFileSync } from 'node:fs'

/** Adds up the reports of both test runners into one closing line; fails when nothing ran or anything failed. */
interface VitestReport {
	numPassedTests: number
	numFailedTests: number
	numPendingTests: number
}
interface PlaywrightReport {
	stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

const read = <Report>(path: string | undefined) => JSON.parse(readFileSync(path ?? '', 'utf8')) as Report
const unit = read<VitestReport>(process.argv[2])
const { stats } = read<PlaywrightReport>(process.argv[3])

const passed = unit.numPassedTests + stats.expected + stats.flaky
const failed = unit.numFailedTests + stats.unexpected
const skipped = unit.numPendingTests + stats.skipped
if (stats.flaky > 0) console.log(`${stats.flaky} of the journeys passed only at the second try.`)
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
if (failed > 0 || unit.numPassedTests === 0 || stats.expected === 0) process.exit(1)
