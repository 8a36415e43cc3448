import { failedUnitFiles, readReport, type VitestReport } from './run_reports.ts'

/** Prints the files of a report of vitest in which something failed, a line each. */
const report = readReport<VitestReport>(process.argv[2])
for (const file of report === null ? [] : failedUnitFiles(report, process.cwd())) console.log(file)
