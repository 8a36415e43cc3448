import { data, redirect } from 'react-router'
import type { Services } from '#app/context.server.ts'
import { readClientKey } from '#app/leads/submission_key.server.ts'
import { longestText } from '#app/texts/text_length.ts'
import { cleanParagraphs } from '#platform/forms/clean_text.ts'
import { unfilledProblem } from '../answers/fill_answer.ts'
import { personGone, requestGone } from '../parts/gone.ts'
import { storeFailure } from '../kernel/store/store_failure.ts'
import { typedText } from '#platform/forms/typed_text.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { fillText } from './begun_text.server.ts'
import { findCorrespondent, type TextPlace } from './correspondent.server.ts'
import { markTextSeen, queueText } from './queue_text.server.ts'

/** Why a text was not sent, with what was typed. */
export interface TextRefusal {
	message: string
	number: string
	text: string
}

/** Sends a text, or marks one as seen, and redirects to the page that `pathOf` has for what was done; or says why not, and keeps every word. */
export async function handleText(
	services: Pick<Services, 'store' | 'content' | 'log' | 'wakeTexts' | 'sendsTexts'>,
	staff: Staff,
	place: TextPlace,
	entries: FormData,
	pathOf: (words: { text: string }) => string,
	now: Date,
) {
	const number = typedText(entries, 'number')
	let text = cleanParagraphs(typedText(entries, 'text'))
	const refuse = (status: number, message: string) => data<TextRefusal>({ message, number, text }, { status })
	const back = (done: string) => redirect(`${pathOf({ text: done })}#texts`, 303)
	try {
		if (typedText(entries, 'intent') === 'seen') {
			await markTextSeen(services, typedText(entries, 'id'))
			return back('seen')
		}
		const key = readClientKey(entries.get('key'))
		if (key === null) throw data(null, { status: 400 })
		if ((await findCorrespondent(services.store.db, place)) === null) throw noCorrespondent(place, text)
		if (!services.sendsTexts) return refuse(409, 'Texts cannot be sent from here: they are not set up.')
		const filled = await fillText(services, staff, place, text, now)
		text = filled.text
		const problem = unfilledProblem(filled)
		if (problem !== null) return refuse(422, `${problem} Nothing was sent.`)
		if (text === '') return refuse(422, 'Please write something first.')
		if (text.length > longestText)
			return refuse(422, `Please shorten the text to ${longestText} characters or fewer. Nothing was sent.`)
		const queued = await queueText(services, staff, place, { key, number, text }, now)
		return queued.ok ? back('sent') : refuse(queued.status, queued.message)
	} catch (error) {
		if (!(error instanceof Error)) throw error
		services.log.error({ error: String(error), staff: staff.id }, 'text not written')
		return refuse(503, storeFailure(error))
	}
}

function noCorrespondent(place: TextPlace, text: string) {
	return 'lead' in place ? requestGone({ Text: text }) : personGone({ Text: text })
}
