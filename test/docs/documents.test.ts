import { expect, test } from 'vitest'
import { deadNames, wordsOfCode } from './dead_names.ts'
import { deadPointersInComment, deadPointersOnPage } from './dead_pointers.ts'
import { parseRecord, recordProblems, updatedIndex } from './decision_index.ts'

const record = `# Mail waits
2026-11-22

A server may be away.

**Decision.** It waits.
`
const parsed = { file: '2026-11-22-mail-waits.md', title: 'Mail waits', words: 12 }

test('a decision record must begin with its title and date', () => {
	expect(parseRecord(parsed.file, record)).toEqual(parsed)
	expect(() => parseRecord('x.md', '# No date\n\nWords.')).toThrow('docs/decisions/x.md does not begin')
})

test('the index lists every decision record once, and no deleted one', () => {
	const older = { ...parsed, file: '2026-11-21-a.md', title: 'A lead is one row' }
	const gone = '# Decisions\nWhy.\n\n- [Gone](2026-11-20-gone.md)\n'
	const index = updatedIndex(gone, [parsed, older])
	expect(index).toBe(
		'# Decisions\nWhy.\n\n- [A lead is one row](2026-11-21-a.md)\n- [Mail waits](2026-11-22-mail-waits.md)\n',
	)
	expect(updatedIndex(index, [older, parsed])).toBe(index)
})

test('a decision record has at most 250 words, and there are at most 40 records', () => {
	const long = parseRecord(parsed.file, record + 'word '.repeat(239))
	expect(recordProblems([parsed, { ...parsed, words: 250 }])).toEqual([])
	expect(recordProblems([parsed, long])).toEqual([
		'docs/decisions/2026-11-22-mail-waits.md has 251 words; at most 250 are read.',
	])
	expect(recordProblems(Array.from({ length: 40 }, () => parsed))).toEqual([])
	expect(recordProblems(Array.from({ length: 41 }, () => parsed))).toEqual([
		expect.stringContaining('docs/decisions has 41 records, at most 40'),
	])
})

const exists = (path: string) => ['docs/upgrading.md', 'app/routes.ts', 'server'].includes(path)

test('links and paths in a document that lead to no file are reported', () => {
	const page =
		'See [it](../docs/upgrading.md#one-server), `app/routes.ts`, [there](https://example.org/x.md), `db/NNNN_x.ts`.'
	expect(deadPointersOnPage('deploy/README.md', page, exists)).toEqual([])
	expect(
		deadPointersOnPage('README.md', '[it](docs/old.md), `server/old.ts` and `node bench/old.ts 3`', exists),
	).toEqual([
		'README.md: there is no docs/old.md.',
		'README.md: there is no server/old.ts.',
		'README.md: there is no bench/old.ts.',
	])
	expect(deadPointersOnPage('words/README.md', '`words/old.json`, `companies/a/b.json`', exists)).toEqual([
		'words/README.md: there is no words/old.json.',
		'words/README.md: there is no companies/a/b.json.',
	])
})

const known = new Set(['orderTotal', 'LeadForm', 'billDueDays'])

test('names in a document that the code does not have are reported', () => {
	const page =
		'`orderTotal` and `<LeadForm>`, `promises.billDueDays`, orderSum, `X-Forwarded-For`, `PUBLIC_URL`, `app/Old.ts`, `Host`.'
	expect(deadNames('README.md', page, known)).toEqual([])
	expect(deadNames('README.md', '`orderSum(orderTotal)`, `OrderForm` and `orderSum`', known)).toEqual([
		'README.md: the code has no orderSum.',
		'README.md: the code has no OrderForm.',
	])
})

test('the words of the code include those of alerts, but not those of these checks', () => {
	const words = wordsOfCode()
	expect(words.has('wordsOfCode'), 'of the checks themselves').toBe(false)
	expect(words.has('orderTotal')).toBe(true)
	expect(words.has('SiteDown'), 'of an alert').toBe(true)
})

test('files named in a comment that do not exist are reported', () => {
	expect(deadPointersInComment('a.ts', 'Why: docs/upgrading.md; see app/routes.ts.', exists)).toEqual([])
	expect(deadPointersInComment('a.ts', 'Why: docs/gone.md.', exists)).toEqual([
		'a.ts: there is no docs/gone.md.',
	])
})
