import { data, redirect } from 'react-router'
import { cleanLine, cleanParagraphs } from '#platform/forms/clean_text.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { typedText } from '#platform/forms/typed_text.ts'
import { storeFailure } from '../kernel/store/store_failure.ts'
import { personGone, requestGone } from '../parts/gone.ts'
import { fillTexts } from './fill_placeholders.server.ts'
import type { Composing, MessageKind, MessagePlace } from './message_kind.ts'
import type { MessageFields, MessagePage, MessageResult, Typed } from './shown_message.ts'
import { placePath } from './place_path.ts'

/** A kind of message with a page of its own, as its route uses it. */
export interface Composer<Place extends MessagePlace> {
	/** Throws a 404 where there is nobody to write to. */
	page(composing: Composing<Place>): Promise<MessagePage>
	compose(composing: Composing<Place>, entries: FormData): ReturnType<typeof composeMessage>
}

export function composerOf<Place extends MessagePlace, Addressee, Draft>(
	kind: MessageKind<Place, Addressee, Draft> & Required<Pick<MessageKind<Place, Addressee, Draft>, 'page'>>,
): Composer<Place> {
	return {
		async page(composing) {
			const addressee = await kind.find(composing)
			if (addressee === null) throw data(null, { status: 404 })
			return kind.page(addressee, composing)
		},
		compose: (composing, entries) => composeMessage(kind, composing, entries),
	}
}

/**
 * Shows a message as it will be read, or sends it and leads back to where it was written; or says why not, and keeps
 * every word.
 */
export async function composeMessage<Place extends MessagePlace, Addressee, Draft>(
	kind: MessageKind<Place, Addressee, Draft>,
	composing: Composing<Place>,
	entries: FormData,
) {
	const { services, staff, place, search } = composing
	let typed = readTyped(kind.fields, entries)
	const version = Number(typedText(entries, 'version')) || 0
	const refuse = (status: number, said: Partial<MessageResult>) =>
		data<MessageResult>({ ...nothingSaid, kind: kind.name, typed, version, ...said }, { status })
	const { word, anchor } = kind.told
	const leadBack = (outcome: string) =>
		redirect(placePath(place, search, { words: { [word]: outcome } }) + anchor, 303)
	try {
		const pressed = await kind.press?.(entries, composing)
		if (pressed) return leadBack(pressed)
		const addressee = await kind.find(composing)
		if (addressee === null) throw goneFrom(place, kind.fields, typed)
		const refusal = kind.refusal?.(addressee, composing) ?? null
		if (refusal !== null) return refuse(409, { message: refusal })
		const filled = await fillTexts(composing, filledOf(kind.fields, typed))
		typed = { ...typed, ...filled.texts }
		const read = kind.read(typed, composing, entries)
		const own = 'errors' in read ? read.errors : []
		const errors = fieldErrors(kind.fields, typed, [...own, ...filled.problems])
		if (errors.length > 0 || 'errors' in read) return refuse(422, { errors })
		if (kind.preview && typedText(entries, 'intent') === 'preview')
			return refuse(200, { preview: kind.preview(read.draft, addressee, composing) })
		const sent = await kind.send(read.draft, version, composing)
		if (sent === null) throw goneFrom(place, kind.fields, typed)
		if (sent.ok) return leadBack(sent.outcome)
		const { ok: _, status, ...said } = sent
		return refuse(status, said)
	} catch (error) {
		if (!(error instanceof Error)) throw error
		services.log.error({ error: String(error), staff: staff.id }, `${kind.name} not sent`)
		return refuse(503, { message: storeFailure(error) })
	}
}

const nothingSaid = { message: null, events: [], errors: [], doubts: [], preview: null }

function readTyped(fields: MessageFields, entries: FormData): Typed {
	return Object.fromEntries(
		Object.entries(fields).map(([name, { control }]) => {
			const clean = isLong(control) ? cleanParagraphs : cleanLine
			return [name, clean(typedText(entries, name))]
		}),
	)
}

const isLong = (control: string) => control === 'textarea' || control === 'counted'

function filledOf(fields: MessageFields, typed: Typed): Typed {
	return Object.fromEntries(Object.entries(typed).filter(([name]) => fields[name]?.isFilled))
}

/** What is wrong, one sentence a field in their order: what the fields say themselves first. */
function fieldErrors(fields: MessageFields, typed: Typed, found: readonly FieldError[]): FieldError[] {
	return Object.entries(fields).flatMap(([field, { missing, limit }]) => {
		const text = typed[field] ?? ''
		if (text === '' && missing) return [{ field, message: missing }]
		if (limit && text.length > limit.max)
			return [{ field, message: `Please shorten ${limit.called} to ${limit.max} characters or fewer.` }]
		return found.filter((error) => error.field === field).slice(0, 1)
	})
}

/** Gives the words back where the page is gone, too. */
function goneFrom(place: MessagePlace, fields: MessageFields, typed: Typed) {
	const words = Object.fromEntries(
		Object.entries(fields)
			.filter(([, { control }]) => isLong(control) || control === 'text')
			.map(([name, { label }]) => [label, typed[name]]),
	)
	return 'lead' in place ? requestGone(words) : personGone(words)
}
