import type { FactGroup } from '#app/company/fact_group.ts'
import { composeCompany } from '#app/company/compose_company.server.ts'
import { factText } from '#app/company/fact_text.ts'
import { type FactChanges, factsOf, saveFacts, type SaveFactsResult } from '#app/content/save_facts.server.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { daysOffErrors } from '../alerts/check_standing.server.ts'
import type { ContentServices } from '../kernel/store/write_content.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import type { JumpQuestion } from './jump_notice.tsx'
import { confirmedControl, jumpQuestions } from './jump_questions.server.ts'
import { readFactForm } from './read_fact_form.server.ts'
import { recordFacts } from './record_facts.server.ts'

export interface FactsRefused {
	message: string | null
	errors: FieldError[]
	/** Values to be confirmed before anything is saved. */
	questions: JumpQuestion[]
	/** What was typed, one text per fact. */
	typed: Record<string, string>
	/** The group's facts as they are now, for the next save. */
	seen: string
	formKey: string
	/** True if the password is required, because a third party's script is new. */
	asksPassword: boolean
}

export interface SaveOptions {
	staff: Staff
	now: Date
	/** Checks the password sent with the form: null if it is right. Called only if it is required. */
	passwordProblem(password: string): Promise<string | null>
	/** A preview asks about no value and for no password: saving does. */
	isPreview?: boolean
	/** Facts that nobody has set yet: a value far from the sample's is no slip of the finger. */
	unasked?: ReadonlySet<string>
	/** Saves what was changed; `seen` is what the form was opened with. Left out, it is saved at once. */
	save?(
		changes: FactChanges,
		seen: FactChanges,
	): Promise<{ ok: true } | Extract<SaveFactsResult, { ok: false }>>
}

/** Facts that are URLs of third-party scripts on every page. */
export const scriptFacts = ['portals.reviewsWidgetScript', 'portals.analyticsScript']

const messages = {
	invalid: null,
	changed:
		'Somebody changed facts while you were typing. Nothing is lost: look at what they wrote, and save again to have yours.',
	unavailable:
		'The server could not save just now. Nothing was saved, and what you typed is still here. Please try again in a moment.',
}

/** Saves the facts that the form of a group changed, with their history; null on success. */
export async function saveFactForm(
	services: ContentServices,
	group: FactGroup,
	entries: FormData,
	{ staff, now, isPreview = false, unasked, passwordProblem, save }: SaveOptions,
): Promise<FactsRefused | null> {
	const { typed, seen, changes } = readFactForm(group, entries)
	const refusal = factValues(services, group, entries, now)
	const asksPassword = refusal.asksPassword && !isPreview
	const fault = asksPassword ? await passwordProblem(String(entries.get('password') ?? '')) : null
	if (fault !== null) return { ...refusal, errors: [{ field: 'password', message: fault }] }
	const confirmed = String(entries.get(confirmedControl) ?? '')
	const questions = jumpQuestions(changes, { ...seenFacts(services), ...seen }, confirmed).filter(
		({ name }) => !unasked?.has(name),
	)
	const isValid = group.fields.every(
		({ name, schema }) => !Object.hasOwn(changes, name) || schema.safeParse(changes[name]).success,
	)
	if (isValid && questions.length > 0 && !isPreview) return { ...refusal, questions }
	const clashes = isValid && !isPreview ? await daysOffErrors(services, changes, now) : []
	if (clashes.length > 0) return { ...refusal, errors: clashes }
	const saveNow = () =>
		saveFacts(services, changes, {
			now,
			before: seen,
			alongside: (trx, facts) => recordFacts(trx, facts, 'save', { staff, now }),
		})
	const saved = await (save?.(changes, seen) ?? saveNow())
	if (saved.ok) return null
	const { errors, stored = seen } = saved
	// Untouched fields take the stored value, or the next save would revert the other person's change.
	const followed = group.fields.filter(
		({ name }) => Object.hasOwn(stored, name) && !Object.hasOwn(changes, name),
	)
	return {
		...refusal,
		message: messages[saved.reason],
		errors,
		typed: {
			...typed,
			...Object.fromEntries(followed.map(({ name, control }) => [name, factText(stored[name], control)])),
		},
		seen: JSON.stringify(ofGroup(group, stored)),
	}
}

/** The form of a group with what was typed into it, and nothing that speaks against it. */
export function factValues(
	services: Pick<ContentServices, 'content'>,
	group: FactGroup,
	entries: FormData,
	now: Date,
): FactsRefused {
	const { typed, seen, changes } = readFactForm(group, entries)
	return {
		message: null,
		errors: [],
		questions: [],
		typed,
		seen: JSON.stringify(seen),
		formKey: now.toISOString(),
		asksPassword: scriptFacts.some((name) => isNewScript(services, name, changes[name])),
	}
}

/** Whether this adds a script that the site does not run now; removing one needs no password. */
function isNewScript(services: Pick<ContentServices, 'content'>, name: string, text: unknown): boolean {
	return typeof text === 'string' && text.trim() !== '' && text.trim() !== seenFacts(services)[name]
}

/** Every fact's current value by name, also those that visitors are not told. */
export function seenFacts({ content }: Pick<ContentServices, 'content'>): Record<string, unknown> {
	const { companyFacts, facts, portals, paints } = content.current
	const company = companyFacts.ok
		? composeCompany(companyFacts.rows, content.builtIn, { warn() {} })
		: { facts, portals, paints }
	return factsOf(company)
}

/** The values of a group's facts. */
export function ofGroup({ fields }: FactGroup, values: FactChanges): FactChanges {
	const own = fields.filter(({ name }) => Object.hasOwn(values, name))
	return Object.fromEntries(own.map(({ name }) => [name, values[name]]))
}
