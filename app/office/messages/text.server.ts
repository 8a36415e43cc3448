import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { readClientKey, repeatKey } from '#app/leads/submission_key.server.ts'
import { formatPhone } from '#app/people/identifiers.server.ts'
import { consentWords } from '#app/people/consent_state.ts'
import { refusalOf, textConsent } from '#app/people/text_consent.server.ts'
import { firstText } from '#app/texts/compose_text.ts'
import { mayLeaveAt } from '#app/texts/quiet_hours.ts'
import { longestText } from '#app/texts/text_length.ts'
import { formText } from '#platform/forms/form_text.ts'
import { formatDateTime } from '../parts/format_moment.ts'
import { markSeen } from '../texts/raised_texts.server.ts'
import { mostShown, type ShownText, shownTexts } from '../texts/shown_text.server.ts'
import { type Correspondent, findCorrespondent } from './correspondent.server.ts'
import { fillTexts } from './fill_placeholders.server.ts'
import type { Composing, MessageKind, MessagePlace } from './message_kind.ts'
import type { MessageForm, MessagePage, TextNumber, TextPanelData } from './shown_message.ts'
import { placePath, doneNotice } from './place_path.ts'
import { isFirst } from '#app/texts/insert_text.server.ts'
import { queueText, type TextDraft } from './queue_text.server.ts'
import { offeredTemplates } from './templates.ts'

/** A text message to a recipient who consented, about a request or not. */
export const text = {
	fields: {
		number: { control: 'select', label: 'To', options: [], placeholder: null },
		text: {
			control: 'counted',
			label: 'Text',
			required: true,
			maxLength: longestText,
			missing: 'Please write something first.',
			limit: { max: longestText, called: 'the text' },
			fillsPlaceholders: true,
		},
	},
	notices: {
		word: 'text',
		anchor: '#texts',
		texts: {
			sent: { text: 'Written: it leaves as its line says.' },
			seen: { text: 'Noted: nothing more to do.' },
		},
	},
	verbs: {
		async seen(form, { services }) {
			await markSeen(services.store.db, [formText(form, 'id')])
			return 'seen'
		},
	},
	find: ({ services, place }) => findCorrespondent(services.store.db, place),
	page: textPage,
	refusal: (_, { services }) =>
		services.sendsTexts ? null : 'Texts cannot be sent from here: they are not set up.',
	read({ number = '', text: words = '' }, _, form) {
		const key = readClientKey(formText(form, 'key'))
		if (key === null) throw data(null, { status: 400 })
		const answers = formText(form, 'answers').split(' ', mostShown)
		return { draft: { key: repeatKey([key, number, words]), number, text: words, answers } }
	},
	send: queueText,
} satisfies MessageKind<MessagePlace, Correspondent, TextDraft>

/** Returns the panel for texts; null if the recipient does not exist or was anonymized. */
export async function textPanel(composing: Composing): Promise<TextPanelData | null> {
	const { services, place } = composing
	const correspondent = await findCorrespondent(services.store.db, place)
	return correspondent && textsOf(correspondent, composing)
}

async function textsOf(correspondent: Correspondent, composing: Composing): Promise<TextPanelData> {
	const { services, place, search, now } = composing
	const { store, sendsTexts } = services
	const { numbers, personId, lead } = correspondent
	const listed: TextNumber[] = []
	for (const number of numbers) {
		const consent = await textConsent(store.db, { number, personId, leadId: lead?.leadId ?? null })
		const refusal = refusalOf(consent, number)
		listed.push({
			number,
			shown: formatPhone(number),
			sms: refusal === null ? `sms:${number}` : null,
			isStopped: consent.state === 'stopped',
			consentWords: consentWords[consent.state],
			refusal,
		})
	}
	const leaves = mayLeaveAt(now, services.content.current.facts)
	const texts = await shownTexts(store.db, numbers, sendsTexts, services.content.current.facts)
	const allowed = listed.filter(({ refusal }) => refusal === null)
	// Preselects the number that texted last.
	const writer = texts.findLast(({ isOurs }) => !isOurs)?.who
	const to = allowed.find(({ shown }) => shown === writer) ?? allowed[0]
	return {
		action: placePath(place, search, { under: '/text' }),
		sendsTexts,
		numbers: listed,
		texts,
		form: sendsTexts && to ? await textForm({ allowed, to, texts }, correspondent, composing) : null,
		leavesLater: leaves > now ? formatDateTime(leaves.toISOString(), services.content.current.facts) : null,
		done: doneNotice(text.notices, search),
	}
}

interface Texting {
	allowed: readonly TextNumber[]
	to: TextNumber
	texts: readonly ShownText[]
}

/** Returns the form for numbers that may be texted; `to` is preselected. */
async function textForm(
	{ allowed, to, texts: thread }: Texting,
	{ numbers, lead }: Correspondent,
	composing: Composing,
): Promise<MessageForm> {
	const { services, place, search } = composing
	const { facts, textTemplates } = services.content.current
	const { links, chosen } = offeredTemplates(textTemplates, lead?.form ?? null, { place, search }, '/text')
	const { texts, errors } = await fillTexts(composing, { text: chosen?.body ?? '' })
	const areFirst = await Promise.all(numbers.map((number) => isFirst(services.store.db, number)))
	const addition = areFirst.includes(true) ? firstText('…', facts) : null
	const options = allowed.map(({ number, shown }) => ({ value: number, label: shown }))
	const isOnly = allowed.length === 1
	const { fields } = text
	return {
		id: 'text-form',
		fields: {
			...(isOnly ? {} : { number: { ...fields.number, options } }),
			text: {
				...fields.text,
				label: `Text to ${isOnly ? to.shown : 'this number'}`,
				addition,
				...(addition === null ? {} : { hint: `The first text is sent as “${addition}”` }),
			},
		},
		values: { number: to.number, ...texts },
		// With this key, a form submitted twice with the same text is one text.
		hidden: {
			key: randomUUID(),
			// Texts that arrive while the user is writing are not marked as seen.
			answers: thread.flatMap(({ id, isRaised }) => (isRaised ? id : [])).join(' '),
			...(isOnly ? { number: to.number } : {}),
		},
		version: null,
		intro: null,
		warning: errors[0]?.message ?? null,
		templates: { title: 'Begin with a template', links },
		button: { kind: 'primary', intent: 'send', label: 'Send the text', busy: 'Sending...' },
		hasPreview: false,
	}
}

/** Returns a page for texts alone; a text that could not be sent is shown here again. */
async function textPage(correspondent: Correspondent, composing: Composing): Promise<MessagePage> {
	const { place, search } = composing
	return {
		title: 'Text messages',
		heading: correspondent.name === '' ? 'Texts' : `Texts to ${correspondent.name}`,
		about: '',
		back: { to: placePath(place, search), name: 'lead' in place ? 'The request' : 'The person' },
		texts: await textsOf(correspondent, composing),
	}
}
