const lineFeed = 0x0a
const carriageReturn = 0x0d
/** Longer than any valid line; bounds the memory for text without line ends. */
const longestLine = 400_000

/**
 * Decodes a file of unknown encoding as a stream: UTF-8 or UTF-16 by the byte order mark, UTF-16 also by its zero bytes,
 * otherwise UTF-8, and Windows-1252 from the first line that is invalid UTF-8.
 */
export async function* decodeText(file: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, void> {
	let waiting = Buffer.alloc(0)
	let wide: TextDecoder | null = null
	let narrow = new TextDecoder('utf-8', { fatal: true })
	let isBegun = false
	const lines = (bytes: Buffer): string => {
		try {
			return narrow.decode(bytes)
		} catch {
			narrow = new TextDecoder('windows-1252')
			return narrow.decode(bytes)
		}
	}
	for await (const chunk of file) {
		if (wide) {
			yield wide.decode(chunk, { stream: true })
			continue
		}
		waiting = waiting.length === 0 ? Buffer.from(chunk) : Buffer.concat([waiting, chunk])
		if (!isBegun && waiting.length < 4) continue
		const encoding = isBegun ? null : wideEncodingOf(waiting)
		isBegun = true
		if (encoding) {
			wide = new TextDecoder(encoding)
			yield wide.decode(waiting, { stream: true })
			continue
		}
		// Whole lines only: in both encodings the byte of a line feed occurs in no other character.
		const lastEnd = Math.max(waiting.lastIndexOf(lineFeed), waiting.lastIndexOf(carriageReturn)) + 1
		const end = lastEnd === 0 && waiting.length > longestLine ? waiting.length : lastEnd
		if (end === 0) continue
		yield lines(waiting.subarray(0, end))
		waiting = waiting.subarray(end)
	}
	if (wide) yield wide.decode()
	else if (waiting.length > 0) yield lines(waiting)
}

function wideEncodingOf(start: Buffer): 'utf-16le' | 'utf-16be' | null {
	const [first = 0, second = 0, third = 0, fourth = 0] = start
	if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0 && third !== 0 && fourth === 0))
		return 'utf-16le'
	if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0 && third === 0 && fourth !== 0))
		return 'utf-16be'
	return null
}
