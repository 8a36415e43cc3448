import {
	type PlaywrightReport,
	type VitestReport,
	failures,
	fileTimes,
	passedIn,
	readReport,
} from './run_reports.ts'

/**
 * Adds up the reports of both test runners: the ten slowest files, the names of what failed, and last a summary line.
 * Two more reports are of what failed, run again by itself: what passed there is named and counts as passed.
 * Fails if a report is missing, nothing ran or anything failed.
 */
function read<Report>(path = '', runner: string): Report {
	const report = readReport<Report>(path)
	if (report !== null) return report
	console.log(`${runner} ended without a report (${path}).`)
	process.exit(1)
}

const units = read<VitestReport>(process.argv[2], 'vitest')
const journeys = read<PlaywrightReport>(process.argv[3], 'Playwright')
const again = {
	units: readReport<VitestReport>(process.argv[4]),
	journeys: readReport<PlaywrightReport>(process.argv[5]),
}
const { stats } = journeys
const folder = process.cwd()

console.log('The ten files that took longest:')
for (const { name, ms } of fileTimes(units, journeys, folder).slice(0, 10)) {
	console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`)
}

const passedAlone = passedIn(again, folder)
const named = failures(units, journeys, folder)
const starved = named.filter((name) => passedAlone.has(name))
const failed = named.filter((name) => !passedAlone.has(name))
const lines = (title: string, names: string[]) => {
	if (names.length > 0) console.log([title, ...names.map((name) => `  ${name}`)].join('\n'))
}
lines('What passed only when it ran by itself:', starved)
lines('What failed:', failed)
const passed = units.numPassedTests + stats.expected + starved.length
const skipped = units.numPendingTests + stats.skipped
console.log(`${passed} passed, ${failed.length} failed, ${skipped} skipped`)
if (failed.length > 0 || units.numPassedTests === 0 || stats.expected === 0) process.exit(1)
