import { globSync, readFileSync } from 'node:fs'
import { suffixBySpelling } from '#platform/addresses/suffixes.ts'
import { companyFolders, namesIn, namesOf, searchPhrasesOf } from '../company_names.ts'
import { eachNode } from '../source_tree.ts'

/** Files that are not checked: migrations, the towns to offer, and general lists (stems, passwords, states, street suffixes). */
const unread = [
	'db/migrations/',
	'app/rolloff/town/offered_towns.server.ts',
	'app/search/builtin/stems.ts',
	'app/office/sign_in/common',
	'platform/addresses/states.ts',
	'platform/addresses/suffixes.ts',
]

/** The folder that a server starts with by default. */
const firstFolder = 'companies/horsetooth'

/**
 * Returns a sentence for each name of a sample company in code, base texts or the shared search words, where none may be.
 * The names are read from the companies' folders.
 */
export function foreignNameProblems(): string[] {
	const problems: string[] = []
	const namesByFolder = companyFolders.map((folder) => [folder, namesOf(folder)] as const)
	const check = (place: string, text: string) => {
		const read = text.replace(firstFolder, '')
		for (const [folder, names] of namesByFolder)
			for (const name of namesInAnyCase(read, names))
				problems.push(`${place} names “${name}”, which is of ${folder}: ${text.trim().slice(0, 80)}`)
	}
	eachNode((node, file) => {
		const text = textOf(node)
		if (text !== null && !unread.some((start) => file.startsWith(start))) check(file, text)
	})
	for (const file of globSync('companies/base/**/*.{json,md}'))
		for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries())
			check(`${file}:${index + 1}`, line)
	const phrases = companyFolders.map((folder) => [folder, searchPhrasesOf(folder)] as const)
	for (const file of globSync('words/{thesaurus/*,bare_words}.json'))
		for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries())
			for (const [folder, own] of phrases)
				for (const phrase of namesIn(line.toLowerCase(), own))
					problems.push(`${file}:${index + 1} has “${phrase}”, which is of ${folder}`)
	return problems
}

/** The names that a text contains; case-insensitive, except street suffixes such as `river`, which are common words. */
export function namesInAnyCase(text: string, names: ReadonlySet<string>): string[] {
	const lower = new Map(
		[...names]
			.filter((name) => !suffixBySpelling.has(name.toUpperCase()))
			.map((name) => [name.toLowerCase(), name]),
	)
	const anyCase = namesIn(text.toLowerCase(), new Set(lower.keys())).map((name) => lower.get(name) ?? name)
	return [...new Set([...namesIn(text, names), ...anyCase])]
}

/** The text of a literal, a template or JSX; null for other nodes. */
function textOf(node: Record<string, unknown>): string | null {
	const { type, value } = node
	if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') return value
	return type === 'TemplateElement' ? (value as { raw: string }).raw : null
}
