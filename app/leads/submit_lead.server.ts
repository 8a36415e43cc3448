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
/** What is stored of the page a form stood on, or how that follows from the checked values of its fields. */
export type OfPage<PageColumn extends string> =
	PageValues<PageColumn> | { ofPage(asked: LeadValues): PageValues<PageColumn> }

/** What a form plans by itself, in the words of its receipt, written with the request. */
interface PlannedByForm {
	words: string
	write(trx: Transaction<Database>, leadId: string): Promise<void>
}
/** Decides that by what was asked; null for nothing. */
export type PlanOfForm = (
	form: LeadForm,
	contact: LeadContact,
	asked: LeadValues,
	now: Date,
) => Promise<PlannedByForm | null>

/** What comes with some forms: photos, why they could not be read, and what the form plans by itself. */
interface SentBesides extends Partial<Pick<SentForm, 'photos' | 'photoError'>> {
	plan?: PlanOfForm | undefined
}

/** Who sent a form, and what is stored of the page it stood on. */
export type FormSender<PageColumn extends string> = Sender & OfPage<PageColumn>

/**
 * Takes a request that came by a form (decision D13): `ok` means that it is on disk with its consent record and mails. A repeat and what
 * looks like spam, which is set aside, are answered like any other. A photo that cannot be taken is an error of its field, and nothing is
 * stored; where we fail to store one, the request is taken without it, and the customer and the office are told.
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
	// Of a kind that has no photos they are left aside.
	const isTaking = field !== null && checked.value[field] !== null
	const taken = isTaking ? await takeSent(services, sentPhotos, photoError) : noPhotos
	if (!taken.ok) return refusedFor(field, taken.message, values)
	const { smsConsent, ...asked } = checked.value
	const isGranted = smsConsent === true
	const page: PageValues<PageColumn> = 'ofPage' in sender ? sender.ofPage(asked) : sender
	const ofPage = Object.fromEntries(pageColumns.map((column) => [column, page[column]]))
	const lostPhotos = taken.lost > 0 ? { lost: taken.lost, sent: sentPhotos.length } : null
	const kept = isTaking ? { [field]: taken.photos.length || null } : {}
	const columns = { ...asked, ...kept, ...ofPage }
	const contact = definition.contactOf(asked)
	const spam = spamReason(asked, Boolean(entries.get(honeypotField)))
	// A day that cannot be told costs no request.
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
			besides: isTaking ? { photoHashes: sentPhotos.map(({ sha256 }) => sha256) } : {},
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
	// A repeat has its photos already. Where the store failed, it may have written the lead: a sweep deletes photos of none.
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
