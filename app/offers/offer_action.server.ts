import { formText } from '#platform/forms/form_text.ts'
import { data, redirect } from 'react-router'
import type { Visitor } from '#platform/http/visitor.ts'
import { privateHeaders } from '#app/seo/private_page.server.ts'
import { cleanLine, cleanParagraphs } from '#platform/forms/clean_text.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { countWithinFrom, defineNetworkLimit } from '#platform/limits/network_limit.server.ts'
import { type OfferServices, acceptOffer } from './accept_offer.server.ts'
import { askAboutOffer } from './ask_about_offer.server.ts'
import { offerPath } from './read_offer.server.ts'

/** Why a submission failed, with the values of the fields. */
export interface OfferRefusal {
	message: string | null
	errors: FieldError[]
	values: { name: string; question: string }
}

const minute = 60_000

/** Limits answers to offers from one network. */
const offerLimit = defineNetworkLimit({
	name: 'offer',
	allowed: [
		{ hits: 30, ms: 10 * minute },
		{ hits: 100, ms: 60 * minute },
	],
})

const longest = { name: 100, question: 2000 }
const somethingVisible = /[\p{L}\p{N}]/u

/** Accepts an offer or stores a question about it, then redirects to the page; or returns what is wrong. */
export async function handleOffer(
	services: OfferServices,
	token: string,
	form: FormData,
	visitor: Visitor,
	now: Date,
) {
	const text = (name: string) => formText(form, name)
	const values = { name: cleanLine(text('name')), question: cleanParagraphs(text('question')) }
	const refuse = (status: number, message: string | null, errors: FieldError[] = []) =>
		data<OfferRefusal>({ message, errors, values }, { status, headers: privateHeaders })
	const { phone } = services.content.current.facts
	const { db } = services.store
	try {
		if (!(await countWithinFrom(db, offerLimit, visitor.address, now)))
			return refuse(429, `That was a lot in a short time. Please wait a few minutes, or call us at ${phone}.`)
		if (text('intent') === 'ask') {
			const error = errorIn('question', 'your question', values.question)
			if (error) return refuse(422, null, [error])
			const result = await askAboutOffer(services, token, values.question, now)
			if (!result.ok && result.reason === 'too-many')
				return refuse(429, `We already have several of your questions. For more, please call us at ${phone}.`)
			return redirect(offerPath(token, result.ok ? 'asked' : undefined), 303)
		}
		const error = errorIn('name', 'your name', values.name)
		if (error) return refuse(422, null, [error])
		const accepted = await acceptOffer(
			services,
			token,
			{ name: values.name, seen: text('seen') },
			visitor,
			now,
		)
		if (!accepted.ok && accepted.reason === 'changed')
			return refuse(409, 'Something on this page has changed since you opened it. Please read it again.')
		// If the offer has ended in the meantime, the page itself says so.
		return redirect(offerPath(token), 303)
	} catch (error) {
		services.log.error({ requestId: visitor.requestId, error: String(error) }, 'offer not answered')
		return refuse(503, `We could not store this. Please try again in a minute, or call us at ${phone}.`)
	}
}

function errorIn(field: keyof typeof longest, called: string, value: string): FieldError | null {
	if (!somethingVisible.test(value)) return { field, message: `Please enter ${called}.` }
	if (value.length > longest[field])
		return { field, message: `Please shorten ${called} to ${longest[field]} characters or fewer.` }
	return null
}
