import { globSync, readFileSync } from 'node:fs'
import { withoutComments } from './without_comments.ts'

/** The product's code. The sizes that a company offers belong in `companies/` and the store. */
const product = ['{app,art,platform,server,bin}/**/*.{ts,tsx,css}', 'db/*.ts', 'db/seed/*.ts']

const named = [
	/\b\d+[- ]?(?:gallons?|gals?|yards?|yds?|cubic)\b/i,
	/\b(?:gallons|yards)['"]?\s*(?:={2,3}|:|[<>]=?)\s*\d/,
	/\bcart\d|\byard-\d|commercial\d/,
]

/** The lines of a text, without comments, that name a size of a cart, dumpster or container. */
export function sizesIn(text: string): string[] {
	return withoutComments(text)
		.split('\n')
		.filter((line) => named.some((pattern) => pattern.test(line)))
}

/** A sentence for each line of code that names a size. */
export function sizeProblems(): string[] {
	return globSync(product, { exclude: ['**/*.test.ts', '**/*.test.tsx'] }).flatMap((file) =>
		sizesIn(readFileSync(file, 'utf8')).map(
			(line) => `${file}: sizes are content, and code names none: ${line.trim().slice(0, 120)}`,
		),
	)
}
