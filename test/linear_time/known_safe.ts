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
 * A cache, in `safe_patterns.json`, of the patterns that the checker has found safe, by source and flags: checking all takes
 * most of a minute. It is empty for another version of the checker.
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

	/** Writes the file if there are new patterns, to be committed with them. */
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
