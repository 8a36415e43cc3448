import { globSync, readFileSync } from 'node:fs'
import { withoutComments } from './without_comments.ts'

/** Where a name may be defined; the checks of the documents have made-up ones. */
const code = [
	'*.{ts,json}',
	'{app,art,bench,db,platform,server,test}/**/*.{ts,tsx,css}',
	'deploy/*.{ts,yml,yaml}',
	'companies/**/*.json',
]
const codePattern = /`([^`\n]+)`/g
const wordPattern = /(?<![\w$-])[A-Za-z_$][\w$]*(?![\w$-])/g
/** `orderTotal` and `LeadForm`; a name of one word cannot be told from prose. */
const namePattern = /^(?:[a-z][a-z0-9]*|[A-Z][a-z0-9]+)(?:[A-Z][A-Za-z0-9]*)+$/

/** Names of what is not ours. */
const outside = new Set(['PowerShell', 'toWeb', 'EachStore'])

/** Every word of the code, comments aside. Run from the root of the project. */
export function wordsOfCode(): ReadonlySet<string> {
	const files = globSync(code, { exclude: ['test/docs/**'] })
	return new Set(files.flatMap((file) => withoutComments(readFileSync(file, 'utf8')).match(/[\w$]+/g) ?? []))
}

/** Names in backticks that the code does not have, a sentence each. */
export function deadNames(file: string, text: string, known: ReadonlySet<string>): string[] {
	const names = [...text.matchAll(codePattern)]
		.flatMap(([, inside = '']) => inside.match(wordPattern) ?? [])
		.filter((word) => namePattern.test(word) && !outside.has(word) && !known.has(word))
	return [...new Set(names)].map((name) => `${file}: the code has no ${name}.`)
}
