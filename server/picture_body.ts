import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Services } from '#app/context.server.ts'
import { pictureLimits } from '#app/pictures/encode.server.ts'
import { readSession } from '#app/office/sign_in/session.server.ts'
import type { AppEnv } from './app_env.ts'

/** The one address that takes pictures. */
export const picturesPath = '/admin/pictures'

/** A picture with its fields and the lines between them; a byte more than fits, so that the rule for pictures sees it. */
const bufferedForStaff = pictureLimits.bytes + 64 * 1024
/** The fields come before the file, so what was typed is kept even of an upload that nobody may send. */
const bufferedForVisitors = 16 * 1024
/** What comes after the kept part is read and thrown away up to here, since browsers read no answer before they have sent all. */
const maxBytes = 64 * 1024 * 1024

/**
 * Takes in an upload up to a cap and closes it there as if it had ended: the form's own check then says on its own page
 * what is wrong with it. Whoever is not signed in cannot make the server hold more than the fields.
 */
export function pictureBody(services: Services, forOtherForms: MiddlewareHandler<AppEnv>) {
	return createMiddleware<AppEnv>(async (c, next) => {
		const { body, headers } = c.req.raw
		const boundary = /^multipart\/form-data;.*boundary="?([^";]+)/i.exec(
			headers.get('content-type') ?? '',
		)?.[1]
		if (!body || !boundary) return forOtherForms(c, next)
		const { session } = await readSession(services, c.req.raw)
		const start = await readStart(body, session ? bufferedForStaff : bufferedForVisitors)
		if (start === null) return c.text('That is far more than a picture. Nothing was saved.\n', 413)
		const ending = start.isWhole ? [] : [Buffer.from(`\r\n--${boundary}--\r\n`)]
		const { url, method, signal } = c.req.raw
		const fresh = new Headers(headers)
		fresh.delete('content-length')
		fresh.delete('transfer-encoding')
		const whole = Buffer.concat([...start.parts, ...ending])
		c.req.raw = new Request(url, { method, headers: fresh, body: whole, signal })
		await next()
	})
}

/** The first bytes of a body; null when it is longer than anything honest. */
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
