import { storableJson } from '#platform/text/storable.ts'

/** A request's JSON with texts that can be stored; undefined if it is none. */
export async function readJson(request: Request): Promise<unknown> {
	try {
		return storableJson(await request.json())
	} catch {
		return undefined
	}
}
