import { PassThrough, Readable, Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import busboy from '@fastify/busboy'
import { readForm } from '#platform/forms/read_form.server.ts'
import { countWithin } from '#platform/limits/count_hits.server.ts'
import type { RateLimit } from '#platform/limits/rate_limit.ts'
import { storable } from '#platform/text/storable.ts'
import { type OfficeRequest, type Refused, refused } from '../../kernel/screens/commands.server.ts'
import { UnreadableFile } from './file_start.server.ts'
import { streetFileLimits } from './limits.ts'

/** A file being received. */
export interface ReceivedFile {
	/** The file name sent by the browser, without a folder. */
	name: string
	content: AsyncIterable<Uint8Array>
	/** Whether the file exceeds the limit; the rest is not read. */
	isCut(): boolean
}

/**
 * Handles a form's file within a size limit, and adds the fields before it to `fields`; an `UnreadableFile` becomes a refusal
 * with its message.
 */
export async function takeFile<Result>(
	{ services, staff, now, request }: OfficeRequest,
	fields: Map<string, string>,
	limit: RateLimit,
	take: (file: ReceivedFile) => Promise<Result>,
): Promise<{ ok: true; taken: Result } | Refused> {
	try {
		const received = await receiveFile(request, fields, async (file) => {
			if (await countWithin(services.store.db, limit, staff.id, now))
				return { ok: true as const, taken: await take(file) }
			return refused(429, 'That is a lot of files at once. Wait ten minutes, please.')
		})
		return received ?? refused(422, 'Choose a file first.')
	} catch (error) {
		if (error instanceof UnreadableFile) return refused(422, error.message)
		throw error
	}
}

/**
 * Streams a form's file to `take`, after adding the fields before it, and resolves to its result; null without a file. The rest of the
 * body is read and discarded, since browsers read no response before they have sent everything.
 */
async function receiveFile<Result>(
	request: Request,
	fields: Map<string, string>,
	take: (file: ReceivedFile) => Promise<Result>,
): Promise<Result | null> {
	const type = request.headers.get('content-type') ?? ''
	// A form that is sent again after its answer was lost has no file any more.
	if (!request.body || !/^multipart\/form-data\s*;/i.test(type)) {
		for (const [name, value] of (await readForm(request)) ?? []) fields.set(name, String(value))
		return null
	}
	let taken: Promise<Result> | null = null
	const content = new PassThrough().on('error', () => undefined)
	const form = busboy({
		headers: { 'content-type': type },
		limits: { files: 1, fields: 10, fieldSize: 1000, fileSize: streetFileLimits.bytes },
	})
	form.on('field', (name, value) => fields.set(storable(name), storable(value)))
	form.on('file', (_field, stream, name) => {
		stream.on('error', () => undefined)
		const isNamed = name !== undefined && name !== ''
		if (isNamed && !taken) {
			stream.pipe(content)
			taken = take({ name: lastPart(name), content, isCut: () => stream.truncated })
			// If `take` stops reading early, discard the rest, or the form would never end.
			const discardRest = () => stream.unpipe(content).resume()
			taken.then(discardRest, discardRest)
		} else stream.resume()
	})
	// `finished` reports the first error; there may be more.
	form.on('error', () => undefined)
	const body = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0])
	// Propagate an aborted body to the form and a broken form to the file, or its reader would wait forever.
	body.on('error', (error) => form.destroy(error))
	body.pipe(form as unknown as Writable)
	try {
		await finished(form as unknown as Writable)
	} catch {
		// Rejects the reading in `take`, which reports the problem.
		content.destroy(new Error('the file did not come to its end'))
		body.resume()
		if (!taken) return null
	}
	return taken
}

function lastPart(name: string): string {
	return (name.split(/[/\\]/).at(-1) ?? '').replace(/\p{C}/gu, '').trim()
}
