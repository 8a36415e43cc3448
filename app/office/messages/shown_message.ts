import type { Option } from '#app/company/option.ts'
import type { OfferWords } from '#app/offers/offer_words.ts'
import type { FilledField } from '../requests/lead_record.server.ts'
import type { ShownText } from '../texts/shown_text.server.ts'

interface CommonField {
	label: string
	hint?: string
	required?: true
	/** Whether it stands beside the next one where there is room. */
	isNarrow?: true
	autoComplete?: 'off'
	/** What is said where nothing was typed. */
	missing?: string
	/** How many characters it may have, and how sentences name it. */
	limit?: { max: number; called: string }
	/** Whether placeholders in it are filled. */
	fillsPlaceholders?: true
}

/** A field of a message as its form shows and checks it; a `counted` text tells its length. */
export type MessageField = CommonField &
	(
		| { control: 'text'; maxLength?: number; inputMode?: 'decimal' }
		| { control: 'textarea'; rows: number }
		| { control: 'counted'; maxLength: number; addition?: string | null }
		/** Without an empty option where `placeholder` is null. */
		| { control: 'select'; options: readonly Option[]; placeholder?: string | null }
		| { control: 'date'; min?: string }
		| { control: 'checkbox' }
	)
export type MessageFields = Readonly<Record<string, MessageField>>

/** What the fields hold, by their names; `on` for a checked box. */
export type MessageValues = Readonly<Record<string, string>>

/** A template as staff choose it. */
export interface OfferedTemplate {
	id: string
	name: string
	to: string
}

/** The form of a message as it begins. */
export interface MessageForm {
	id: string
	fields: MessageFields
	values: MessageValues
	/** Hidden values that are sent along. */
	hidden: MessageValues
	/** The request's version that the writer knows; null where it does not matter. */
	version: number | null
	/** What sending does: before, in bold, and after the address that it goes to. */
	intro: readonly [before: string, address: string, after: string] | null
	/** What has to be written by hand first; null when it can be sent. */
	warning: string | null
	templates: { title: string; links: OfferedTemplate[] } | null
	/** Loud where it is the one thing that its part of the screen wants done. */
	button: { kind: 'loud' | 'primary'; intent: string; label: string; busy: string }
	hasPreview: boolean
}

/** A message as it will be read. */
export type MessagePreview =
	| { mail: { from: string; to: string; replyTo: string; subject: string; body: string } }
	| { offer: OfferWords }

/** Something that somebody has to decide by name before a message is sent. */
export interface Doubt {
	/** What the checked box sends back: the decision holds for these values alone. */
	value: string
	message: string
	/** The label of the box. */
	label: string
	/** What the history keeps of the decision; it names no person. */
	note: string
}

/** What stays in the form of a message that was not sent, and how it will look. */
export interface MessageKept {
	values: MessageValues
	/** The form's key if it has one, so that what was sent after all is not sent twice. */
	hidden: MessageValues
	/** What others did meanwhile. */
	events: { id: string; text: string }[]
	/** What has to be decided, each with whether its box was checked. */
	doubts: (Doubt & { isDecided: boolean })[]
	/** The request's version as the writer knows it now. */
	version: number
	preview: MessagePreview | null
}

/** What became of a form, in a sentence for the page that it leads back to. */
export interface Done {
	text: string
	isRefusal?: true
}

/** A number of theirs, and whether texts may go to it. */
export interface TextNumber {
	number: string
	shown: string
	/** Opens the program for texts of the device at hand; null where no text may go there. */
	sms: string | null
	/** Whether a text from it stopped texts. */
	isStopped: boolean
	/** `Agreed to texts`. */
	consentWords: string
	/** Why no text may go there; null where it may. */
	refusal: string | null
}

/** The texts to and from somebody, on the page of a request, of a person, and of texts alone. */
export interface TextPanelData {
	/** The page that sends. */
	action: string
	sendsTexts: boolean
	numbers: TextNumber[]
	/** The newest last. */
	texts: ShownText[]
	/** Null where no text can be sent from here. */
	form: MessageForm | null
	/** When a text written now would leave, in quiet hours; else null. */
	leavesLater: string | null
	done: Done | null
}

/** The page on which a message is written. */
export type MessagePage = {
	/** The title of the browser's tab. */
	title: string
	heading: string
	about: string
	back: { to: string; name: string }
} & (
	| {
			/** Null where there is nobody to mail, as `instead` says. */
			form: MessageForm | null
			instead: string
			/** What was asked, to have it beside. */
			asked: FilledField[]
	  }
	/** The texts to and from them, shown beside. */
	| { texts: TextPanelData }
)
