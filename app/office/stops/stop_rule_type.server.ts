import type { Facts } from '#app/company/facts_type.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { defineContentType } from '#app/content/content_type.ts'
import { officeDate } from '#app/company/office_date.ts'
import { fillKnown } from '#app/content/fill_known.ts'
import { openDay } from '#app/stops/open_day.ts'
import { serviceOfStop, stopKinds } from '#app/stops/stop_kinds.ts'
import type { StopKind, StopRuleRow } from '#db/stop_rows.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { unconfirmedQuestion } from '../kernel/fields/confirmation.server.ts'
import type { Jump } from '../kernel/fields/question.ts'
import { readValues } from '../kernel/fields/read_values.server.ts'
import { defineResource } from '../kernel/screens/resource.ts'
import { saveForm } from '../kernel/screens/save_form.server.ts'
import { readRow } from '../kernel/store/content_handle.server.ts'
import type { ContentReading } from '../kernel/store/write_content.server.ts'
import { filledWords, messageColumns } from './stop_words.server.ts'

const hint = 'Empty: nobody is told. Its words may name {{stop.what}} and {{stop.day}}.'
const message = (label: string, table: 'answer_templates' | 'text_templates') =>
	({ control: 'reference', label, hint, table, by: 'id', plain: true, optional: true }) as const

const rules = defineContentType('stop_rules', null, {
	label: 'What customers hear of stops',
	singular: 'kind of stop',
	group: 'Emails and texts',
	help: 'Of each kind of stop: whether a form that asks for one promises a day, and what whoever asked is told. Texts go only to whom they are agreed with.',
	isOutsideSnapshot: true,
	fields: {
		promises_day: {
			control: 'checkbox',
			label: 'Forms promise a day',
			hint: 'A service request or an order that asks for one plans it at once, on the next day by the schedule, and its receipt says the day.',
		},
		planned_mail_id: message('When it is planned, by email', 'answer_templates'),
		planned_text_id: message('When it is planned, by text', 'text_templates'),
		done_mail_id: message('When it is done, by email', 'answer_templates'),
		done_text_id: message('When it is done, by text', 'text_templates'),
	},
	automatic: ['updated_at'],
	columns: ['promises_day', 'planned_mail_id', 'done_mail_id'],
	title: ({ id }) => stopKinds[id].label,
	servicesOf: ({ id }) => [serviceOfStop(id)],
})

const needed = 'Every kind of stop has one such row: none is added or deleted.'

/** The settings for each kind of stop. Changed messages to customers are shown for confirmation before saving. */
export const stopRuleType = defineResource(rules, {
	async save(services, form, options, actor) {
		const read = readValues(form.description, form.values)
		if (!read.ok) return { ok: false, reason: 'invalid', errors: read.errors }
		const stored = await readRow(services.store.db, form.description, form.id)
		if (!stored) return { ok: false, reason: 'invalid', errors: [{ field: 'promises_day', message: needed }] }
		const changed = messageColumns.filter(({ name }) => read.columns[name] !== stored[name])
		const rule = read.columns as unknown as StopRuleRow
		const shown = await Promise.all(
			changed.map((column) => previewed(services, { ...rule, id: form.id as StopKind }, column, actor.now)),
		)
		const jumps = shown.filter((one) => one !== null)
		const question = unconfirmedQuestion(jumps, options.seen)
		return question
			? { ok: false, reason: 'asks', question, day: options.day }
			: saveForm(services, form, options, actor)
	},
	remove: () => Promise.resolve({ ok: false, reason: 'needed', message: needed }),
	days: () => null,
})

/** Returns a preview of a message to customers with a made-up name and day; null if there is none. */
async function previewed(
	{ store, content }: ContentReading,
	rule: StopRuleRow,
	column: (typeof messageColumns)[number],
	now: Date,
): Promise<Jump | null> {
	const words = await column.read(store.db, rule[column.name])
	if (words === null) return null
	const { facts } = content.current
	const filled = filledWords(words, (copy) => fillKnown(copy, madeUp(rule, facts, now), facts, now))
	const unknown = filled.unknown.map((name) => `Nobody is told while it names {{${name}}}. `).join('')
	const label = rules.fields[column.name]?.label ?? ''
	const shownText = [filled.subject, filled.body].filter(Boolean).join('\n')
	return { name: column.name, label, text: `${shownText}\n${unknown}Is that right?` }
}

function madeUp({ id }: StopRuleRow, facts: Facts, now: Date): Record<string, string> {
	const day = openDay(addDays(civilDay(localTimeOf(now, facts).date), 1).date, facts)
	return {
		'request.name': 'June Alvarez',
		'request.reference': 'AB-7K3Q9',
		'request.about': stopKinds[id].label.toLowerCase(),
		'request.price': '',
		'request.place': '12 Elm Street',
		'request.date': officeDate(now, facts),
		'request.pickupDay': 'Wednesday',
		'staff.name': 'Ann',
		'stop.what': stopKinds[id].label,
		'stop.day': formatDay(day),
	}
}
