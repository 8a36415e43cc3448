import { sha256 } from './manifest.ts'

export type Row = Record<string, unknown>

export interface RowSum {
	rows: number
	/** The same for the same rows in any order. */
	sha256: string
}

const lineFeed = 0x0a

/**
 * The lines of an archive's table. They end at a line feed alone, which JSON escapes: other programs' line ends, such as U+2028, may stand
 * inside a value.
 */
export async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
	let begun: Buffer[] = []
	for await (const chunk of bytes) {
		let start = 0
		for (let end = chunk.indexOf(lineFeed); end !== -1; end = chunk.indexOf(lineFeed, start)) {
			yield Buffer.concat([...begun, chunk.subarray(start, end)])
			begun = []
			start = end + 1
		}
		if (start < chunk.length) begun.push(chunk.subarray(start))
	}
	if (begun.length > 0) yield Buffer.concat(begun)
}

/** Columns sorted by name: the two stores may return them in different orders. */
export function lineOf(row: Row): Buffer {
	const columns = Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))
	return Buffer.from(JSON.stringify(Object.fromEntries(columns)))
}

/** Counts and hashes lines one by one. The format sorts the lines' hashes, so it keeps those: less than 100 bytes a row. */
export class LineSum {
	readonly #hashes: string[] = []

	add(line: Buffer): void {
		this.#hashes.push(sha256(line))
	}

	sum(): RowSum {
		return { rows: this.#hashes.length, sha256: sha256(this.#hashes.toSorted().join('')) }
	}
}
