import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { DataFileMistake } from '#platform/data_files/data_file.ts'

/** Run by bin/check-company: reads all that a start reads of the folder `COMPANY`, and says every mistake in it. */
const root = join(import.meta.dirname, '..')
const readers = [
	...globSync('db/seed/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).toSorted(),
	'app/company/built_in_facts.server.ts',
	'app/content/legal_texts.server.ts',
	'app/search/thesaurus.ts',
]
const mistakes = new Set<string>()
for (const reader of readers) await collect(() => import(join(root, reader)))
// What the office's rules say of rows can be asked once all of them could be read.
if (mistakes.size === 0)
	await collect(async () => {
		const { bringCompany } = await import('#app/office/own_site/bring_company.server.ts')
		await bringCompany({ put: async () => {} })
	})
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

function sentenceOf(error: unknown): string {
	if (error instanceof DataFileMistake) return error.message
	if (error instanceof Error && 'code' in error && error.code === 'ENOENT' && 'path' in error)
		return `${relative(process.cwd(), String(error.path))} is missing.`
	throw error
}
