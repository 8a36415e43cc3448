/** Up to this size the rest of a body is read and discarded, because browsers read no response before they have sent everything. */
const maxBytes = 64 * 1024 * 1024

/** The boundary of a multipart form; undefined for any other body. */
export function boundaryOf(headers: Headers): string | undefined {
	return /^multipart\/form-data;.*boundary="?([^";]+)/i.exec(headers.get('content-type') ?? '')?.[1]
}

/**
 * Cuts a multipart form off after its first `most` bytes, so that no file is held in memory whole; null if the body is longer than
 * `maxBytes`. Any other request is returned unchanged.
 */
export async function formStart(request: Request, most: number): Promise<Request | null> {
	const { url, method, signal, headers, body } = request
	const boundary = boundaryOf(headers)
	if (!body || !boundary) return request
	const start = await readStart(body, most)
	if (start === null) return null
	const ending = start.isWhole ? [] : [Buffer.from(`\r\n--${boundary}--\r\n`)]
	const fresh = new Headers(headers)
	fresh.delete('content-length')
	fresh.delete('transfer-encoding')
	return new Request(url, {
		method,
		headers: fresh,
		body: Buffer.concat([...start.parts, ...ending]),
		signal,
	})
}

/** The first `most` bytes of a body, and whether that is the whole body; null if it is longer than `maxBytes`. */
async function readStart(
	body: ReadableStream<Uint8Array>,
	most: number,
): Promise<{ parts: Uint8Array[]; isWhole: boolean } | null> {
	const parts: Uint8Array[] = []
	let read = 0
	for await (const part of body) {
		if (read < most) parts.push(part.subarray(0, most - read))
		read += part.length
		if (read > maxBytes) return null
	}
	return { parts, isWhole: read <= most }
}
