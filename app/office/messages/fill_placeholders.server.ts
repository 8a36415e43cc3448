import { isHomePrice } from '#app/content/named_facts.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import {
	placeholderFiller,
	type Recipient,
	personRecipient,
	requestRecipient,
} from '../requests/recipient.server.ts'
import { readWork } from '../requests/work_and_stops.server.ts'
import type { Composing } from './message_kind.ts'
import type { MessageValues } from './shown_message.ts'

/**
 * Fills placeholders in texts with the recipient's data and the facts that apply in their town. Placeholders that could
 * not be filled stay in their braces; `errors` say what still has to be written by hand.
 */
export async function fillTexts(
	composing: Composing,
	texts: MessageValues,
): Promise<{ texts: MessageValues; errors: FieldError[] }> {
	const hasNames = Object.values(texts).some((text) => text.includes('{{'))
	const recipient: Recipient = hasNames ? await readRecipient(composing) : { values: {}, home: {} }
	const fill = placeholderFiller(recipient, composing.services.content.current, composing.now)
	const errors: FieldError[] = []
	const filled = Object.entries(texts).map(([field, text]) => {
		const { words, unknown, own } = fill(text)
		const message = errorIn(words, unknown, own)
		if (message !== null) errors.push({ field, message })
		return [field, words] as const
	})
	return { texts: Object.fromEntries(filled), errors }
}

function errorIn(text: string, unknown: readonly string[], own: string | null): string | null {
	if (own !== null && unknown.some(isHomePrice))
		return `${own} has prices of its own. Please put them in place of the names in braces.`
	if (unknown.length > 0)
		return `We do not know what to put for ${unknown.map((name) => `{{${name}}}`).join(', ')}. Please fill it in yourself.`
	return text.includes('{{') || text.includes('}}')
		? 'There are still braces in the text: {{ or }}. Please take them out or complete the name between them.'
		: null
}

async function readRecipient({ services, staff, place, now }: Composing): Promise<Recipient> {
	const { db } = services.store
	const { current } = services.content
	if ('personId' in place) return personRecipient(db, current, place.personId, { staff, now })
	const work = await readWork(db, place.lead)
	return work ? requestRecipient(db, current, work, { staff, now }) : { values: {}, home: {} }
}
