import { relative } from 'node:path'

/** What vitest's JSON reporter writes, as far as it is read here. Times are milliseconds since 1970. */
export interface VitestReport {
	success: boolean
	numPassedTests: number
	numFailedTests: number
	numPendingTests: number
	testResults: {
		name: string
		status: string
		startTime: number
		endTime: number
		assertionResults: { fullName: string; status: string }[]
	}[]
}

interface PlaywrightSuite {
	title: string
	suites?: PlaywrightSuite[]
	specs: {
		title: string
		tests: { projectName: string; status: string; results: { duration: number }[] }[]
	}[]
}

/** What Playwright's JSON reporter writes, as far as it is read here. Durations are milliseconds. */
export interface PlaywrightReport {
	suites: (PlaywrightSuite & { file: string })[]
	errors: { message?: string }[]
	stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** A file of tests and the milliseconds that it took. */
export interface FileTime {
	name: string
	ms: number
}

/** Every file of both reports, the slowest first. */
export function fileTimes(units: VitestReport, journeys: PlaywrightReport, folder: string): FileTime[] {
	return [
		...units.testResults.map(({ name, startTime, endTime }) => ({
			name: relative(folder, name),
			ms: endTime - startTime,
		})),
		...journeys.suites.map((suite) => ({ name: `test/e2e/${suite.file}`, ms: msOf(suite) })),
	].toSorted((a, b) => b.ms - a.ms)
}

/** Milliseconds of all tests of a file or part of it, one after the other. */
function msOf({ suites: inner = [], specs }: PlaywrightSuite): number {
	const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
	return [...inner.map(msOf), ...results.map(({ duration }) => duration)].reduce((sum, ms) => sum + ms, 0)
}

/** One line for each test that failed, each file that could not be run, and each error outside of tests. */
export function failures(units: VitestReport, journeys: PlaywrightReport, folder: string): string[] {
	const named = [
		...units.testResults.flatMap((file) => failuresOfFile(file, folder)),
		...failedJourneys(journeys),
	]
	const errors = journeys.errors.map(({ message = '' }) => `the journeys: ${message.split('\n')[0]}`)
	const isUnexplained = !units.success && !named.some((line) => !line.startsWith('test/e2e/'))
	return [
		...named,
		...errors,
		...(isUnexplained ? ['vitest, outside of its tests: see .cache/vitest.log'] : []),
	]
}

function failuresOfFile(file: VitestReport['testResults'][number], folder: string): string[] {
	const name = relative(folder, file.name)
	const failed = file.assertionResults.filter(({ status }) => status === 'failed')
	if (failed.length > 0) return failed.map(({ fullName }) => `${name} › ${fullName}`)
	return file.status === 'failed' ? [`${name} (the file itself)`] : []
}

function failedJourneys({ suites }: PlaywrightReport): string[] {
	const inSuite = (suite: PlaywrightSuite, path: string): string[] => [
		...suite.specs.flatMap(({ title, tests }) =>
			tests
				.filter(({ status }) => status === 'unexpected')
				.map(({ projectName }) => `${path} › ${title} [${projectName}]`),
		),
		...(suite.suites ?? []).flatMap((inner) => inSuite(inner, `${path} › ${inner.title}`)),
	]
	return suites.flatMap((suite) => inSuite(suite, `test/e2e/${suite.file}`))
}
