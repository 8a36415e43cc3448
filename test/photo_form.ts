import { serviceEntries } from './service_entries.ts'

/** A photo as a browser sends it. */
export interface ChosenPhoto {
	name: string
	bytes: Uint8Array
}

/** A service request with photos, as a browser sends it. */
export function photoForm(photos: readonly ChosenPhoto[], changes: Record<string, string> = {}): FormData {
	const form = new FormData()
	for (const [name, value] of serviceEntries(changes)) form.append(name, value)
	for (const { name, bytes } of photos) form.append('photos', new File([Buffer.from(bytes)], name))
	return form
}

/** Sends a service request as a browser without scripts, not following redirects. `address` is the forwarded address. */
export function sendPhotos(
	url: string,
	photos: readonly ChosenPhoto[],
	{ changes = {}, address }: { changes?: Record<string, string>; address?: string } = {},
): Promise<Response> {
	return fetch(`${url}/service-request?kind=${changes.kind ?? 'broken-cart'}`, {
		method: 'POST',
		body: photoForm(photos, changes),
		headers: address === undefined ? {} : { 'x-forwarded-for': address },
		redirect: 'manual',
	})
}
