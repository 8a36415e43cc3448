import { storableJson } from '#platform/text/storable.ts'

/** Parses a request's JSON body and makes its texts storable; undefined if it is not JSON. */
export async function readJson(request: Request): Promise<unknown> {
	try {
		return storableJson(await request.json())
	} catch {
		return undefined
	}
}
