import type { Services } from '#app/services.server.ts'
import { photoName, photoSizes } from '#app/leads/photos/photo_name.ts'
import { closedPolicy, fileHeaders } from '#platform/http/headers.ts'
import { oneOf } from '#platform/forms/one_of.ts'
import { webStream } from '#platform/http/web_stream.ts'

/** Responds with a photo's file, for staff only: it may not be cached, and nothing in it may execute. 404 if `id` is undefined. */
export async function photoFile(
	{ storage, log }: Pick<Services, 'storage' | 'log'>,
	id: string | undefined,
	requestedSize: string,
): Promise<Response> {
	const size = oneOf(photoSizes, requestedSize)
	if (size === null || id === undefined) return sentence('There is no such photo.', 404)
	const name = photoName(id, size)
	try {
		const file = await storage.open(name)
		const contents = await file?.stream()
		if (!file || !contents) return sentence('There is no such photo.', 404)
		return new Response(webStream(contents), {
			headers: {
				...fileHeaders,
				'content-type': 'image/webp',
				'content-length': String(file.size),
				'content-security-policy': `${closedPolicy}; sandbox`,
				'cache-control': 'private, no-store',
			},
		})
	} catch (error) {
		log.warn({ name, error: String(error) }, 'picture storage does not answer')
		return sentence('The photo cannot be shown just now.', 503)
	}
}

function sentence(text: string, status: number): Response {
	return new Response(`${text}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
