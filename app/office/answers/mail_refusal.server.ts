import type { Services } from '#app/context.server.ts'
import { requestGone } from '../parts/gone.ts'
import { changesSince } from '../requests/changes_since.server.ts'
import type { LeadKey } from '../requests/lead_events.server.ts'

/** What became of a mail to who asked. */
export type MailResult =
	/** `isRepeat`: it was sent before, and nothing was mailed again. */
	| { ok: true; isRepeat: boolean }
	| { ok: false; reason: 'missing' | 'removed' | 'no-address' | 'too-many' }
	/** Somebody did something since `version`; see the history. */
	| { ok: false; reason: 'changed'; version: number }

/** Why a mail was not sent, for the form that wanted to. */
export interface MailRefusal {
	status: number
	message: string
	/** What others did meanwhile. */
	events: { id: string; text: string }[]
	/** The request's version as it is now known. */
	version: number
}

export const mailRefusals = {
	removed: 'Who asked was taken out on request, so there is nobody to mail. Nothing was sent.',
	'no-address': 'There is no mail address. Nothing was sent; please call instead.',
	'too-many':
		'You sent many mails within the hour, so this one was not sent. Your words are still here; please wait a while.',
	changed:
		'Somebody was quicker while you were writing, so nothing was sent yet. Please read what they did, and send again if yours still holds.',
} as const

/** Says why a mail was not sent by somebody who knew the request at `version`. Throws what was `typed` where there is no request. */
export async function refuseMail(
	{ store }: Pick<Services, 'store'>,
	lead: LeadKey,
	result: Exclude<MailResult, { ok: true }>,
	version: number,
	typed: Record<string, string>,
): Promise<MailRefusal> {
	if (result.reason === 'missing') throw requestGone(typed)
	const message = mailRefusals[result.reason]
	if (result.reason !== 'changed')
		return { status: result.reason === 'too-many' ? 429 : 409, message, events: [], version }
	const events = await changesSince(store, lead, version)
	return { status: 409, message, events, version: result.version }
}
