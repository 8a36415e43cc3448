import { sha256 } from './manifest.ts'

export type Row = Record<string, unknown>

export interface RowSum {
	rows: number
	/** A hash of the rows, independent of their order. */
	sha256: string
}

const lineFeed = 0x0a

/**
 * Splits an archive's table into lines at line feeds only, which JSON escapes: other line ends, such as U+2028, may occur inside a value.
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

/** A row as a line of JSON, with columns sorted by name, because the two stores may return them in different orders. */
export function lineOf(row: Row): Buffer {
	const columns = Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))
	return Buffer.from(JSON.stringify(Object.fromEntries(columns)))
}

/** Counts and hashes lines one by one. Keeps the hash of each line (less than 100 bytes a row), because the format sorts them. */
export class LineSum {
	readonly #hashes: string[] = []

	add(line: Buffer): void {
		this.#hashes.push(sha256(line))
	}

	sum(): RowSum {
		return { rows: this.#hashes.length, sha256: sha256(this.#hashes.toSorted().join('')) }
	}
}
