import { expect, test } from 'vitest'
import { deadPointersInComment, deadPointersOnPage } from './dead_pointers.ts'
import { parseRecord, updatedIndex } from './decision_index.ts'

const record = `# Mail waits
2026-11-22 · accepted · goes on from
[another](2026-11-21-another.md)

**Choice.** It waits.

**Why.** A server may be away. It comes back.
`
const parsed = {
	file: '2026-11-22-mail-waits.md',
	title: 'Mail waits',
	date: '2026-11-22',
	status: 'accepted · goes on from [another](2026-11-21-another.md)',
	why: 'A server may be away.',
}
const index = '# Decisions\n\n| Record | Date | State | Why |\n|---|---|---|---|\n'

test('a record is read by its first lines and its reasons', () => {
	expect(parseRecord(parsed.file, record)).toEqual(parsed)
	expect(() => parseRecord('x.md', '# No date\n\nWords.')).toThrow('docs/decisions/x.md does not begin')
})

test('the index lists every record once, follows its state, and keeps edited reasons', () => {
	const first = updatedIndex(index, [parsed])
	expect(first).toContain(
		'| [Mail waits](2026-11-22-mail-waits.md) | 2026-11-22 | accepted · goes on from [another](2026-11-21-another.md) | A server may be away. |\n',
	)
	const edited = first.replace('A server may be away.', 'Servers fail.')
	const older = { ...parsed, file: '2026-11-21-a.md', title: 'A' }
	const second = updatedIndex(edited, [{ ...parsed, status: 'superseded by [A](2026-11-21-a.md)' }, older])
	expect(second.split('\n').slice(-3)).toEqual([
		expect.stringContaining('| [A](2026-11-21-a.md) |'),
		'| [Mail waits](2026-11-22-mail-waits.md) | 2026-11-22 | superseded by [A](2026-11-21-a.md) | Servers fail. |',
		'',
	])
	expect(updatedIndex(second, [{ ...parsed, status: 'superseded by [A](2026-11-21-a.md)' }, older])).toBe(
		second,
	)
})

const exists = (path: string) => ['docs/upgrading.md', 'app/routes.ts', 'server'].includes(path)

test('links and paths of a page lead to files', () => {
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
})

test('a superseded record may name deleted files, but not link to them', () => {
	const past = '# Old\n2026-11-21 · superseded by [new](new.md)\n\n`server/old.ts`\n'
	expect(deadPointersOnPage('docs/old.md', past, exists)).toEqual(['docs/old.md: there is no docs/new.md.'])
})

test('files named in a comment exist', () => {
	expect(deadPointersInComment('a.ts', 'Why: docs/upgrading.md; see app/routes.ts.', exists)).toEqual([])
	expect(deadPointersInComment('a.ts', 'Why: docs/gone.md.', exists)).toEqual([
		'a.ts: there is no docs/gone.md.',
	])
})
