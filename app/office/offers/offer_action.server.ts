import { data, redirect } from 'react-router'
import type { Services } from '#app/context.server.ts'
import { leadPath } from '#app/leads/lead_path.ts'
import { type OfferWords, offerWords } from '#app/offers/offer_words.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { storeFailure } from '../content/store_failure.ts'
import { changesSince } from '../inbox/changes_since.server.ts'
import type { LeadKey } from '../inbox/lead_events.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { readOfferForm, type TypedOffer } from './read_offer_form.ts'
import { type OfferResult, sendOffer } from './send_offer.server.ts'
import { withdrawOffer } from './withdraw_offer.server.ts'

/** The form again: with what is wrong, or with the offer as its page will show it. */
export interface OfferFormReply {
	message: string | null
	/** What others did meanwhile. */
	events: { id: string; text: string }[]
	errors: FieldError[]
	typed: TypedOffer
	version: number
	preview: OfferWords | null
}

const refusals = {
	removed: 'Who asked was taken out on request, so there is nobody to mail. Nothing was sent.',
	'no-address': 'There is no mail address. Nothing was sent; please call instead.',
	'too-many':
		'You sent many mails within the hour, so this offer was not sent. It is still here; please wait a while.',
	changed:
		'Somebody was quicker while you were writing, so nothing was sent yet. Please read what they did, and send again if yours still holds.',
} as const

type OfferServices = Pick<Services, 'store' | 'content' | 'wakeMail' | 'log' | 'publicUrl'>

/** Shows an offer as its page will, or sends it and leads back to the request; or says why not, and keeps every word. */
export async function handleOfferForm(
	services: OfferServices,
	staff: Staff,
	lead: LeadKey,
	entries: FormData,
	now: Date,
) {
	const { store, content, log } = services
	const { typed, terms, errors } = readOfferForm(entries, now)
	const version = Number(entries.get('version')) || 0
	const reply = (status: number, said: Partial<OfferFormReply>) =>
		data<OfferFormReply>(
			{ message: null, events: [], errors: [], typed, version, preview: null, ...said },
			{ status },
		)
	if (terms === null) return reply(422, { errors })
	if (entries.get('intent') === 'preview')
		return reply(200, { preview: offerWords(terms, content.current.facts) })
	let result: OfferResult
	try {
		result = await sendOffer(services, staff, lead, { ...terms, version }, now)
	} catch (error) {
		log.error({ error: String(error), staff: staff.id }, 'offer not sent')
		return reply(503, { message: storeFailure(error) })
	}
	if (result.ok)
		return redirect(`${leadPath(lead)}?offered=${result.isRepeat ? 'before' : 'now'}#offers`, 303)
	if (result.reason === 'missing') throw data(null, { status: 404 })
	const message = refusals[result.reason]
	if (result.reason !== 'changed') return reply(result.reason === 'too-many' ? 429 : 409, { message })
	const events = await changesSince(store, lead, version)
	return reply(409, { message, events, version: result.version })
}

/** Withdraws an offer by its button, and leads back to the request. */
export async function handleWithdrawal(
	services: OfferServices,
	staff: Staff,
	lead: LeadKey,
	offerId: string,
	now: Date,
) {
	const outcome = await withdrawOffer(services, staff, lead, offerId, now).then(
		(result) => (result.ok ? 'withdrawn' : result.reason),
		(error: unknown) => {
			services.log.error({ error: String(error), staff: staff.id }, 'offer not withdrawn')
			return 'failed' as const
		},
	)
	if (outcome === 'missing') throw data(null, { status: 404 })
	return redirect(`${leadPath(lead)}?offered=${outcome}#offers`, 303)
}
