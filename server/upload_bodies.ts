import type { AuthServices } from '#app/office/sign_in/auth.server.ts'
import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { pictureLimits } from '#app/pictures/decode.server.ts'
import { boundaryOf, formStart } from '#platform/forms/form_start.server.ts'
import { readSession } from '#app/office/sign_in/session.server.ts'
import type { AppEnv } from './app_env.ts'

/** The paths that accept photos of visitors. */
const photoPaths = withData(['/service-request'])
/** The paths that accept pictures of the office. */
export const picturePaths = withData(['/admin/pictures', '/admin/make-it-yours/logo'])
/** Paths whose uploads are parsed as they arrive; the parsers enforce the limits. */
export const streamedPaths = [
	...photoPaths,
	...withData(['/admin/streets/import', '/admin/drive', '/admin/drive/marks']),
]

const longPaths = new Set([...picturePaths, ...streamedPaths])

/** Adds the path to which scripts send the form of each page. */
function withData(paths: readonly string[]): readonly string[] {
	return paths.flatMap((path) => [path, `${path}.data`])
}

/** Reports whether this URL accepts files, which may take long to arrive. */
export function mayTakeLong(url: string): boolean {
	return longPaths.has(url.replace(/\?.*$/s, ''))
}

/**
 * The largest picture with its fields and multipart boundaries, and room for more, so that the picture's own size check reports the excess.
 */
const bufferedForStaff = pictureLimits.bytes + 64 * 1024
/** Enough for the fields, which come before the file, so that typed values can be shown again even after the session has ended. */
const bufferedForVisitors = 16 * 1024

/**
 * Buffers an upload up to a limit and cuts the body off there, so that the form's own validation reports the problem on its page. Without a
 * session only the fields are buffered.
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

/**
 * Passes forms with files through, to be parsed as they arrive by parsers that enforce the limits; other forms on the path go to
 * `forOtherForms`.
 */
export function streamedBody(forOtherForms: MiddlewareHandler<AppEnv>) {
	return createMiddleware<AppEnv>((c, next) =>
		boundaryOf(c.req.raw.headers) ? next() : forOtherForms(c, next),
	)
}
