import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { companyJsonSchema } from '#app/company/company_file.ts'
import { readComments } from './comments.ts'
import { deadNames, wordsOfCode } from './dead_names.ts'
import { deadPointersInComment, deadPointersOnPage } from './dead_pointers.ts'
import { parseRecord, recordProblems, updatedIndex } from './decision_index.ts'
import { findPatterns } from '#test/linear_time/find_patterns.ts'
import { KnownSafePatterns } from '#test/linear_time/known_safe.ts'
import { slowPatterns } from '#test/linear_time/slow_patterns.ts'
import { logFieldProblems } from './log_fields.ts'
import { updatedMigrations } from './migration_list.ts'
import { foreignNameProblems } from './foreign_names.ts'
import { pageListProblems, pagePaths, siteScreens } from './page_list.ts'
import { sizeProblems } from './size_names.ts'
import { readSpec } from './spec_lines.ts'
import { specProblems } from './spec_problems.ts'
import { readTitles } from './test_titles.ts'
import { testsPage } from './tests_page.ts'

/**
 * `node test/docs/check.ts [--write]`: checks that specification, tests, documents, migrations, routes, pages and log agree, that
 * names and paths in documents and comments exist, that code names no size and no company, and that patterns take linear time.
 * Prints a sentence per problem and exits with 1 if there are any. `--write` first regenerates derived files.
 */
const isWriting = process.argv.includes('--write')
const lines = readSpec()
const titles = readTitles()
const comments = readComments()
const problems = specProblems(lines, titles, comments)

function checkMade(file: string, wanted: string): void {
	if (existsSync(file) && readFileSync(file, 'utf8') === wanted) return
	if (isWriting) writeFileSync(file, wanted)
	else problems.push(`${file} is out of date: bin/check --fix writes it anew.`)
}

const indexFile = 'docs/decisions/README.md'
const records = globSync('docs/decisions/????-??-??-*.md').map((file) =>
	parseRecord(file.slice('docs/decisions/'.length), readFileSync(file, 'utf8')),
)
checkMade('docs/spec/tests.md', testsPage(lines, titles))
checkMade(indexFile, updatedIndex(readFileSync(indexFile, 'utf8'), records))
problems.push(...recordProblems(records))
checkMade('companies/company.schema.json', `${JSON.stringify(companyJsonSchema(), null, '\t')}\n`)
const migrationsFile = 'db/migrations/all.ts'
const migrationFiles = globSync('db/migrations/[0-9]*.ts', { exclude: ['**/*.test.ts'] }).map((file) => ({
	name: basename(file, '.ts'),
	text: readFileSync(file, 'utf8'),
}))
checkMade(migrationsFile, updatedMigrations(readFileSync(migrationsFile, 'utf8'), migrationFiles))

problems.push(...pageListProblems(await siteScreens(), pagePaths()))
problems.push(...foreignNameProblems())
problems.push(...sizeProblems())
problems.push(...logFieldProblems())
const knownPatterns = new KnownSafePatterns()
problems.push(...(await slowPatterns(findPatterns().written, knownPatterns)))
if (isWriting) knownPatterns.save()

const known = wordsOfCode()
/** Files that may name former code: the changelog, and the page of test titles. */
const namesOthers = new Set(['CHANGELOG.md', 'docs/spec/tests.md'])
for (const file of globSync([
	'*.md',
	'companies/README.md',
	'words/README.md',
	'{art,bench,deploy,docs,places,platform,test}/**/*.md',
]).toSorted()) {
	const text = readFileSync(file, 'utf8')
	problems.push(...deadPointersOnPage(file, text, existsSync))
	if (!namesOthers.has(file)) problems.push(...deadNames(file, text, known))
}
for (const { file, text } of comments)
	problems.push(...deadPointersInComment(file, text, existsSync), ...deadNames(file, text, known))

for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
