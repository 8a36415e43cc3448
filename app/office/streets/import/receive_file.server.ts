import { Readable, Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import busboy from '@fastify/busboy'
import { streetFileLimits } from './limits.ts'

/** A file while it arrives. */
export interface ReceivedFile {
	/** As the browser calls it; without a folder. */
	name: string
	content: AsyncIterable<Uint8Array>
	/** Whether the file went on after the most that is read of it. */
	isCut(): boolean
}

/**
 * Hands a form's file on while it arrives, with the fields before it, and resolves to what `take` made of it; null where
 * there is no file. The rest of a body is read and dropped, since browsers listen only after they have sent all.
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
		// A body that is no form, or ended early: what was taken of it says so by itself.
		body.resume()
		if (!taken) return null
	}
	return taken
}

function lastPart(name: string): string {
	return (name.split(/[/\\]/).at(-1) ?? '').replace(/\p{C}/gu, '').trim()
}
