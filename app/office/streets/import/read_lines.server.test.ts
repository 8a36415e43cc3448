import { expect, test } from 'vitest'
import { UnreadableFile } from './file_start.server.ts'
import { readLines } from './read_lines.server.ts'

const rows = [
	['Street', 'From', 'Area'],
	['Peña Blvd', '100', 'a, b'],
	['Straße', '200', '“c”'],
]

function fileOf(bytes: Uint8Array, size = 7): AsyncIterable<Uint8Array> {
	return (async function* () {
		for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
	})()
}

async function linesOf(bytes: Uint8Array, size?: number) {
	const lines: [number, string[]][] = []
	for await (const line of readLines(fileOf(bytes, size))) lines.push(line)
	return lines
}

const text = (delimiter = ',', end = '\r\n') =>
	rows.map((cells) => cells.map((cell) => `"${cell}"`).join(delimiter)).join(end) + end
const utf16be = (value: string) => Buffer.from(value, 'utf16le').swap16()
/** Of the characters used here, only the typographic quotes differ from Latin-1. */
const windows1252 = (value: string) =>
	Buffer.from(value.replaceAll('“', '\u0093').replaceAll('”', '\u0094'), 'latin1')

test.each([
	['UTF-8', Buffer.from(text())],
	['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text()}`)],
	['UTF-16 LE', Buffer.from(`\uFEFF${text()}`, 'utf16le')],
	['UTF-16 BE', utf16be(`\uFEFF${text()}`)],
	['UTF-16 LE without a mark', Buffer.from(text(), 'utf16le')],
	['UTF-16 BE without a mark', utf16be(text())],
	['Windows-1252', windows1252(text())],
	['semicolons', Buffer.from(text(';'))],
	['tabs', Buffer.from(text('\t'))],
	['bars', Buffer.from(text('|'))],
	['line feeds alone', Buffer.from(text(',', '\n'))],
	['carriage returns alone', Buffer.from(text(',', '\r'))],
	['no end of the last line', Buffer.from(text().trimEnd())],
])('reads %s, whatever the size of the pieces in which it arrives', async (_, bytes) => {
	for (const size of [1, 7, 64_000]) {
		const lines = await linesOf(bytes, size)
		expect(lines.map(([, cells]) => cells)).toEqual(rows)
		expect(lines.map(([line]) => line)).toEqual([1, 2, 3])
	}
})

test('counts the lines of the file, including empty ones, and accepts missing and surplus cells', async () => {
	const lines = await linesOf(Buffer.from('a,b\n\n1\n,,\n1,2,3\n"two\nlines",4\n" x ", y "z"\n,5\n'))
	expect(lines).toEqual([
		[1, ['a', 'b']],
		[3, ['1']],
		[5, ['1', '2', '3']],
		[6, ['two\nlines', '4']],
		[8, ['x', 'y "z"']],
		[9, ['', '5']],
	])
})

test('recognizes UTF-16 without a byte order mark by its zero bytes, and refuses zero bytes anywhere else', async () => {
	const beginning = (pattern: number) => {
		const start = [8, 4, 2, 1].map((bit) => (pattern & bit ? 0x61 : 0))
		return linesOf(Buffer.concat([Buffer.from(start), Buffer.from(',b\n1,2\n')]))
	}
	expect((await beginning(0b1111))[0]).toEqual([1, ['aaaa', 'b']])
	for (let pattern = 0; pattern < 0b1111; pattern += 1) {
		if (pattern === 0b1010 || pattern === 0b0101) continue
		await expect(beginning(pattern), pattern.toString(2)).rejects.toThrow(/not a text file/)
	}
	for (const letters of ['ÿ', 'þ', 'aþ', 'aÿ'])
		expect(await linesOf(Buffer.from(`${letters},b\n`, 'latin1')), letters).toEqual([[1, [letters, 'b']]])
})

test('the first line determines the separator, by its characters outside of quotation marks', async () => {
	const first = async (line: string) => (await linesOf(Buffer.from(`${line}\n`)))[0]?.[1]
	expect(await first('"a;b;c;d",e')).toEqual(['a;b;c;d', 'e'])
	expect(await first('a,b;c')).toEqual(['a', 'b;c'])
	expect(await first('use sep=;,b')).toEqual(['use sep=;', 'b'])
})

test('says why a file cannot be read', async () => {
	await expect(linesOf(Buffer.from('a,b\n1,2\n"x,3\n4,5\n'.padEnd(60_000, 'y')))).rejects.toThrow(
		UnreadableFile,
	)
	await expect(linesOf(Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 10, 0, 0, 1, 2]))).rejects.toThrow(
		/not a text file/,
	)
	await expect(linesOf(Buffer.from('a,b\n1,\0\n'), 2)).rejects.toThrow(/not a text file/)
	await expect(linesOf(Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n'))).rejects.toThrow(/is a PDF/)
	await expect(linesOf(Buffer.alloc(400_000, 'x'), 64_000)).rejects.toThrow(/not a table/)
	expect(await linesOf(Buffer.alloc(0))).toEqual([])
})

test('a first line that names the separator is obeyed, and is not the heading', async () => {
	for (const first of ['sep=;', 'SEP=;', '"sep=;"', 'sep=;;;', '\uFEFFsep=;'])
		expect([first, await linesOf(Buffer.from(`${first}\r\na,b;c\r\n1;2\r\n`))]).toEqual([
			first,
			[
				[2, ['a,b', 'c']],
				[3, ['1', '2']],
			],
		])
	expect(await linesOf(Buffer.from('sep=\t\na\tb;c;d;e\n'))).toEqual([[2, ['a', 'b;c;d;e']]])
})

test.each(['\n', '\r\n', '\r'])(
	'names the line of a quotation mark that is not closed, with line ends %j',
	async (end) => {
		const before = ['a,b', '', '1,2', '"two', 'lines",2', '', '']
		const open = [...before, '"x,3', '4,5', ''].join(end)
		const sentence = /^From line 8 on it cannot be read: a quotation mark in that line is not closed\.$/
		for (const size of [1, 7, 64_000]) {
			await expect(linesOf(Buffer.from(open), size)).rejects.toThrow(sentence)
			await expect(linesOf(Buffer.from(open.padEnd(60_000, `y,${end}`)), size)).rejects.toThrow(sentence)
		}
		const long = [...before, `x,${'3'.repeat(30_000)}`, ''].join(end)
		await expect(linesOf(Buffer.from(long))).rejects.toThrow(
			/From line 8 on .* longer than 20,000 characters/,
		)
	},
)
