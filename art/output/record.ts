import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * The SHA-256 of every scene's SVG that the committed rasters were made from. Unchanged pictures skip the slow
 * encoders, and a test can check that the pictures are the generator's.
 */
type DrawingRecord = Record<string, string>

const file = new URL('./record.json', import.meta.url)

export const readRecord = (): DrawingRecord =>
	existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DrawingRecord) : {}

export const writeRecord = (record: DrawingRecord): void => {
	const sorted = Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))
	writeFileSync(file, `${JSON.stringify(sorted, null, '\t')}\n`)
}

export const fingerprint = (...parts: string[]): string =>
	createHash('sha256').update(parts.join('\n')).digest('hex')
