import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { isBusinessDay } from '#app/company/business_hours.ts'
import { nextDay } from '#test/next_day.ts'
import { rolloffEntries } from '#test/rolloff_entries.ts'
import { checkLead } from '../check_lead.ts'
import { closedDays } from '../day_field.ts'
import { rolloffForm } from './definition.ts'
import { contactTimes, dumpsterSizes, projectDurations } from './choices.ts'

function errorsOf(changes: Record<string, string>, sizes?: readonly string[]) {
	const lead = checkLead(rolloffForm, rolloffEntries(changes, sizes), sampleFacts)
	return lead.ok ? [] : lead.errors
}

test('RQ-01 RQ-02 RQ-03 RQ-04 RQ-05 an empty form gets every error to the letter, in the order of the form', () => {
	expect(checkLead(rolloffForm, new URLSearchParams(), sampleFacts)).toMatchObject({
		ok: false,
		reason: 'consent',
		errors: [
			{ field: 'dumpster_sizes', message: 'Please select at least one dumpster size' },
			{ field: 'full_name', message: 'Name must be at least 2 characters' },
			{ field: 'location', message: 'Please enter your location' },
			{ field: 'phone', message: 'Please enter a valid phone number' },
			{ field: 'email', message: 'Please enter a valid email address' },
			{
				field: 'smsConsent',
				message: 'You must consent to SMS communications to submit this form',
			},
		],
	})
})

test.each([
	['full_name', 'J', 'Jo'],
	['location', ' W ', 'Ft'],
	['phone', '970555010', '9705550100'],
	['phone', '  97 55 01  ', '970 555 01'],
])('RQ-01 RQ-02 RQ-03 %s: "%s" is too short, "%s" is not', (field, short, enough) => {
	expect(errorsOf({ [field]: short })).toMatchObject([{ field }])
	expect(errorsOf({ [field]: enough })).toEqual([])
})

test('RQ-01 FI-43 D31 a name of one letter, or an empty one, is too short', () => {
	const message = 'Name must be at least 2 characters'
	expect(errorsOf({ full_name: 'J' })).toEqual([{ field: 'full_name', message }])
	expect(errorsOf({ full_name: ' ' })).toEqual([
		{ field: 'full_name', message: 'Name must be at least 2 characters' },
	])
})

test.each(['june', 'june@', 'june@example', 'a@b.com, c@d.com', `${'e'.repeat(250)}@example.com`])(
	'RQ-02 an email address must be valid: %s',
	(email) => {
		expect(errorsOf({ email })).toEqual([{ field: 'email', message: 'Please enter a valid email address' }])
	},
)

test('RQ-04 if no sizes are rented, none has to be chosen, and a size that is no longer rented is refused', () => {
	const facts = { ...sampleFacts, rolloffs: [] }
	expect(checkLead(rolloffForm, rolloffEntries({}, []), facts)).toMatchObject({
		ok: true,
		value: { dumpster_sizes: [] },
	})
	expect(checkLead(rolloffForm, rolloffEntries({}, ['12 Yard']), facts)).toMatchObject({
		ok: false,
		errors: [{ field: 'dumpster_sizes' }],
	})
	expect(checkLead(rolloffForm, rolloffEntries({}, []), sampleFacts).ok).toBe(false)
})

test('RQ-04 the sizes are the rented ones; several at once, each counted once', () => {
	expect(dumpsterSizes(sampleFacts).map(({ value }) => value)).toEqual([
		'12 Yard',
		'15 Yard',
		'20 Yard',
		'30 Yard',
	])
	expect(
		checkLead(rolloffForm, rolloffEntries({}, ['30 Yard', '12 Yard', '30 Yard']), sampleFacts),
	).toMatchObject({
		ok: true,
		value: { dumpster_sizes: ['12 Yard', '30 Yard'] },
		values: { dumpster_sizes: '30 Yard,12 Yard,30 Yard' },
	})
	for (const sizes of [['40 Yard'], ['12 Yard', ''], ['toString']]) {
		expect(errorsOf({}, sizes)).toEqual([
			{ field: 'dumpster_sizes', message: 'Please select at least one dumpster size' },
		])
	}
})

test('RQ-05 without consent the reason is consent; with consent, invalid fields are the reason', () => {
	expect(checkLead(rolloffForm, rolloffEntries({ smsConsent: '' }), sampleFacts)).toMatchObject({
		ok: false,
		reason: 'consent',
	})
	expect(checkLead(rolloffForm, rolloffEntries({ full_name: '' }), sampleFacts)).toMatchObject({
		ok: false,
		reason: 'invalid',
	})
})

test('RQ-06 the choices are the listed ones', () => {
	expect(contactTimes).toEqual(['Morning (8AM-12PM)', 'Afternoon (12PM-5PM)', 'Evening (5PM-8PM)', 'Anytime'])
	expect(projectDurations).toEqual(['1-3 days', '4-7 days', '1-2 weeks', '2-4 weeks', 'More than 4 weeks'])
	expect(errorsOf({ best_contact_time: 'Midnight', project_duration: 'forever' })).toEqual([
		{ field: 'project_duration', message: 'Please choose a duration from the list.' },
		{ field: 'best_contact_time', message: 'Please choose a time from the list.' },
	])
})

test('RQ-06 empty optional fields are null', () => {
	const empty = {
		business_name: ' ',
		material_types: '',
		project_duration: '',
		best_contact_time: '',
		notes: '\r\n',
	}
	const omitted = Object.fromEntries(Object.keys(empty).map((name) => [name, null]))
	expect(checkLead(rolloffForm, rolloffEntries(empty), sampleFacts)).toMatchObject({
		ok: true,
		value: omitted,
	})
})

test('RQ-10 the delivery day must be a business day, and the error names the days with delivery', () => {
	expect(errorsOf({ delivery_day: nextDay(isBusinessDay) })).toEqual([])
	expect(errorsOf({ delivery_day: '' })).toEqual([])
	const message = 'We deliver on business days, Monday to Friday except holidays. Please choose one of those.'
	const saturday = nextDay(({ weekday }) => weekday === 6)
	const holiday = nextDay((day) => day.weekday < 6 && !isBusinessDay(day, sampleFacts))
	for (const delivery_day of [saturday, holiday])
		expect(errorsOf({ delivery_day })).toEqual([{ field: 'delivery_day', message }])
	expect(errorsOf({ delivery_day: 'soon' })).toEqual([
		{ field: 'delivery_day', message: 'Please choose the delivery day.' },
	])
})

test('RO-07 delivery today can be chosen until the cutoff for same-day orders', () => {
	const wished = (delivery_day: string, now: string) =>
		closedDays(rolloffForm, { delivery_day }, sampleFacts, new Date(now))
	expect(wished('2026-12-01', '2026-12-01T18:59:00.000Z')).toEqual([])
	expect(wished('2026-12-01', '2026-12-01T19:00:00.000Z')).toEqual([
		{
			field: 'delivery_day',
			message: `Today only if you order before noon. Please choose a later day, or call ${sampleFacts.phone}.`,
		},
	])
	expect(wished('2026-12-02', '2026-12-01T19:00:00.000Z')).toEqual([])
})

test('text that is too long gets an error and is kept as typed', () => {
	const full_name = 'n'.repeat(10_000)
	expect(checkLead(rolloffForm, rolloffEntries({ full_name }), sampleFacts)).toMatchObject({
		ok: false,
		errors: [{ field: 'full_name', message: 'Please shorten your name to 100 characters or fewer.' }],
		values: { full_name, location: '12 Elm St, Windsor' },
	})
	expect(errorsOf({ notes: 'n'.repeat(4001) })).toMatchObject([{ field: 'notes' }])
})
