import type { Option } from '#app/company/option.ts'
import type { OfferWords } from '#app/offers/offer_words.ts'
import type { FilledField } from '../requests/lead_record.server.ts'
import type { ShownText } from '../texts/shown_text.server.ts'

interface CommonField {
	label: string
	hint?: string
	required?: true
	/** Whether the field is placed beside the next one if there is room. */
	isNarrow?: true
	autoComplete?: 'off'
	/** The error if the field is empty. */
	missing?: string
	/** The maximum number of characters, and how error messages name the field. */
	limit?: { max: number; called: string }
	/** Whether placeholders in the value are filled. */
	fillsPlaceholders?: true
}

/** A field of a message, as shown and checked in its form; `counted` shows the text's length. */
export type MessageField = CommonField &
	(
		| { control: 'text'; maxLength?: number; inputMode?: 'decimal' }
		| { control: 'textarea'; rows: number }
		| { control: 'counted'; maxLength: number; addition?: string | null }
		/** If `placeholder` is null, there is no empty option. */
		| { control: 'select'; options: readonly Option[]; placeholder?: string | null }
		| { control: 'date'; min?: string }
		| { control: 'checkbox' }
	)
export type MessageFields = Readonly<Record<string, MessageField>>

/** The values of fields by name; `on` for a checked box. */
export type MessageValues = Readonly<Record<string, string>>

/** A template as a choice for staff. */
export interface OfferedTemplate {
	id: string
	name: string
	to: string
}

/** The initial content of a message's form. */
export interface MessageForm {
	id: string
	fields: MessageFields
	values: MessageValues
	hidden: MessageValues
	/** The request's version as the writer saw it; null if it is not checked. */
	version: number | null
	/** A sentence on what sending does, in three parts; the address is shown in bold. */
	intro: readonly [before: string, address: string, after: string] | null
	/** What has to be written by hand first; null if nothing does. */
	warning: string | null
	templates: { title: string; links: OfferedTemplate[] } | null
	/** `loud` if sending is the one action this part of the screen asks for. */
	button: { kind: 'loud' | 'primary'; intent: string; label: string; busy: string }
	hasPreview: boolean
}

/** A message as the recipient will see it. */
export type MessagePreview =
	| { mail: { from: string; to: string; replyTo: string; subject: string; body: string } }
	| { offer: OfferWords }

/** Something a user must explicitly confirm before a message is sent. */
export interface Doubt {
	/** The value the checked box submits: the decision applies only to exactly these values. */
	value: string
	message: string
	label: string
	/** The note about the decision in the history; it names no person. */
	note: string
}

/** What the form keeps of a message that was not sent, and its preview. */
export interface MessageKept {
	values: MessageValues
	/** Includes the form's idempotency key if it has one, so that a message that was sent after all is not sent twice. */
	hidden: MessageValues
	/** What colleagues did in the meantime. */
	events: { id: string; text: string }[]
	/** The doubts to decide, each with whether its box was checked. */
	doubts: (Doubt & { isDecided: boolean })[]
	/** The request's current version, which the writer now sees. */
	version: number
	preview: MessagePreview | null
}

/** A notice about a submitted form, on the page it redirected to. */
export interface Done {
	text: string
	isRefusal?: true
}

/** One of the recipient's numbers, and whether it may be texted. */
export interface TextNumber {
	number: string
	shown: string
	/** A link that opens the device's messaging app; null if the number may not be texted. */
	sms: string | null
	/** Whether a text from this number opted out of texts. */
	isStopped: boolean
	/** `Agreed to texts`. */
	consentWords: string
	/** Why the number may not be texted, or null. */
	refusal: string | null
}

/** The texts exchanged with a recipient, shown on the page of a request, of a person, and of texts alone. */
export interface TextPanelData {
	/** The path that the form is posted to. */
	action: string
	sendsTexts: boolean
	numbers: TextNumber[]
	/** Oldest first. */
	texts: ShownText[]
	/** Null if no text can be sent from here. */
	form: MessageForm | null
	/** When a text written now would be sent, during quiet hours; else null. */
	leavesLater: string | null
	done: Done | null
}

/** The page for writing a message. */
export type MessagePage = {
	title: string
	heading: string
	about: string
	back: { to: string; name: string }
} & (
	| {
			/** Null if nobody can be mailed; `instead` then says why. */
			form: MessageForm | null
			instead: string
			/** What the customer asked, shown beside the form. */
			asked: FilledField[]
	  }
	/** The texts exchanged with the recipient, shown with the form. */
	| { texts: TextPanelData }
)
