import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { serviceEntries } from '#test/service_entries.ts'
import { checkLead } from '../check_lead.ts'
import { serviceForm } from './form_definition.ts'
import { serviceKinds } from './kinds.ts'

// Late on a Saturday in Colorado, already Sunday in UTC.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T05:30:00Z') }))
afterEach(() => void vi.useRealTimers())

const check = (changes: Record<string, string>) =>
	checkLead(serviceForm, serviceEntries(changes), sampleFacts)
function errorsOf(changes: Record<string, string>) {
	const checked = check(changes)
	return checked.ok ? [] : checked.errors.map(({ field, message }) => `${field}: ${message}`)
}
const who = ['name: Please enter your name.', 'email: Please enter your email address.']
const where = 'address: Please enter the service address.'

test.each([
	[
		'missed',
		[
			'missed_streams: Please check what is still there.',
			'missed_on: Please choose the day of the missed pickup.',
		],
	],
	[
		'broken-cart',
		['cart: Please choose which cart it is.', 'cart_problem: Please choose what is wrong with it.'],
	],
	['other-cart', ['cart_change: Please choose what we should do.', 'cart_wanted: Please choose which cart.']],
	['extra', ['extra_items: Please enter what we should take.']],
	['skip', ['skip_from: Please choose the first day away.', 'skip_to: Please choose the last day away.']],
	['stop', []],
])('PD-30 an empty form about %s reports only the fields that this kind requires', (kind, own) => {
	const checked = checkLead(serviceForm, new URLSearchParams({ kind }), sampleFacts)
	const errors = checked.ok ? [] : checked.errors
	expect(errors.map(({ field, message }) => `${field}: ${message}`)).toEqual([...own, ...who, where])
	expect(checked.values.kind).toBe(kind)
})

test.each(['', 'refund', 'missed,stop'])('"%s" is no kind', (kind) => {
	expect(errorsOf({ kind })).toEqual(['kind: Please choose what it is about.'])
})

test('a kind has the values of all fields, and those of other kinds are null whatever was sent', () => {
	const checked = check({ kind: 'stop', stop_on: '2027-01-15', skip_from: 'x', extra_items: 'A sofa' })
	expect(checked).toMatchObject({
		ok: true,
		value: { kind: 'stop', stop_on: '2027-01-15', cart: null, skip_from: null, extra_items: null },
	})
	expect(Object.keys(checked.ok ? checked.value : {}).toSorted()).toEqual(
		[...Object.keys(serviceForm.fields), 'smsConsent'].toSorted(),
	)
})

test('optional fields left empty are null, and consent to texts is not required', () => {
	expect(check({ kind: 'stop', stop_on: '', phone: ' ', message: '' })).toMatchObject({
		ok: true,
		value: { stop_on: null, phone: null, message: null, smsConsent: false },
	})
})

test.each([
	['2026-02-30', 'missed_on: Please choose the day of the missed pickup.'],
	['11/20/2026', 'missed_on: Please choose the day of the missed pickup.'],
	[
		'2026-11-22',
		'missed_on: Please choose the day of the missed pickup from Saturday, October 31 to Saturday, November 21.',
	],
	[
		'2026-10-30',
		'missed_on: Please choose the day of the missed pickup from Saturday, October 31 to Saturday, November 21.',
	],
])('PD-31 %s is no day on which a pickup can have been missed', (missed_on, error) => {
	expect(errorsOf({ kind: 'missed', missed_streams: 'trash', missed_on })).toEqual([error])
})

test('days are checked against the office’s calendar, by which today is still the 21st', () => {
	expect(errorsOf({ kind: 'missed', missed_streams: 'trash', missed_on: '2026-11-21' })).toEqual([])
	expect(errorsOf({ kind: 'skip', skip_from: '2026-11-21', skip_to: '2026-11-21' })).toEqual([])
})

test('PD-32 a hold cannot end before it begins', () => {
	expect(errorsOf({ kind: 'skip', skip_from: '2026-12-10', skip_to: '2026-12-03' })).toEqual([
		'skip_to: The last day away cannot be before the first.',
	])
	expect(errorsOf({ kind: 'skip', skip_from: '2026-12-10', skip_to: '2026-11-03' })).toEqual([
		'skip_to: Please choose the last day away from Saturday, November 21 to Monday, November 22, 2027.',
	])
})

test('streams are listed in their fixed order, each once', () => {
	const entries = serviceEntries({ kind: 'missed', missed_on: '2026-11-20' })
	for (const stream of ['lawn', 'trash', 'lawn']) entries.append('missed_streams', stream)
	expect(checkLead(serviceForm, entries, sampleFacts)).toMatchObject({
		value: { missed_streams: ['trash', 'lawn'] },
	})
})

test('every condition refers to the kind of request and to kinds that exist', () => {
	const kinds: string[] = serviceKinds.map(({ value }) => value)
	for (const field of Object.values(serviceForm.fields)) {
		if (!('when' in field)) continue
		expect(field.when.field).toBe('kind')
		expect(kinds).toEqual(expect.arrayContaining(field.when.is))
	}
})
