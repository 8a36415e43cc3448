import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseChapter, readSpec } from './spec_lines.ts'
import { specProblems } from './spec_problems.ts'
import { readTitles, testFiles, titlesIn } from './test_titles.ts'
import { testsPage } from './tests_page.ts'

const lines = parseChapter(
	'shell.md',
	'# Shell\n- **SH-01** Top bar.\n- **SH-02** A link.\n  **SH-99** is text.\n',
)
const decisions = parseChapter('decisions.md', '- **D26** *(not built)* Samples.\n')
const titles = [
	{ file: 'a.test.ts', title: 'SH-01 SH-02 the bar' },
	{ file: 'b.spec.ts', title: 'the crossing of US-34' },
]

test("a chapter's lines are its list items with an id", () => {
	expect(lines.map(({ id }) => id)).toEqual(['SH-01', 'SH-02'])
	expect(decisions).toEqual([{ id: 'D26', chapter: 'decisions.md', isBuilt: false }])
})

test('titles are found however a test is written', () => {
	const source = `
		test('QF-01 plain', () => {})
		test.each([['SH-09']])('QF-02 %s of rows', () => {})
		test(\`QF-03 \${name} sent\`, { tag: '@phone' }, async () => {})
		test.describe('QF-04 a group', () => {})
		describeEachStore('QF-05 on both stores', (fresh) => { expect(fresh, 'QF-06').toBe('QF-07') })`
	expect(titlesIn('x.test.ts', source).map(({ title }) => title)).toEqual([
		'QF-01 plain',
		'QF-02 %s of rows',
		'QF-03 … sent',
		'QF-04 a group',
		'QF-05 on both stores',
	])
})

test('every test file has titles, and every chapter except tables.md and tests.md has lines', () => {
	const withTitles = new Set(readTitles().map(({ file }) => file))
	expect(testFiles().filter((file) => !withTitles.has(file))).toEqual([])
	const listed = new Set(readSpec().map(({ chapter }) => chapter))
	const chapters = [...readFileSync('docs/spec/README.md', 'utf8').matchAll(/\]\((\w+\.md)\)/g)].map(
		([, name]) => name,
	)
	const withoutLines = chapters.filter((name) => name !== undefined && !listed.has(name))
	expect([...new Set(withoutLines)].toSorted()).toEqual(['tables.md', 'tests.md'])
})

test('there is no problem if each line has a test and each id a line', () => {
	expect(
		specProblems([...lines, ...decisions], titles, [{ file: 'a.ts', text: 'The bar (SH-01).' }]),
	).toEqual([])
})

test.each([
	[
		'a line without a test',
		[{ id: 'SH-03', chapter: 'shell.md', isBuilt: true }],
		[],
		[],
		'no test has SH-03',
	],
	[
		'a line that stands there twice',
		[{ id: 'SH-01', chapter: 'home.md', isBuilt: true }],
		[],
		[],
		'SH-01 stands in',
	],
	['a title with an unknown id', [], [{ file: 'c.test.ts', title: 'opens (SH-70)' }], [], 'no SH-70'],
	['a title with an unknown prefix', [], [{ file: 'c.test.ts', title: 'HS-01 opens' }], [], 'no HS-01'],
	['a comment with an unknown id', [], [], [{ file: 'a.ts', text: 'Decision D77.' }], 'no D77'],
	[
		'a test of what is not built',
		[],
		[{ file: 'c.test.ts', title: 'D26 samples' }],
		[],
		'D26 is "not built"',
	],
])('%s is a problem', (_, moreLines, moreTitles, comments, expected) => {
	const problems = specProblems([...lines, ...decisions, ...moreLines], [...titles, ...moreTitles], comments)
	expect(problems).toEqual([expect.stringContaining(expected)])
})

test('the page of tests lists every test of a line, with Markdown characters escaped', () => {
	const page = testsPage(lines, [...titles, { file: 'c.test.ts', title: 'SH-02 <b> | *' }])
	expect(page).toContain('**SH-01**\n- a.test.ts: SH-01 SH-02 the bar\n')
	expect(page).toContain(String.raw`- c.test.ts: SH-02 \<b\> \| \*`)
	expect(testsPage(decisions, titles)).not.toContain('D26')
})
