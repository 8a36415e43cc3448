import type { Services } from '#app/services.server.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import type { Outcome } from '../kernel/screens/commands.server.ts'
import type { LeadKey } from '#app/leads/change_lead.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import type {
	Done,
	MessageFields,
	MessageKept,
	MessagePage,
	MessagePreview,
	MessageValues,
} from './shown_message.ts'

export interface LeadPlace {
	lead: LeadKey
}

/** Where somebody writes a message: on the page of a request or of a person. */
export type MessagePlace = LeadPlace | { personId: string }

/** Who writes a message, where and when. */
export interface Composing<Place extends MessagePlace = MessagePlace> {
	services: Pick<Services, 'store' | 'content' | 'log' | 'publicUrl' | 'sendsTexts' | 'wake'>
	staff: Staff
	place: Place
	/** The address's: it keeps the place in the inbox, and names a template. */
	search: URLSearchParams
	now: Date
}

/** What became of a message: the word by which the page that it leads back to says so; or null when whom it was for is gone. */
export type Sent = string | Extract<Outcome<MessageKept>, { ok: false }> | null

/** How a page says what was done: by a word of its address, of which each value has a sentence, at this place of the page. */
export interface DoneNotices {
	word: string
	anchor: string
	texts: Readonly<Record<string, Done>>
}

/** A kind of message to a customer: everything in which it differs from the others. */
export interface MessageKind<Place extends MessagePlace, Addressee, Draft> {
	fields: MessageFields
	notices: DoneNotices
	/** What other buttons do than to send, by their `intent`: the word for what was done, or null when it is gone. */
	verbs?: Readonly<Record<string, (form: FormData, composing: Composing<Place>) => Promise<string | null>>>
	/** Whom it goes to; null when they are not there any more. */
	find(composing: Composing<Place>): Promise<Addressee | null>
	/** The page on which it is written; only where it has one. */
	page?(addressee: Addressee, composing: Composing<Place>): Promise<MessagePage>
	/** Why nothing can be sent to them from here; null when it can. */
	refusal?(addressee: Addressee, composing: Composing<Place>): string | null
	/** What is to be sent, or what is wrong besides what `fields` say. */
	read(
		values: MessageValues,
		composing: Composing<Place>,
		form: FormData,
	): { draft: Draft } | { errors: FieldError[] }
	preview?(draft: Draft, addressee: Addressee, composing: Composing<Place>): MessagePreview
	/** Sends it in one transaction with everything it changes. `version` is the request's as the writer knew it. */
	send(draft: Draft, version: number, composing: Composing<Place>): Promise<Sent>
}
