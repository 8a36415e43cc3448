import type { Transaction } from 'kysely'
import type { LeadForm } from '#db/lead_rows.ts'
import type { Database } from '#db/schema.ts'
import { areaNamed } from '#app/content/area_names.ts'
import { recordEvent, theSite } from './change_lead.server.ts'
import { checkLead } from './check_lead.ts'
import { consentWording, isConsentAsked } from './consent.ts'
import type { LeadContact } from './lead_contact.ts'
import type { LeadDefinition, LeadValues } from './lead_definition.ts'
import { leadMails } from './lead_mails.server.ts'
import { honeypotField, idempotencyField, type LeadResult, pricesField } from './lead_result.ts'
import { type LeadServices, recordLead, type Sender } from './record_lead.server.ts'
import { lostPhotosEvent } from './photos/lost_photos.server.ts'
import { insertPhotos } from './photos/photo_rows.server.ts'
import { photoField } from './photos/sent_photos.ts'
import { removePhotoFiles, type Taken, takePhotos } from './photos/take_photos.server.ts'
import type { SentForm } from './read_lead_form.server.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { spamReason } from './spam_reason.ts'
import { readClientKey } from './submission_key.server.ts'

type PageValues<PageColumn extends string> = Record<PageColumn, string | number | null>
/** What is stored about a form's page, or a function that derives it from the checked values. */
export type OfPage<PageColumn extends string> =
	PageValues<PageColumn> | { pageValues(values: LeadValues): PageValues<PageColumn> }

/** What a form schedules by itself, in the words of its receipt; `write` runs in the request's transaction. */
interface PlannedByForm {
	words: string
	write(trx: Transaction<Database>, leadId: string): Promise<void>
}
/** Decides what to schedule for a request; null for nothing. */
export type PlanOfForm = (
	form: LeadForm,
	contact: LeadContact,
	values: LeadValues,
	now: Date,
) => Promise<PlannedByForm | null>

/** What some forms add: photos, why these could not be read, and what the form schedules by itself. */
interface SentBesides extends Partial<Pick<SentForm, 'photos' | 'photoError'>> {
	plan?: PlanOfForm | undefined
}

/** Who sent a form, and what is stored about its page. */
export type FormSender<PageColumn extends string> = Sender & OfPage<PageColumn>

/**
 * Takes a request submitted through a form (decision D13): `ok` means that it is on disk with its consent record and mails.
 * Repeats, and suspected spam, which is set aside, get the same result. An invalid photo is a field error, and nothing is
 * stored; if we fail to store a valid one, the request is taken without it, and customer and office are told.
 */
export async function submitLead<PageColumn extends string>(
	definition: LeadDefinition<PageColumn>,
	services: LeadServices,
	entries: FormData | URLSearchParams,
	sender: FormSender<PageColumn>,
	now: Date,
	{ photos: sentPhotos = [], photoError = null, plan }: SentBesides = {},
): Promise<LeadResult> {
	const { form, pageColumns, shown } = definition
	const { facts } = services.content.current
	const checked = checkLead(form, entries, facts, sentPhotos, now)
	if (!checked.ok) return checked
	const { values } = checked
	if (shown && (entries.get(pricesField) ?? '') !== shown.prices(facts))
		return { ...refusedFor(shown.field, pricesChanged, values), isOutdated: true }
	const field = photoField(form)
	// Photos are ignored for a kind of request that has none.
	const isTaking = field !== null && checked.value[field] !== null
	const taken = isTaking ? await takeSent(services, sentPhotos, photoError) : noPhotos
	if (!taken.ok) return refusedFor(field, taken.message, values)
	const { smsConsent, ...fieldValues } = checked.value
	const isGranted = smsConsent === true
	const page: PageValues<PageColumn> = 'pageValues' in sender ? sender.pageValues(fieldValues) : sender
	const valuesOfPage = Object.fromEntries(pageColumns.map((column) => [column, page[column]]))
	const lostPhotos = taken.lost > 0 ? { lost: taken.lost, sent: sentPhotos.length } : null
	const photoCount = isTaking ? { [field]: taken.photos.length || null } : {}
	const columns = { ...fieldValues, ...photoCount, ...valuesOfPage }
	const contact = definition.contactOf(fieldValues)
	const spam = spamReason(fieldValues, Boolean(entries.get(honeypotField)))
	// Failing to determine a day must not cost the request.
	const planned = await (spam === null ? plan?.(form.name, contact, columns, now) : undefined)?.catch(
		(error: unknown) => {
			services.log.error({ requestId: sender.requestId, error: String(error) }, 'stop not planned')
			return null
		},
	)
	let isWritten = false
	const recorded = await recordLead(
		services,
		{
			definition,
			columns,
			smsConsent: isGranted,
			furtherValues: isTaking ? { photoHashes: sentPhotos.map(({ sha256 }) => sha256) } : {},
			clientKey: readClientKey(entries.get(idempotencyField)),
			facts,
			consent: isConsentAsked(form, facts) ? { isGranted, wording: consentWording(facts) } : null,
			takenBy: null,
			contact,
			spam,
			async writeMore(trx, stored) {
				await insertPhotos(trx, stored, taken.photos)
				await planned?.write(trx, stored.id)
				const key = { form: form.name, leadId: stored.id }
				if (lostPhotos !== null)
					await recordEvent(trx, theSite, { ...lostPhotosEvent(lostPhotos), lead: key }, now)
				isWritten = true
			},
			mails: (mailed) =>
				leadMails({
					...mailed,
					lostPhotos,
					planned: plan && (planned?.words ?? null),
					areaNamed: areaNamed(services.content.current),
				}),
		},
		sender,
		now,
	)
	// A repeat already has its photos. If the store failed, the lead may still have been written, so its photos
	// are left to the sweep.
	const isUnused = !isWritten && (recorded.ok || recorded.reason === 'too-many')
	if (isUnused) await removePhotoFiles(services, taken.photos)
	return recorded.ok ? recorded : { ...recorded, errors: [], values }
}

const noPhotos = { ok: true, photos: [], lost: 0 } as const

function takeSent(
	services: LeadServices,
	photos: SentForm['photos'],
	photoError: SentForm['photoError'],
): Promise<Taken> {
	return photoError === null
		? takePhotos(services, photos)
		: Promise.resolve({ ok: false, isBusy: false, message: photoError })
}

const pricesChanged =
	'Our prices changed while you were filling in the form. Please look at the new ones and send it again.'

function refusedFor(field: string | null, message: string, values: FormValues) {
	const errors = field === null ? [] : [{ field, message }]
	return { ok: false, reason: 'invalid', errors, values } as const
}
