import { globSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { DataFileMistake } from '#platform/data_files/data_file.ts'

/** Run by bin/check-company: reads everything that a server start reads from the folder `COMPANY`, and reports every mistake. */
const root = join(import.meta.dirname, '..')
const readers = [
	...globSync('db/seed/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).toSorted(),
	'app/company/built_in_facts.server.ts',
	'app/content/legal_texts.server.ts',
	'app/search/thesaurus.ts',
	'app/seo/areas.server.ts',
]
const mistakes = new Set<string>()
for (const reader of readers) await collect(() => import(join(root, reader)))
// The office's rules for rows can be checked only if all rows could be read.
if (mistakes.size === 0)
	await collect(async () => {
		const { importCompany } = await import('#app/office/own_site/import_company.server.ts')
		await importCompany({ put: async () => {} })
	})
if (mistakes.size === 0) for (const name of await unreadFiles()) mistakes.add(name)
for (const mistake of mistakes) console.error(mistake)
if (mistakes.size > 0) process.exitCode = 1
else process.stdout.write(`${process.env['COMPANY']} can be started.\n`)

async function collect(read: () => Promise<unknown>): Promise<void> {
	try {
		await read()
	} catch (error) {
		mistakes.add(sentenceOf(error))
	}
}

/** Files whose names are mistaken, so that nobody asks for them. */
async function unreadFiles(): Promise<string[]> {
	const { companyFolder, filesApart, filesRead } = await import('#db/seed/content_files.ts')
	return globSync('**/*.{json,md}', { cwd: resolve(root, companyFolder) })
		.filter((name) => name !== 'README.md' && !filesApart.test(name) && !filesRead.has(name))
		.map((name) => `${join(companyFolder, name)} is not read: no file of this name belongs here.`)
}

function sentenceOf(error: unknown): string {
	if (error instanceof DataFileMistake) return error.message
	if (error instanceof Error && 'code' in error && error.code === 'ENOENT' && 'path' in error)
		return `${relative(process.cwd(), String(error.path))} is missing.`
	throw error
}
