import { expect, test } from 'vitest'
import { csvFile } from './csv_file.ts'

async function* lines() {
	yield '"Name"\r\n'
	yield '"José"\r\n'
}

test('a file begins with one UTF-8 byte order mark and has its name', async () => {
	const file = csvFile('names.csv', lines())
	expect(file.headers.get('content-disposition')).toBe('attachment; filename="names.csv"')
	const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())
	expect(text).toBe('\uFEFF"Name"\r\n"José"\r\n')
})
