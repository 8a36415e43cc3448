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

/** The place a message is written from: the page of a request or of a person. */
export type MessagePlace = LeadPlace | { personId: string }

/** Who is writing a message, where and when. */
export interface Composing<Place extends MessagePlace = MessagePlace> {
	services: Pick<Services, 'store' | 'content' | 'log' | 'publicUrl' | 'sendsTexts' | 'wake'>
	staff: Staff
	place: Place
	/** The page's query: it names the position in the inbox and a template. */
	search: URLSearchParams
	now: Date
}

/**
 * The outcome of sending: the value of the redirect's query parameter that selects a notice, a refusal, or null if the
 * recipient no longer exists.
 */
export type Sent = string | Extract<Outcome<MessageKept>, { ok: false }> | null

/** How a page reports what was done: the name of the query parameter, the notice for each of its values, and the anchor to show. */
export interface DoneNotices {
	word: string
	anchor: string
	texts: Readonly<Record<string, Done>>
}

/** A kind of message to a customer, with everything that distinguishes it from other kinds. */
export interface MessageKind<Place extends MessagePlace, Addressee, Draft> {
	fields: MessageFields
	notices: DoneNotices
	/**
	 * The commands of buttons other than sending, by `intent`. Each returns the value for the notice, or null if the
	 * target no longer exists.
	 */
	verbs?: Readonly<Record<string, (form: FormData, composing: Composing<Place>) => Promise<string | null>>>
	/** Finds the recipient; null if they no longer exist. */
	find(composing: Composing<Place>): Promise<Addressee | null>
	/** The page for writing this kind of message, if it has its own. */
	page?(addressee: Addressee, composing: Composing<Place>): Promise<MessagePage>
	/** Returns why nothing can be sent to this recipient from here, or null. */
	refusal?(addressee: Addressee, composing: Composing<Place>): string | null
	/** Parses the message; returns errors that go beyond the checks in `fields`. */
	read(
		values: MessageValues,
		composing: Composing<Place>,
		form: FormData,
	): { draft: Draft } | { errors: FieldError[] }
	preview?(draft: Draft, addressee: Addressee, composing: Composing<Place>): MessagePreview
	/** Sends the message in one transaction with everything it changes. `version` is the request's version as the writer saw it. */
	send(composing: Composing<Place>, draft: Draft & { version: number }): Promise<Sent>
}
