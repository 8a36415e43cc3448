import { existsSync, readFileSync } from 'node:fs'
import { type PlaywrightReport, type VitestReport, failures, fileTimes } from './run_reports.ts'

/**
 * Summarizes the reports of both test runners: the ten slowest files, the failures with their reasons, and a line of totals.
 * Exits with 1 if a report is missing, nothing ran or anything failed.
 */
function read<Report>(path = '', runner: string): Report {
	if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as Report
	console.log(`${runner} ended without a report (${path}).`)
	process.exit(1)
}

const units = read<VitestReport>(process.argv[2], 'vitest')
const journeys = read<PlaywrightReport>(process.argv[3], 'Playwright')
const { stats } = journeys
const folder = process.cwd()

console.log('The ten files that took longest:')
for (const { name, ms } of fileTimes(units, journeys, folder).slice(0, 10)) {
	console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`)
}

const failed = failures(units, journeys, folder)
if (failed.length > 0) console.log(['What failed:', ...failed.map((name) => `  ${name}`)].join('\n'))
const passed = units.numPassedTests + stats.expected
const skipped = units.numPendingTests + stats.skipped
console.log(`${passed} passed, ${failed.length} failed, ${skipped} skipped`)
if (failed.length > 0 || units.numPassedTests === 0 || stats.expected === 0) process.exit(1)
