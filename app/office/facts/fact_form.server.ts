import { isDeepStrictEqual } from 'node:util'
import type { FactField } from '#app/company/fact_group.ts'
import { factFields } from '#app/company/facts_schema.ts'
import { type FactChanges, factsOf, saveFacts } from '#app/content/save_facts.server.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import type { ContentServices } from '../content/write_content.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { recordFacts } from './record_facts.server.ts'

/** The hidden control with the facts' values when the form was opened, as JSON. */
export const seenControl = 'seen'

export interface FactsRefused {
	message: string | null
	errors: FieldError[]
	/** What was typed, one text per fact. */
	typed: Record<string, string>
	/** The facts as they are now, for the next save. */
	seen: string
	answer: string
	/** True if the password is required, because a third party's script is new. */
	asksPassword: boolean
}

export interface Saving {
	staff: Staff
	now: Date
	/** Checks the password sent with the form: null if it is right. Called only if it is required. */
	passwordProblem(password: string): Promise<string | null>
}

/** Facts that are URLs of third-party scripts on every page. */
export const scriptFacts = ['portals.reviewsWidgetScript', 'portals.analyticsScript']

/** Saves the facts that the form changed, with their history; null on success. */
export async function saveFactForm(
	services: ContentServices,
	entries: FormData,
	{ staff, now, passwordProblem }: Saving,
): Promise<FactsRefused | null> {
	const typed = Object.fromEntries(
		[...factFields.values()].map((field) => [field.name, typedText(field, entries)]),
	)
	const seen = parseSeen(entries.get(seenControl))
	const changes: Record<string, unknown> = {}
	for (const [name, field] of factFields) {
		// A form opened before the fact existed does not have it.
		if (!entries.has(name) && !Object.hasOwn(seen, name)) continue
		const parsed = field.schema.safeParse(typed[name])
		if (!parsed.success || !isDeepStrictEqual(parsed.data, seen[name])) changes[name] = typed[name]
	}
	const asksPassword = scriptFacts.some((name) => isNewScript(services, name, changes[name]))
	const fault = asksPassword ? await passwordProblem(String(entries.get('password') ?? '')) : null
	if (fault !== null) {
		return {
			message: null,
			errors: [{ field: 'password', message: fault }],
			typed,
			seen: JSON.stringify(seen),
			answer: now.toISOString(),
			asksPassword,
		}
	}
	const saved = await saveFacts(services, changes, {
		now,
		before: seen,
		alongside: (trx, facts) => recordFacts(trx, facts, 'save', { staff, now }),
	})
	if (saved.ok) return null
	const { errors, stored = seen } = saved
	const message = {
		invalid: null,
		changed:
			'Somebody changed facts while you were typing. Nothing is lost: look at what they wrote, and save again to have yours.',
		unavailable:
			'The server could not save just now. Nothing was saved, and what you typed is still here. Please try again in a moment.',
	}[saved.reason]
	// Untouched fields take the stored value, or the next save would revert the other person's change.
	const followed = Object.keys(stored).filter((name) => !Object.hasOwn(changes, name))
	return {
		message,
		errors,
		typed: { ...typed, ...Object.fromEntries(followed.map((name) => [name, factText(stored[name])])) },
		seen: JSON.stringify(stored),
		answer: now.toISOString(),
		asksPassword,
	}
}

/** Whether this adds a script that the site does not run now; removing one needs no password. */
function isNewScript(services: ContentServices, name: string, text: unknown): boolean {
	return typeof text === 'string' && text.trim() !== '' && text.trim() !== seenFacts(services)[name]
}

/** Every fact's current value by name. */
export function seenFacts({ content }: Pick<ContentServices, 'content'>): Record<string, unknown> {
	const { facts, portals } = content.current
	return factsOf({ facts, portals })
}

/** A fact's value as its control holds it. */
export function factText(value: unknown): string {
	if (value === null || value === undefined || value === false) return ''
	if (value === true) return 'on'
	if (!Array.isArray(value)) return String(value)
	return value.join(value.every((one) => typeof one === 'number') ? ',' : '\n')
}

function typedText({ name, input }: FactField, entries: FormData): string {
	const texts = entries.getAll(name).map(String)
	return input === 'weekdays' ? texts.join(',') : (texts[0] ?? '').replaceAll('\r\n', '\n')
}

function parseSeen(value: unknown): FactChanges {
	try {
		return Object(JSON.parse(String(value))) as FactChanges
	} catch {
		return {}
	}
}
