import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { visit, type SourceNode } from '#test/source_tree.ts'

export interface TestTitle {
	file: string
	title: string
}

const runners = new Set([
	'test',
	'it',
	'describe',
	'describeEachStore',
	'describeStore',
	'describeOffice',
	'describeOfficeOnEachStore',
])
/** The possible first arguments of `describeStore`, which precede the title. */
const storeKinds = new Set(['sqlite', 'postgres'])

/** The titles of tests and groups of tests in a source text; interpolated values become `…`. */
export function titlesIn(file: string, source: string): TestTitle[] {
	const titles: TestTitle[] = []
	visit(parseSync(file, source).program, ({ type, callee, arguments: args }) => {
		if (type !== 'CallExpression' || !runners.has(rootName(callee))) return
		const title = (args as SourceNode[]).map(textOf).find((text) => text !== null && !storeKinds.has(text))
		if (title) titles.push({ file, title })
	})
	return titles
}

/** The name at the root of a callee: `test` for `test`, `test.each(rows)` and `test.describe`. */
function rootName(callee: unknown): string {
	const node = Object(callee) as SourceNode
	const inner = node['callee'] ?? node['object'] ?? node['tag']
	return inner ? rootName(inner) : String(node['name'] ?? '')
}

/** The text of a literal or a template, or null for anything else. */
function textOf({ value, quasis }: SourceNode): string | null {
	if (Array.isArray(quasis))
		return quasis.map((quasi: { value: { cooked: string } }) => quasi.value.cooked).join('…')
	return typeof value === 'string' ? value : null
}

/** The test files, sorted by path. Must run in the project's root. */
export function testFiles(): string[] {
	return globSync('{app,art,bench,db,deploy,platform,server,test}/**/*.{test.ts,test.tsx,spec.ts}').toSorted()
}

/** The titles of all tests, by file. */
export function readTitles(): TestTitle[] {
	return testFiles().flatMap((file) => titlesIn(file, readFileSync(file, 'utf8')))
}
