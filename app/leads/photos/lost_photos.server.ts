import type { Kysely } from 'kysely'
import { counted } from '#platform/text/counted.ts'
import type { Database } from '#db/schema.ts'
import type { LeadEvent } from '../change_lead.server.ts'

/** How many of the photos that came with a request could not be kept, by a fault of ours. */
export interface LostPhotos {
	lost: number
	sent: number
}

/** What whoever sent them is told. */
export function lostPhotosSentence({ lost, sent }: LostPhotos): string {
	const which =
		lost < sent ? `${lost} of your ${sent} photos` : lost === 1 ? 'your photo' : `your ${lost} photos`
	const them = lost === 1 ? 'it' : 'them'
	return `We could not keep ${which}: that is our fault. We do have your request; please send ${them} by email, or have ${them} ready when you hear from us.`
}

/** What the office is told, after “The site”. */
export function lostPhotosForOffice(lost: number): string {
	return `${counted(lost, 'photo')} that came with it: please ask for ${lost === 1 ? 'it' : 'them'} again`
}

/** The line of a request's history that says so. */
export function lostPhotosEvent({ lost, sent }: LostPhotos): LeadEvent {
	return { kind: 'photos-lost', from: String(sent), to: String(lost) }
}

/** What was lost of a request's photos; null where nothing was. */
export async function readLostPhotos(db: Kysely<Database>, leadId: string): Promise<LostPhotos | null> {
	const event = await db
		.selectFrom('lead_events')
		.select(['from_value', 'to_value'])
		.where('lead_id', '=', leadId)
		.where('kind', '=', 'photos-lost')
		.executeTakeFirst()
	return event ? { lost: Number(event.to_value), sent: Number(event.from_value) } : null
}
