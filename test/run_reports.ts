import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** The parts of Vitest's JSON report that are read here. Times are milliseconds since 1970. */
export interface VitestReport {
	success: boolean
	numPassedTests: number
	numFailedTests: number
	numPendingTests: number
	testResults: {
		name: string
		status: string
		/** Why the file could not be run. */
		message: string
		startTime: number
		endTime: number
		assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
	}[]
}

interface Result {
	duration: number
	errors: { message?: string }[]
}

interface PlaywrightSuite {
	title: string
	suites?: PlaywrightSuite[]
	specs: {
		title: string
		tests: { projectName: string; status: string; results: Result[] }[]
	}[]
}

/** The parts of Playwright's JSON report that are read here. Durations are milliseconds. */
export interface PlaywrightReport {
	suites: (PlaywrightSuite & { file: string })[]
	errors: { message?: string }[]
	stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** A test file and its duration in milliseconds. */
export interface FileTime {
	name: string
	ms: number
}

/** Every file of both reports, slowest first. */
export function fileTimes(units: VitestReport, journeys: PlaywrightReport, folder: string): FileTime[] {
	return [
		...units.testResults.map(({ name, startTime, endTime }) => ({
			name: relative(folder, name),
			ms: endTime - startTime,
		})),
		...journeys.suites.map((suite) => ({ name: `test/e2e/${suite.file}`, ms: msOf(suite) })),
	].toSorted((a, b) => b.ms - a.ms)
}

/** The total milliseconds of all tests in a suite and its inner suites. */
function msOf({ suites: inner = [], specs }: PlaywrightSuite): number {
	const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
	return [...inner.map(msOf), ...results.map(({ duration }) => duration)].reduce((sum, ms) => sum + ms, 0)
}

/** A failed test with its error messages. */
interface Failure {
	name: string
	reasons: string[]
}

/** Each failed test, each file that could not be run and each error outside of tests, followed by its reasons. */
export function failures(units: VitestReport, journeys: PlaywrightReport, folder: string): string[] {
	const ofUnits = units.testResults.flatMap((file) => failuresOfFile(file, folder))
	if (!units.success && ofUnits.length === 0)
		ofUnits.push({ name: 'vitest, outside of its tests', reasons: ['See .cache/vitest.log.'] })
	const errors = journeys.errors.map(({ message = '' }) => ({ name: 'the journeys', reasons: [message] }))
	return [...ofUnits, ...failedJourneys(journeys), ...errors].map(
		({ name, reasons }) => name + reasons.map(reasonBelow).join(''),
	)
}

const linesOfReason = 8

function reasonBelow(reason: string): string {
	const lines = stripVTControlCharacters(reason)
		.split('\n')
		.filter((line) => line.trim() !== '' && !line.includes('node_modules'))
	return lines
		.slice(0, linesOfReason)
		.map((line) => `\n      ${line}`)
		.join('')
}

function failuresOfFile(file: VitestReport['testResults'][number], folder: string): Failure[] {
	const name = relative(folder, file.name)
	const failed = file.assertionResults.filter(({ status }) => status === 'failed')
	if (failed.length > 0)
		return failed.map(({ fullName, failureMessages }) => ({
			name: `${name} › ${fullName}`,
			reasons: failureMessages,
		}))
	return file.status === 'failed' ? [{ name: `${name} (the file itself)`, reasons: [file.message] }] : []
}

function failedJourneys({ suites }: PlaywrightReport): Failure[] {
	const inSuite = (suite: PlaywrightSuite, path: string): Failure[] => [
		...suite.specs.flatMap(({ title, tests }) =>
			tests
				.filter(({ status }) => status === 'unexpected')
				.map(({ projectName, results }) => ({
					name: `${path} › ${title} [${projectName}]`,
					reasons: results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
				})),
		),
		...(suite.suites ?? []).flatMap((inner) => inSuite(inner, `${path} › ${inner.title}`)),
	]
	return suites.flatMap((suite) => inSuite(suite, `test/e2e/${suite.file}`))
}
