import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { z } from 'zod'
import type { Pattern } from './find_patterns.ts'

const file = join(import.meta.dirname, 'safe_patterns.json')
const { version: checker } = z
	.object({ version: z.string() })
	.parse(createRequire(import.meta.url)('recheck/package.json'))
const schema = z.object({ checker: z.string(), safe: z.array(z.string()) })

/**
 * The patterns that this version of the checker has found safe, in `safe_patterns.json`: source and flags alone decide
 * that, and finding out about all of them takes most of a minute. Another version begins with none.
 */
export class KnownSafePatterns {
	readonly #safe = new Set(read())
	#hasNew = false

	has(pattern: Pattern): boolean {
		return this.#safe.has(nameOf(pattern))
	}

	add(pattern: Pattern): void {
		this.#safe.add(nameOf(pattern))
		this.#hasNew = true
	}

	/** Writes the file if it does not have all of them, for the commit that brings the new ones. */
	save(): void {
		if (!this.#hasNew) return
		const safe = [...this.#safe].toSorted()
		writeFileSync(file, `${JSON.stringify({ checker, safe }, null, '\t')}\n`)
	}
}

const nameOf = ({ source, flags }: Pattern) => `/${source}/${flags}`

function read(): string[] {
	const known = schema.parse(JSON.parse(readFileSync(file, 'utf8')))
	return known.checker === checker ? known.safe : []
}
