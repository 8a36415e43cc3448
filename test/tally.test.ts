import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const unitFile = (name: string, statuses: Record<string, string>, status = 'passed') => ({
	name: join(root, name),
	status,
	message: status === 'failed' ? 'no such module' : '',
	startTime: 1000,
	endTime: 3500,
	assertionResults: Object.entries(statuses).map(([fullName, of]) => ({
		fullName,
		status: of,
		failureMessages: of === 'failed' ? ['expected 4, got 5\n    at node_modules/runner.js:1'] : [],
	})),
})
const units = (failed: number, ...testResults: ReturnType<typeof unitFile>[]) => ({
	success: failed === 0,
	numPassedTests: 5,
	numFailedTests: failed,
	numPendingTests: 0,
	testResults,
})
const journeys = (status: 'expected' | 'unexpected') => ({
	errors: [],
	stats: { expected: 3, unexpected: status === 'expected' ? 0 : 1, flaky: 0, skipped: 0 },
	suites: [
		{
			title: 'menu.spec.ts',
			file: 'menu.spec.ts',
			specs: [],
			suites: [
				{
					title: 'on a phone',
					specs: [
						{
							title: 'it opens',
							tests: [
								{
									projectName: 'phone',
									status,
									results: [
										{
											duration: 700,
											errors:
												status === 'expected' ? [] : [{ message: '\u001B[31mnot visible\u001B[39m\n\nmenu' }],
										},
									],
								},
							],
						},
					],
				},
			],
		},
	],
})

/** Runs the tally on the Vitest and Playwright reports; a report that is not passed is missing. */
function tally(...reports: object[]) {
	const folder = mkdtempSync(join(tmpdir(), 'hauler-tally-'))
	onTestFinished(() => rmSync(folder, { recursive: true }))
	const paths = [0, 1].map((at) => join(folder, `${at}.json`))
	for (const [at, path] of paths.entries()) if (reports[at]) writeFileSync(path, JSON.stringify(reports[at]))
	const { stdout, status } = spawnSync(process.execPath, ['test/tally.ts', ...paths], {
		cwd: root,
		encoding: 'utf8',
	})
	return { lines: stdout.trim().split('\n'), status }
}

test('a passing run ends with its slowest files and then its counts', () => {
	const { lines, status } = tally(
		units(0, unitFile('app/a.test.ts', { works: 'passed' })),
		journeys('expected'),
	)
	expect(lines.slice(1)).toEqual([
		'    2.5 s  app/a.test.ts',
		'    0.7 s  test/e2e/menu.spec.ts',
		'8 passed, 0 failed, 0 skipped',
	])
	expect(status).toBe(0)
})

test('a failing run ends with each failure and its reason: tests, files that do not load, and journeys with their browser', () => {
	const report = units(
		1,
		unitFile('app/a.test.ts', { works: 'passed', 'a sum adds up': 'failed' }, 'failed'),
		unitFile('app/b.test.ts', {}, 'failed'),
	)
	const { lines, status } = tally(report, journeys('unexpected'))
	expect(lines.slice(-9)).toEqual([
		'What failed:',
		'  app/a.test.ts › a sum adds up',
		'      expected 4, got 5',
		'  app/b.test.ts (the file itself)',
		'      no such module',
		'  test/e2e/menu.spec.ts › on a phone › it opens [phone]',
		'      not visible',
		'      menu',
		'8 passed, 3 failed, 0 skipped',
	])
	expect(status).toBe(1)
})

test('a run fails if an error occurred outside its tests or a report is missing', () => {
	const outside = tally({ ...units(0), success: false }, journeys('expected'))
	expect(outside.lines.at(-3)).toContain('vitest, outside of its tests')
	expect(outside.status).toBe(1)
	const missing = tally(units(0))
	expect(missing.lines.at(-1)).toContain('Playwright ended without a report')
	expect(missing.status).toBe(1)
})
