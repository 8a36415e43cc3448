import type { AuthServices } from '#app/office/sign_in/auth.server.ts'
import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { pictureLimits } from '#app/pictures/decode.server.ts'
import { boundaryOf, formStart } from '#platform/forms/form_start.server.ts'
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

/**
 * Buffers an upload up to a limit and ends the body there, so that the form's own validation reports the problem on
 * its page. Without a session only the fields are buffered.
 */
export function pictureBody(services: AuthServices, forOtherForms: MiddlewareHandler<AppEnv>) {
	return createMiddleware<AppEnv>(async (c, next) => {
		if (!boundaryOf(c.req.raw.headers)) return forOtherForms(c, next)
		const { session } = await readSession(services, c.req.raw)
		const start = await formStart(c.req.raw, session ? bufferedForStaff : bufferedForVisitors)
		if (!start) return c.text('That is far more than a picture. Nothing was saved.\n', 413)
		c.req.raw = start
		await next()
	})
}

/** Forms with files are read while they arrive, by readers that have the limits; the path's other forms have their own. */
export function streamedBody(forOtherForms: MiddlewareHandler<AppEnv>) {
	return createMiddleware<AppEnv>((c, next) =>
		boundaryOf(c.req.raw.headers) ? next() : forOtherForms(c, next),
	)
}
