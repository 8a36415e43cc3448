import type { Facts } from '#app/company/facts_type.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import type { RequestValues } from './request_values.server.ts'

export interface FilledAnswer {
	/** With the names in it that could not be filled, in their braces. */
	text: string
	/** Those names, each once. */
	unfilled: string[]
}

/** A text with its placeholders filled from the facts and the request. */
export function fillAnswer(text: string, facts: Facts, values: RequestValues, now: Date): FilledAnswer {
	const known = new Map<string, string | null>(Object.entries(values))
	const unfilled = new Set<string>()
	const filled = fillPlaceholders(text, facts, now, {
		onUnknown(name) {
			const value = known.get(name)
			if (value !== undefined && value !== null) return value
			unfilled.add(name)
			return `{{${name}}}`
		},
	})
	return { text: filled, unfilled: [...unfilled] }
}

/** What is still to be written into a text by hand, as a sentence; null when it can be sent. */
export function unfilledProblem({ text, unfilled }: FilledAnswer): string | null {
	if (unfilled.length > 0) {
		const names = unfilled.map((name) => `{{${name}}}`).join(', ')
		return `We do not know what to put for ${names}. Please fill it in yourself.`
	}
	return text.includes('{{') || text.includes('}}')
		? 'There are still braces in the text: {{ or }}. Please take them out or complete the name between them.'
		: null
}
