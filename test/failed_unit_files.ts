import { existsSync, readFileSync } from 'node:fs'
import { failedUnitFiles, type VitestReport } from './run_reports.ts'

/** Prints the files of a report of vitest in which something failed, a line each. */
const [path = ''] = process.argv.slice(2)
if (existsSync(path)) {
	const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport
	for (const file of failedUnitFiles(report, process.cwd())) console.log(file)
}
