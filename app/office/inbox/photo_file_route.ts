import { Readable } from 'node:stream'
import { servicesContext } from '#app/context.server.ts'
import { photoName, photoSizes } from '#app/leads/photos/photo_name.ts'
import { readPhotos } from '#app/leads/photos/photo_rows.server.ts'
import { closedPolicy, fileHeaders } from '#platform/http/headers.ts'
import type { Route } from './+types/photo_file_route.ts'
import { leadKey } from '../requests/lead_key.server.ts'

/** A file of a lead's photo, for staff alone: nothing stores it on the way, and nothing in it runs. */
export async function loader({ context, params }: Route.LoaderArgs) {
	const { store, storage, log } = context.get(servicesContext)
	const size = photoSizes.find((one) => one === params.size)
	const photos = await readPhotos(store.db, leadKey(params).leadId)
	const photo = photos.find(({ position }) => `${position}` === params.position)
	if (size === undefined || photo === undefined) return sentence('There is no such photo.', 404)
	const name = photoName(photo.id, size)
	try {
		const file = await storage.open(name)
		if (file === null) return sentence('There is no such photo.', 404)
		return new Response(Readable.toWeb(await file.stream()) as ReadableStream<Uint8Array>, {
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
