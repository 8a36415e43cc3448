import { isDeepStrictEqual } from 'node:util'
import { composeCompany } from '#app/company/compose_company.server.ts'
import type { FactValues } from '#app/company/fact_path.ts'
import { factFields, factsOf } from '#app/company/facts_schema.ts'
import { formatFact } from '#app/company/format_fact.ts'
import { daysOffErrors } from '../alerts/check_current_alerts.server.ts'
import { readValues } from '../kernel/fields/read_values.server.ts'
import type { Jump } from '../kernel/fields/question.ts'
import { openedFields } from '../kernel/fields/row_version.server.ts'
import type { RowForm } from '../kernel/rows/save_row.server.ts'
import { type SavedForm, saveForm, type SaveOptions } from '../kernel/screens/save_form.server.ts'
import type { Actor, ContentServices } from '../kernel/store/write_content.server.ts'
import { unconfirmedQuestion } from '../kernel/fields/confirmation.server.ts'
import { stopQuestions } from './stop_questions.server.ts'
import { serviceQuestions } from './service_questions.server.ts'

/** Facts that are URLs of third-party scripts on every page. */
export const scriptFacts = ['portals.reviewsWidgetScript', 'portals.analyticsScript']

/**
 * Saves or plans a form of facts after its questions are answered; a new script requires the password. `unsetFacts` are facts that
 * nobody has set yet: a value that differs a lot from the sample's is not a typing mistake.
 */
export async function saveFactForm(
	services: ContentServices,
	form: RowForm,
	options: SaveOptions,
	actor: Actor,
	unsetFacts: readonly string[] = [],
): Promise<SavedForm> {
	const asksPassword = scriptFacts.some((name) => isNewScript(services, name, form.values[name]))
	const wrongPassword = asksPassword ? await options.passwordError?.() : null
	if (wrongPassword)
		return { ok: false, reason: 'invalid', errors: [{ field: 'password', message: wrongPassword }] }
	const read = readValues(form.description, form.values)
	if (!read.ok) return { ok: false, reason: 'invalid', errors: read.errors }
	const opened = openedFields(form.version) ?? {}
	const changes = Object.fromEntries(
		Object.entries(read.columns).filter(([name, value]) => !isDeepStrictEqual(value, opened[name])),
	)
	// If the store is unreachable, only questions that don't need it are asked; the save itself then reports the failure.
	const ofServices = await serviceQuestions(services, changes).catch(() => [])
	const ofStops = await stopQuestions(services, changes, actor.now).catch(() => [])
	const jumps = [
		...jumpQuestions(changes, { ...seenFacts(services), ...opened }),
		...ofServices,
		...ofStops,
	].filter(({ name }) => !unsetFacts.includes(name))
	const question = unconfirmedQuestion(jumps, options.seen, { asksPassword })
	if (question) return { ok: false, reason: 'asks', question, day: options.day }
	const errors = await daysOffErrors(services, changes, actor.now)
	return errors.length > 0
		? { ok: false, reason: 'invalid', errors }
		: saveForm(services, form, options, actor)
}

/** Questions about changes that look like typing mistakes. */
function jumpQuestions(changes: FactValues, before: FactValues): Jump[] {
	return Object.entries(changes).flatMap(([name, value]) => {
		const field = factFields.get(name)
		if (!field?.isJump?.(before[name], value)) return []
		const [old, now] = [before[name], value].map((one) => formatFact(field.control, one))
		return [{ name, label: field.label, text: `From ${old} to ${now}: is that right?` }]
	})
}

/** Whether this adds a script that the site does not load yet; removing one requires no password. */
function isNewScript(services: Pick<ContentServices, 'content'>, name: string, text = ''): boolean {
	return text.trim() !== '' && text.trim() !== seenFacts(services)[name]
}

/** Every fact's current value by name, including facts that visitors never see. */
export function seenFacts({ content }: Pick<ContentServices, 'content'>): FactValues {
	const { companyFacts, facts, portals, paints } = content.current
	const company = companyFacts.ok
		? composeCompany(companyFacts.rows, content.builtIn, { warn() {} })
		: { facts, portals, paints }
	return factsOf(company)
}
