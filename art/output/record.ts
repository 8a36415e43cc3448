import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * What has been drawn: the SHA-256 of every scene's SVG as the committed rasters were made from it. It spares
 * unchanged pictures the slow encoders, and lets a test prove that the pictures are the generator's.
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
