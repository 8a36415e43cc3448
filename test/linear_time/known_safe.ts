import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { Pattern } from './find_patterns.ts'

const file = join(import.meta.dirname, '../../.cache/safe_patterns.json')
const { version: checker } = z
	.object({ version: z.string() })
	.parse(createRequire(import.meta.url)('recheck/package.json'))
const schema = z.object({ checker: z.literal(checker), safe: z.array(z.string()) })

/**
 * The patterns that this version of the checker has found safe on this machine: source and flags alone decide that, and
 * finding out takes most of a minute.
 */
export class KnownSafePatterns {
	readonly #safe: Set<string>

	constructor() {
		this.#safe = new Set(read())
	}

	has(pattern: Pattern): boolean {
		return this.#safe.has(nameOf(pattern))
	}

	add(pattern: Pattern): void {
		this.#safe.add(nameOf(pattern))
	}

	save(): void {
		mkdirSync(dirname(file), { recursive: true })
		writeFileSync(file, JSON.stringify({ checker, safe: [...this.#safe].toSorted() }))
	}
}

const nameOf = ({ source, flags }: Pattern) => `/${source}/${flags}`

/** Nothing where no run has ended yet, or the checker was another. */
function read(): string[] {
	try {
		return schema.parse(JSON.parse(readFileSync(file, 'utf8'))).safe
	} catch {
		return []
	}
}
