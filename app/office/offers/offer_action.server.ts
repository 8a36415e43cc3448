import { data, redirect } from 'react-router'
import type { Services } from '#app/context.server.ts'
import { type OfferWords, offerWords } from '#app/offers/offer_words.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { fillAnswer } from '../answers/fill_answer.ts'
import { requestValues } from '../answers/request_values.server.ts'
import { requestGone } from '../parts/gone.ts'
import { storeFailure } from '../kernel/store/store_failure.ts'
import { type MailResult, refuseMail } from '../answers/mail_refusal.server.ts'
import type { LeadKey } from '../requests/lead_events.server.ts'
import { readLead } from '../requests/lead_record.server.ts'
import { leadPathFrom } from '../requests/list_position.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { asksForPrice } from './asks_for_price.server.ts'
import { readOfferForm, type TypedOffer } from './read_offer_form.ts'
import { sendOffer } from './send_offer.server.ts'
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

type OfferServices = Pick<Services, 'store' | 'content' | 'wakeMail' | 'log' | 'publicUrl'>

/**
 * Shows an offer as its page will, with its placeholders filled, or sends it and leads back to the request, with its place in the list that `search` names;
 * or says why not, and keeps every word.
 */
export async function handleOfferForm(
	services: OfferServices,
	staff: Staff,
	lead: LeadKey,
	entries: FormData,
	search: URLSearchParams,
	now: Date,
) {
	const { store, content, log } = services
	const record = await readLead(store, lead)
	if (record === null) throw requestGone(wordsOf(readOfferForm(entries, now).typed))
	if (!(await asksForPrice(store, lead))) throw data(null, { status: 404 })
	const { facts } = content.current
	const values = await requestValues(store.db, content.current, record.work, staff)
	const fill = (text: string) => fillAnswer(text, facts, values, now)
	const { typed, terms, errors } = readOfferForm(entries, now, fill)
	const version = Number(entries.get('version')) || 0
	const reply = (status: number, said: Partial<OfferFormReply>) =>
		data<OfferFormReply>(
			{ message: null, events: [], errors: [], typed, version, preview: null, ...said },
			{ status },
		)
	if (terms === null) return reply(422, { errors })
	if (entries.get('intent') === 'preview') return reply(200, { preview: offerWords(terms, facts) })
	let result: MailResult
	try {
		result = await sendOffer(services, staff, lead, { ...terms, version }, now)
	} catch (error) {
		log.error({ error: String(error), staff: staff.id }, 'offer not sent')
		return reply(503, { message: storeFailure(error) })
	}
	if (result.ok) return redirect(offersOf(search, lead, result.isRepeat ? 'before' : 'now'), 303)
	const { status, ...refused } = await refuseMail(services, lead, result, version, wordsOf(typed))
	return reply(status, refused)
}

/** What was typed, by the labels of the form. */
function wordsOf({ lines, amount, note }: TypedOffer): Record<string, string> {
	return { 'What is included': lines, 'Price in dollars, with everything': amount, Note: note }
}

/** Withdraws an offer by its button, and leads back to the request. */
export async function handleWithdrawal(
	services: OfferServices,
	staff: Staff,
	lead: LeadKey,
	offerId: string,
	search: URLSearchParams,
	now: Date,
) {
	const outcome = await withdrawOffer(services, staff, lead, offerId, now).then(
		(result) => (result.ok ? 'withdrawn' : result.reason),
		(error: unknown) => {
			services.log.error({ error: String(error), staff: staff.id }, 'offer not withdrawn')
			return 'failed' as const
		},
	)
	if (outcome === 'missing') throw requestGone({})
	return redirect(offersOf(search, lead, outcome), 303)
}

/** The offers on the request's page, which tells what became of one. */
function offersOf(search: URLSearchParams, lead: LeadKey, offered: string): string {
	return `${leadPathFrom(search, lead, { words: { offered } })}#offers`
}
