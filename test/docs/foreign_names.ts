import { globSync, readFileSync } from 'node:fs'
import { companyFolders, namesIn, namesOf, searchPhrasesOf } from '../company_names.ts'
import { eachNode } from '../source_tree.ts'

/** The list of states is of all. */
const unread = ['db/migrations/', 'platform/addresses/states.ts']

/**
 * Code, the base's texts and the shared words of the search speak of no company that the product ships with: a sentence for each
 * name of one that stands in them. The names are read out of the companies' folders.
 */
export function foreignNameProblems(): string[] {
	const problems: string[] = []
	const namesByFolder = companyFolders.map((folder) => [folder, namesOf(folder)] as const)
	const check = (place: string, text: string) => {
		for (const [folder, names] of namesByFolder)
			for (const name of namesIn(text, names))
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

/** What of a node a person may read. */
function textOf(node: Record<string, unknown>): string | null {
	const { type, value } = node
	if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') return value
	return type === 'TemplateElement' ? (value as { raw: string }).raw : null
}
