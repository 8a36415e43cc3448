import { globSync, readFileSync } from 'node:fs'

/** Code that is the product's; what a company offers stands in `companies/` and in the store. */
const product = ['{app,art,platform,server,bin}/**/*.{ts,tsx,css}', 'db/*.ts', 'db/seed/*.ts']

const comment = /\/\*[^]*?\*\/|(?<![:'"`])\/\/.*$/gm
const named = [
	/\b\d+[- ]?(?:gallons?|gals?|yards?|yds?|cubic)\b/i,
	/\b(?:gallons|yards)['"]?\s*(?:={2,3}|:|[<>]=?)\s*\d/,
	/\bcart\d|\byard-\d|commercial\d/,
]

/** The lines of a text, comments aside, that name a size of a cart, a dumpster or a container. */
export function sizesIn(text: string): string[] {
	const code = text.replaceAll(comment, (words) => words.replaceAll(/[^\n]/g, ' '))
	return code.split('\n').filter((line) => named.some((pattern) => pattern.test(line)))
}

/** A sentence for each line of the product that names a size: sizes are content. */
export function sizeProblems(): string[] {
	return globSync(product, { exclude: ['**/*.test.ts', '**/*.test.tsx'] }).flatMap((file) =>
		sizesIn(readFileSync(file, 'utf8')).map(
			(line) => `${file}: sizes are content, and code names none: ${line.trim().slice(0, 120)}`,
		),
	)
}
