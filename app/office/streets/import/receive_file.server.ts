import { Readable, Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import busboy from '@fastify/busboy'
import { streetFileLimits } from './limits.ts'

/** A file while it arrives. */
export interface ReceivedFile {
	/** The name the browser sent, without its folder. */
	name: string
	content: AsyncIterable<Uint8Array>
	/** Whether the file is longer than the limit; the rest is not read. */
	isCut(): boolean
}

/**
 * Streams a form's file to `take`, with the fields that came before it, and resolves to its result; null when there is no
 * file. The rest of the body is read and discarded, since browsers read no response before they have sent everything.
 */
export async function receiveFile<Result>(
	request: Request,
	take: (file: ReceivedFile, fields: ReadonlyMap<string, string>) => Promise<Result>,
): Promise<Result | null> {
	const type = request.headers.get('content-type') ?? ''
	if (!request.body || !/^multipart\/form-data\s*;/i.test(type)) return null
	const fields = new Map<string, string>()
	let taken: Promise<Result> | null = null
	const form = busboy({
		headers: { 'content-type': type },
		limits: { files: 1, fields: 10, fieldSize: 1000, fileSize: streetFileLimits.bytes },
	})
	form.on('field', (name, value) => fields.set(name, value))
	form.on('file', (_field, stream, name) => {
		const isNamed = name !== undefined && name !== ''
		if (isNamed && !taken) {
			const content = stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>
			taken = take({ name: lastPart(name), content, isCut: () => stream.truncated }, fields)
			taken.then(
				() => stream.resume(),
				() => stream.resume(),
			)
		} else stream.resume()
	})
	const body = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0])
	body.pipe(form as unknown as Writable)
	try {
		await finished(form as unknown as Writable)
	} catch {
		// An invalid or aborted body: the result of `take` reports the problem.
		body.resume()
		if (!taken) return null
	}
	return taken
}

function lastPart(name: string): string {
	return (name.split(/[/\\]/).at(-1) ?? '').replace(/\p{C}/gu, '').trim()
}
