import { areaNamed, type NamedAreas } from '#app/content/area_names.ts'
import { readableValue } from '#app/leads/readable_value.server.ts'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { readLeadValues } from '#app/leads/lead_table.server.ts'
import { readPhotos } from '#app/leads/photos/photo_rows.server.ts'
import { photoField } from '#app/leads/photos/sent_photos.ts'
import type { Store } from '#db/store.server.ts'
import { mailJobs } from '#platform/mail/mail_jobs.ts'
import type { LeadKey } from '#app/leads/change_lead.server.ts'
import { readWorkAndStops } from './work_and_stops.server.ts'

/** A field of the form as the visitor filled it in; if `isLong`, it may have several lines. */
export interface FilledField {
	label: string
	value: string
	isLong?: boolean
}

/** A lead with everything stored about it. */
export type LeadRecord = NonNullable<Awaited<ReturnType<typeof readLead>>>

/** A mail about a lead; its attempts and error are null once it was sent. */
export type LeadMailState = LeadRecord['mails'][number]

/** Reads a lead with everything that belongs to it, its latest events first; null if there is none. */
export async function readLead({ db }: Pick<Store, 'db'>, lead: LeadKey) {
	const read = await readWorkAndStops(db, lead)
	if (!read) return null
	const mails = await db
		.selectFrom('outbox')
		.leftJoin('jobs', (join) =>
			join.onRef('jobs.subject_id', '=', 'outbox.id').on('jobs.kind', '=', mailJobs.name),
		)
		.select(['outbox.id', 'outbox.kind', 'to_address', 'subject', 'body', 'sent_at', 'outbox.created_at'])
		.select(['jobs.attempts', 'jobs.last_error'])
		.where('form', '=', lead.form)
		.where('lead_id', '=', lead.leadId)
		.orderBy('outbox.kind', 'desc')
		.orderBy('id')
		.execute()
	const events = await db
		.selectFrom('lead_events')
		.selectAll()
		.where('lead_id', '=', lead.leadId)
		.orderBy('created_at', 'desc')
		.orderBy('version', (version) => version.desc().nullsLast())
		.orderBy('id')
		.limit(200)
		.execute()
	const definition = leadDefinitions[lead.form]
	const values = await readLeadValues(db, definition, lead.leadId)
	const photos = await readPhotos(db, lead.leadId)
	// Photos are deleted after the retention time; their number is kept.
	const sentPhotos = Number(values[photoField(definition.form) ?? ''] ?? 0)
	return { ...read, values, photos, sentPhotos, mails, events }
}

/** The form's fields without name, e-mail and phone, which are shown separately; the message comes last. */
export function filledFields({ work, values }: LeadRecord, content: NamedAreas): FilledField[] {
	const definition = leadDefinitions[work.form]
	const named = areaNamed(content)
	const { columns, contactColumns, message } = definition
	const { name, email, phone } = contactColumns
	return [...columns]
		.filter(([column]) => ![name, email, phone].includes(column))
		.map(([column, { label }]) => ({
			label,
			value: readableValue(definition, column, values[column], named),
			isLong: column === message,
		}))
		.filter(({ value }) => value !== '')
}
