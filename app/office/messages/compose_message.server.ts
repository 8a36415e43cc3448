import { data } from 'react-router'
import type { FieldError } from '#platform/forms/field_error.ts'
import { formText } from '#platform/forms/form_text.ts'
import { done, showFormAgain, invalid, type Outcome, refused } from '../kernel/screens/commands.server.ts'
import { personGone, requestGone } from '../parts/gone.ts'
import { fillTexts } from './fill_placeholders.server.ts'
import type { Composing, MessageKind, MessagePlace } from './message_kind.ts'
import type { MessageFields, MessageKept, MessagePage, MessageValues } from './shown_message.ts'
import { isLong, messageValues } from './message_values.ts'
import { placePath } from './place_path.ts'

/** A kind of message with its own page, as used by its route. */
export interface Composer<Place extends MessagePlace> {
	fields: MessageFields
	/** Throws a 404 if the recipient does not exist. */
	page(composing: Composing<Place>): Promise<MessagePage>
	/** Throws a 400 for an `intent` that this kind of message does not have. */
	compose(composing: Composing<Place>, form: FormData): Promise<Outcome<MessageKept>>
}

export function messageComposer<Place extends MessagePlace, Addressee, Draft>(
	kind: MessageKind<Place, Addressee, Draft> & Required<Pick<MessageKind<Place, Addressee, Draft>, 'page'>>,
): Composer<Place> {
	return {
		fields: kind.fields,
		async page(composing) {
			const addressee = await kind.find(composing)
			if (addressee === null) throw data(null, { status: 404 })
			return kind.page(addressee, composing)
		},
		async compose(composing, form) {
			const verbs = ['', 'send', ...(kind.preview ? ['preview'] : []), ...Object.keys(kind.verbs ?? {})]
			if (!verbs.includes(formText(form, 'intent'))) throw data(null, { status: 400 })
			return composeMessage(kind, composing, form)
		},
	}
}

/** Shows a preview of a message, or sends it and redirects to the page it was written from. */
export async function composeMessage<Place extends MessagePlace, Addressee, Draft>(
	kind: MessageKind<Place, Addressee, Draft>,
	composing: Composing<Place>,
	form: FormData,
): Promise<Outcome<MessageKept>> {
	const { place, search } = composing
	const { word, anchor } = kind.notices
	const leadBack = (outcome: string) =>
		done(placePath(place, search, { words: { [word]: outcome } }) + anchor)
	const { values: sent, version } = messageValues(kind.fields, form)
	const isGone = () => goneFrom(place, kind.fields, sent)
	const intent = formText(form, 'intent')
	const verb = kind.verbs?.[intent]
	if (verb) {
		const outcome = await verb(form, composing)
		if (outcome === null) throw isGone()
		return leadBack(outcome)
	}
	const addressee = await kind.find(composing)
	if (addressee === null) throw isGone()
	const refusal = kind.refusal?.(addressee, composing) ?? null
	if (refusal !== null) return refused(409, refusal)
	const filled = await fillTexts(composing, filledOf(kind.fields, sent))
	const values = { ...sent, ...filled.texts }
	const read = kind.read(values, composing, form)
	const own = 'errors' in read ? read.errors : []
	const errors = fieldErrors(kind.fields, values, [...own, ...filled.errors])
	if (errors.length > 0 || 'errors' in read) return invalid(errors, { values })
	if (kind.preview && intent === 'preview')
		return showFormAgain({ values, preview: kind.preview(read.draft, addressee, composing) })
	const outcome = await kind.send(composing, { ...read.draft, version })
	if (outcome === null) throw isGone()
	if (typeof outcome === 'string') return leadBack(outcome)
	return { ...outcome, kept: { values, ...outcome.kept } }
}

function filledOf(fields: MessageFields, values: MessageValues): MessageValues {
	return Object.fromEntries(Object.entries(values).filter(([name]) => fields[name]?.fillsPlaceholders))
}

/** Returns at most one error per field, in field order; checks of the field's definition come before `found`. */
function fieldErrors(
	fields: MessageFields,
	values: MessageValues,
	found: readonly FieldError[],
): FieldError[] {
	return Object.entries(fields).flatMap(([field, { missing, limit }]) => {
		const text = values[field] ?? ''
		if (text === '' && missing) return [{ field, message: missing }]
		if (limit && text.length > limit.max)
			return [{ field, message: `Please shorten ${limit.called} to ${limit.max} characters or fewer.` }]
		return found.filter((error) => error.field === field).slice(0, 1)
	})
}

/** The outcome if the recipient no longer exists; it returns the typed text. */
function goneFrom(place: MessagePlace, fields: MessageFields, values: MessageValues) {
	const words = Object.fromEntries(
		Object.entries(fields)
			.filter(([, { control }]) => isLong(control) || control === 'text')
			.map(([name, { label }]) => [label, values[name]]),
	)
	return 'lead' in place ? requestGone(words) : personGone(words)
}
