import { globSync, readFileSync } from 'node:fs'
import { withoutComments } from './without_comments.ts'

/** Files that may define a name, except `test/docs`, whose tests use made-up names. */
const code = [
	'*.{ts,json}',
	'{app,art,bench,db,platform,server,test}/**/*.{ts,tsx,css}',
	'deploy/*.{ts,yml,yaml}',
	'companies/**/*.json',
]
const codePattern = /`([^`\n]+)`/g
const wordPattern = /(?<![\w$-])[A-Za-z_$][\w$]*(?![\w$-])/g
/** Matches names such as `orderTotal` and `LeadForm`; a one-word name cannot be told from prose. */
const namePattern = /^(?:[a-z][a-z0-9]*|[A-Z][a-z0-9]+)(?:[A-Z][A-Za-z0-9]*)+$/

/** Names from outside the project. */
const outside = new Set(['PowerShell', 'toWeb', 'EachStore'])

/** Every word of the code without its comments. Must run in the project's root. */
export function wordsOfCode(): ReadonlySet<string> {
	const files = globSync(code, { exclude: ['test/docs/**'] })
	return new Set(files.flatMap((file) => withoutComments(readFileSync(file, 'utf8')).match(/[\w$]+/g) ?? []))
}

/** A sentence for each name in backticks that does not occur in the code. */
export function deadNames(file: string, text: string, known: ReadonlySet<string>): string[] {
	const names = [...text.matchAll(codePattern)]
		.flatMap(([, inside = '']) => inside.match(wordPattern) ?? [])
		.filter((word) => namePattern.test(word) && !outside.has(word) && !known.has(word))
	return [...new Set(names)].map((name) => `${file}: the code has no ${name}.`)
}
