/** Tells Excel that the file is UTF-8. */
const byteOrderMark = '\uFEFF'

/** Returns a response that browsers save as a file with this name. */
export function csvFile(name: string, pieces: AsyncGenerator<string, void, void>): Response {
	return new Response(streamOf(marked(pieces)), {
		headers: {
			'content-type': 'text/csv; charset=utf-8',
			'content-disposition': `attachment; filename="${name}"`,
		},
	})
}

async function* marked(pieces: AsyncGenerator<string, void, void>): AsyncGenerator<string, void, void> {
	yield byteOrderMark
	yield* pieces
}

/** Requests the next chunk only when the reader is ready for it. */
function streamOf(pieces: AsyncGenerator<string, void, void>): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder()
	return new ReadableStream({
		async pull(controller) {
			const { value, done } = await pieces.next()
			if (done) controller.close()
			else controller.enqueue(encoder.encode(value))
		},
		async cancel() {
			await pieces.return()
		},
	})
}
