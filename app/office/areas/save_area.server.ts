import { formatDay } from '#platform/time/format_day.ts'
import { localTimeOf, type Zoned } from '#app/company/zoned_time.ts'
import type { Transaction } from 'kysely'
import { comingRules, moveNewestRule, changeRules, rhythmFields } from '#app/pickup/schedule/area_rules.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import type { Database } from '#db/schema.ts'
import { isDay, addDays, civilDay } from '#platform/time/civil_day.ts'
import {
	publishRow,
	rowErrors,
	type RowForm,
	saveRow,
	rowOfValues,
	type Saved,
} from '../kernel/rows/save_row.server.ts'
import { changedNames } from '../kernel/rows/write_row.server.ts'
import { type Actor, type ContentServices, writeContent } from '../kernel/store/write_content.server.ts'
import { dayControl, plannableDays } from '../kernel/fields/plan_day.ts'
import { planColumns, planRow } from '../kernel/plans/plan_row.server.ts'
import type { SaveOptions, SavedForm } from '../kernel/screens/save_form.server.ts'
import { areaQuestion } from './area_question.server.ts'
import { changedRhythm } from './ruled_columns.ts'
import { mondayOf } from '#app/pickup/schedule/pickups.ts'

/**
 * Saves a pickup area. A change of weekday or streams takes effect on the given day and is saved after its effects were
 * confirmed; a new day without other changes moves the coming rule. Everything else is saved or planned as for any row.
 */
export async function saveArea(
	services: ContentServices,
	form: RowForm,
	{ day, seen }: SaveOptions,
	actor: Actor,
): Promise<SavedForm> {
	const today = localTimeOf(actor.now, services.content.current.facts).date
	const ruled = await writeContent<SavedForm | { ok: false; reason: 'as usual' }>(services, async (trx) => {
		const typed = await rowOfValues(trx, form)
		if (!typed.ok) return typed
		const current = typed.current as PickupAreaRow | undefined
		const change = current && ruleChange(current, typed.columns, day, today)
		if (!current || !change) return { ok: false, reason: 'as usual' }
		const from = day || defaultDay(today)
		const wrongDay = ruleDayError(from, actor.now, services.content.current.facts)
		if (wrongDay) return { ok: false, reason: 'invalid', errors: [{ field: dayControl, message: wrongDay }] }
		const { others } = change
		const rules = change.rules(from)
		// Other changes take effect on the same day.
		const isPlanned = from > today && Object.keys(others).length > 0
		const written = { ...current, ...(isPlanned ? {} : others), ...rules }
		const toWrite = {
			description: form.description,
			id: form.id,
			current: typed.current,
			columns: columnsOf(form, written, actor.now),
		}
		const errors = await rowErrors(trx, services.content, toWrite, actor.now)
		if (errors.length > 0) return { ok: false, reason: 'invalid', errors }
		const areaChange = { before: current, after: written, from }
		const question = await areaQuestion(trx, services.content, areaChange, actor.now)
		if (question.key !== seen) return { ok: false, reason: 'asks', question, day: from }
		return write(trx, services, { form, toWrite, others: isPlanned ? others : {}, from }, actor)
	})
	if (ruled.ok || ruled.reason !== 'as usual') return ruled
	return day && day !== today ? planRow(services, form, day, actor) : saveRow(services, form, actor)
}

/** The form's changes to the area's rules and to its other columns; null if the rules do not change. */
function ruleChange(
	current: PickupAreaRow,
	columns: Readonly<Record<string, unknown>>,
	day: string,
	today: string,
) {
	const isRhythm = (name: string) => (rhythmFields as readonly string[]).includes(name)
	const changed = changedNames({ ...current }, columns).filter((name) => !isRhythm(name))
	const others = Object.fromEntries(changed.map((name) => [name, columns[name]]))
	const changes = changedRhythm(current, columns)
	if (Object.keys(changes).length > 0)
		return { others, rules: (from: string) => changeRules(current, changes, from) }
	const isMove = day !== '' && Object.keys(others).length === 0 && comingRules(current, today).length > 0
	return isMove ? { others, rules: (from: string) => moveNewestRule(current, from) } : null
}

function ruleDayError(day: string, now: Date, zoned: Zoned): string | null {
	const { last } = plannableDays(now, zoned)
	const today = localTimeOf(now, zoned).date
	if (isDay(day) && today <= day && day <= last) return null
	return `Please choose a day from today to ${formatDay(last, 'date')}: what was before stays as it was.`
}

function columnsOf({ description }: RowForm, area: PickupAreaRow, now: Date): Record<string, unknown> {
	const { valid_from, earlier_rules } = area
	const typed = Object.keys(description.fields).map((name) => [name, area[name as keyof PickupAreaRow]])
	return { ...Object.fromEntries(typed), valid_from, earlier_rules, rules_changed_at: now.toISOString() }
}

interface ToWrite {
	form: RowForm
	toWrite: Parameters<typeof publishRow>[2]
	/** To be planned for the same day. */
	others: Readonly<Record<string, unknown>>
	from: string
}

async function write(
	trx: Transaction<Database>,
	{ content }: ContentServices,
	{ form, toWrite, others, from }: ToWrite,
	actor: Actor,
): Promise<Saved> {
	const published = await publishRow(trx, content, toWrite, actor)
	if (!published.ok) return published
	if (Object.keys(others).length > 0) {
		const { description, id } = form
		const row = { description, id, current: published.row, columns: others }
		const planned = await planColumns(trx, content, row, { day: from, types: content.types }, actor)
		if (!planned.ok) return planned
	}
	return { ok: true, id: form.id }
}

/** The day (`YYYY-MM-DD`) offered for a new pickup day: the first Monday that leaves a week to tell people. */
function defaultDay(today: string): string {
	const inAWeek = addDays(civilDay(today), 7).date
	const monday = mondayOf(inAWeek)
	return monday.date >= inAWeek ? monday.date : addDays(monday, 7).date
}
