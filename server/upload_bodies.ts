import type { AuthServices } from '#app/office/sign_in/auth.server.ts'
import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { pictureLimits } from '#app/pictures/decode.server.ts'
import { readSession } from '#app/office/sign_in/session.server.ts'
import type { AppEnv } from './app_env.ts'

/** The paths that accept uploads: of visitors, as a document's form and as a script sends it, and of the office. */
export const photoPaths: readonly string[] = ['/service-request', '/service-request.data']
export const picturePaths: readonly string[] = ['/admin/pictures', '/admin/make-it-yours/logo']
/** Those of staff that are read while they arrive, by readers that have the limits. */
export const streamedPaths: readonly string[] = [
	'/admin/streets/import',
	'/admin/drive',
	'/admin/drive/marks',
]

const longPaths = new Set([...photoPaths, ...picturePaths, ...streamedPaths])

/** Whether files are sent to this address, which may take long. */
export function mayTakeLong(url: string): boolean {
	return longPaths.has(url.replace(/\?.*$/s, ''))
}

/**
 * The largest picture with its fields and multipart boundaries, and one byte more, so that the picture's own size
 * check reports the excess.
 */
const bufferedForStaff = pictureLimits.bytes + 64 * 1024
/** The fields come before the file, so that what was typed can be shown again even to someone who was signed out. */
const bufferedForVisitors = 16 * 1024
/** The rest is discarded up to this size, because browsers read no response before they have sent everything. */
const maxBytes = 64 * 1024 * 1024

/**
 * Buffers an upload up to a limit and ends the body there, so that the form's own validation reports the problem on
 * its page. Without a session only the fields are buffered.
 */
export function pictureBody(services: AuthServices, forOtherForms: MiddlewareHandler<AppEnv>) {
	return bufferedBody(services, forOtherForms, { forStaff: bufferedForStaff, what: 'a picture' })
}

/** The same for a file of streets and for drivers' marks, which are streamed for staff: their readers enforce the limits. */
export function streamedBody(services: AuthServices, forOtherForms: MiddlewareHandler<AppEnv>) {
	return bufferedBody(services, forOtherForms, { forStaff: null, what: 'a form' })
}

/** `forStaff` is how much is buffered with a session; null for nothing. */
function bufferedBody(
	services: AuthServices,
	forOtherForms: MiddlewareHandler<AppEnv>,
	{ forStaff, what }: { forStaff: number | null; what: string },
) {
	return createMiddleware<AppEnv>(async (c, next) => {
		const { body, headers } = c.req.raw
		const boundary = boundaryOf(headers)
		if (!body || !boundary) return forOtherForms(c, next)
		const { session } = await readSession(services, c.req.raw)
		const most = session ? forStaff : bufferedForVisitors
		if (most !== null && !(await bufferStart(c, body, boundary, most)))
			return c.text(`That is far more than ${what}. Nothing was saved.\n`, 413)
		await next()
	})
}

/** Forms with photos are read while they arrive, by a reader that has the limits; the path's other forms have their own. */
export function photoBody(forOtherForms: MiddlewareHandler<AppEnv>) {
	return createMiddleware<AppEnv>((c, next) =>
		boundaryOf(c.req.raw.headers) ? next() : forOtherForms(c, next),
	)
}

function boundaryOf(headers: Headers): string | undefined {
	return /^multipart\/form-data;.*boundary="?([^";]+)/i.exec(headers.get('content-type') ?? '')?.[1]
}

/** Replaces the body by its first `most` bytes, ended as a form; false if it is longer than `maxBytes`. */
async function bufferStart(
	c: Context<AppEnv>,
	body: ReadableStream<Uint8Array>,
	boundary: string,
	most: number,
): Promise<boolean> {
	const start = await readStart(body, most)
	if (start === null) return false
	const ending = start.isWhole ? [] : [Buffer.from(`\r\n--${boundary}--\r\n`)]
	const { url, method, signal, headers } = c.req.raw
	const fresh = new Headers(headers)
	fresh.delete('content-length')
	fresh.delete('transfer-encoding')
	const whole = Buffer.concat([...start.parts, ...ending])
	c.req.raw = new Request(url, { method, headers: fresh, body: whole, signal })
	return true
}

/** The first `most` bytes of a body, and whether that is all of it; null if it is longer than `maxBytes`. */
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
