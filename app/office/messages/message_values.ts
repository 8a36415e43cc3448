import { cleanLine, cleanParagraphs } from '#platform/forms/clean_text.ts'
import { formText } from '#platform/forms/form_text.ts'
import type { MessageFields, MessageKept, MessageValues } from './shown_message.ts'

export const isLong = (control: string) => control === 'textarea' || control === 'counted'

/** The state of a message's form that was not sent. */
export function messageValues(fields: MessageFields, form: FormData): MessageKept {
	const values = Object.entries(fields).map(([name, { control }]) => {
		const clean = isLong(control) ? cleanParagraphs : cleanLine
		return [name, clean(formText(form, name))]
	})
	const version = Number(formText(form, 'version')) || 0
	const key = formText(form, 'key')
	const hidden: MessageValues = key === '' ? {} : { key }
	return { values: Object.fromEntries(values), hidden, version, events: [], doubts: [], preview: null }
}
