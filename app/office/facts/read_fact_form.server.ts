import { isDeepStrictEqual } from 'node:util'
import type { FactField, FactGroup } from '#app/company/fact_group.ts'
import type { FactChanges } from '#app/content/save_facts.server.ts'

/** The hidden control with the facts' values when the form was opened, as JSON. */
export const seenControl = 'seen'

/** What a group's form says. */
export interface ReadFactForm {
	/** What was typed, one text per fact. */
	typed: Record<string, string>
	/** The values that the form was opened with; empty when they cannot be read. */
	seen: FactChanges
	/** What was typed into the facts that differ from `seen`. */
	changes: Record<string, unknown>
}

/** Reads the form of a group of facts. */
export function readFactForm({ fields }: FactGroup, entries: FormData): ReadFactForm {
	const typed = Object.fromEntries(fields.map((field) => [field.name, factText(field, entries)]))
	const seen = parseSeen(entries.get(seenControl))
	const changes: Record<string, unknown> = {}
	for (const { name, schema } of fields) {
		// A form opened before the fact existed does not have it.
		if (!entries.has(name) && !Object.hasOwn(seen, name)) continue
		const parsed = schema.safeParse(typed[name])
		if (!parsed.success || !isDeepStrictEqual(parsed.data, seen[name])) changes[name] = typed[name]
	}
	return { typed, seen, changes }
}

/** What a form sent for a fact: the text of its control, or of its controls in one. */
export function factText({ name, control }: Pick<FactField, 'name' | 'control'>, entries: FormData): string {
	const texts = entries.getAll(name).map((text) => String(text).replaceAll('\r\n', '\n'))
	if (control === 'closedDays') return texts.join('\n')
	return control === 'weekdays' || control === 'holidays' ? texts.join(',') : (texts[0] ?? '')
}

/** What a group's form sent, one text a control, as it can be sent again. The password is not part of it. */
export function sentTexts({ fields }: FactGroup, entries: FormData): Record<string, string> {
	const seen = parseSeen(entries.get(seenControl))
	const sent = fields.filter(({ name }) => entries.has(name) || Object.hasOwn(seen, name))
	return {
		...Object.fromEntries(sent.map((field) => [field.name, factText(field, entries)])),
		[seenControl]: JSON.stringify(seen),
	}
}

function parseSeen(value: unknown): FactChanges {
	try {
		return Object(JSON.parse(String(value))) as FactChanges
	} catch {
		return {}
	}
}
