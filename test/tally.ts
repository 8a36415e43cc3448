import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/**
 * Adds up the reports of both test runners: the ten slowest files, and a summary line. Fails if nothing ran or
 * anything failed.
 */
interface VitestReport {
	numPassedTests: number
	numFailedTests: number
	numPendingTests: number
	testResults: { name: string; startTime: number; endTime: number }[]
}
interface PlaywrightSuite {
	suites?: PlaywrightSuite[]
	specs: { tests: { results: { duration: number }[] }[] }[]
}
interface PlaywrightReport {
	suites: (PlaywrightSuite & { file: string })[]
	stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

const read = <Report>(path: string | undefined) => JSON.parse(readFileSync(path ?? '', 'utf8')) as Report
const unit = read<VitestReport>(process.argv[2])
const { stats, suites } = read<PlaywrightReport>(process.argv[3])

/** Milliseconds of all tests of a file or part of it, one after the other. */
function msOf({ suites: inner = [], specs }: PlaywrightSuite): number {
	const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
	return [...inner.map(msOf), ...results.map(({ duration }) => duration)].reduce((sum, ms) => sum + ms, 0)
}

const files = [
	...unit.testResults.map(({ name, startTime, endTime }) => ({
		name: relative(process.cwd(), name),
		ms: endTime - startTime,
	})),
	...suites.map((suite) => ({ name: `test/e2e/${suite.file}`, ms: msOf(suite) })),
].toSorted((a, b) => b.ms - a.ms)
console.log('The ten files that took longest:')
for (const { name, ms } of files.slice(0, 10)) console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`)

const passed = unit.numPassedTests + stats.expected + stats.flaky
const failed = unit.numFailedTests + stats.unexpected
const skipped = unit.numPendingTests + stats.skipped
if (stats.flaky > 0) console.log(`${stats.flaky} of the journeys passed only at the second try.`)
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
if (failed > 0 || unit.numPassedTests === 0 || stats.expected === 0) process.exit(1)
