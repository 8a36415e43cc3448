import type { Kysely } from 'kysely'
import { counted } from '#platform/text/counted.ts'
import type { Database } from '#db/schema.ts'
import type { LeadEvent } from '../change_lead.server.ts'

/** How many of a request's photos could not be stored, through a fault of ours. */
export interface LostPhotos {
	lost: number
	sent: number
}

/** The sentence for the customer. */
export function lostPhotosSentence({ lost, sent }: LostPhotos): string {
	const which =
		lost < sent ? `${lost} of your ${sent} photos` : lost === 1 ? 'your photo' : `your ${lost} photos`
	const them = lost === 1 ? 'it' : 'them'
	return `We could not keep ${which}: that is our fault. We do have your request; please send ${them} by email, or have ${them} ready when you hear from us.`
}

/** The text for the office, after "The site". */
export function lostPhotosForOffice(lost: number): string {
	return `${counted(lost, 'photo')} that came with it: please ask for ${lost === 1 ? 'it' : 'them'} again`
}

/** The entry in the request's history. */
export function lostPhotosEvent({ lost, sent }: LostPhotos): LeadEvent {
	return { kind: 'photos-lost', from: String(sent), to: String(lost) }
}

/** How many of a request's photos were lost; null if none. */
export async function readLostPhotos(db: Kysely<Database>, leadId: string): Promise<LostPhotos | null> {
	const event = await db
		.selectFrom('lead_events')
		.select(['from_value', 'to_value'])
		.where('lead_id', '=', leadId)
		.where('kind', '=', 'photos-lost')
		.executeTakeFirst()
	return event ? { lost: Number(event.to_value), sent: Number(event.from_value) } : null
}
