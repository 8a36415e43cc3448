import { expect, test } from 'vitest'
import { quoteEntries } from '#test/quote_entries.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { parseForm } from '#platform/forms/parse_form.ts'
import { checkLead } from '../check_lead.ts'
import { formSchema } from '../form_schema.ts'
import { offeredForm } from '../offered_form.ts'
import { quoteForm } from './definition.ts'
import { serviceTypes } from '#app/company/service_types.ts'

const parse = (changes: Record<string, string> = {}) =>
	parseForm(formSchema(quoteForm), quoteEntries(changes).entries())

function errorsOf(changes: Record<string, string>) {
	const parsed = parse(changes)
	return parsed.ok ? [] : parsed.errors
}

test('QF-01 name, email and service type are required, in plain sentences and the order of the form', () => {
	expect(parseForm(formSchema(quoteForm), [])).toMatchObject({
		ok: false,
		errors: [
			{ field: 'name', message: 'Please enter your name.' },
			{ field: 'email', message: 'Please enter your email address.' },
			{ field: 'service_type', message: 'Please choose a service.' },
		],
	})
	expect(errorsOf({ service_type: 'toString' })).toEqual([
		{ field: 'service_type', message: 'Please choose a service.' },
	])
})

test.each(['\u200B\t ', '\u3164\u3164', '\u2800', '\uFFA0\u115F', '\u00AD\uFE0F', '\u0301', '\u{E0020}'])(
	'QF-01 a name with nothing to see is no name, and details with nothing to see are none: %j',
	(text) => {
		expect(errorsOf({ name: text })).toEqual([{ field: 'name', message: 'Please enter your name.' }])
		expect(parse({ address: text, message: text })).toMatchObject({
			ok: true,
			value: { address: null, message: null },
		})
	},
)

test.each(['李', 'نیلوفر\u200Cها', 'Zo\u00ADe', '🚛\uFE0F', '\u{1FAE9}', '\uE000'])(
	'QF-01 a name of any letters and signs stays as typed: %j',
	(name) => expect(parse({ name })).toMatchObject({ ok: true, value: { name } }),
)

test('QF-01 phone, address and details are optional and then null', () => {
	const parsed = parse({ phone: '', address: '  ', message: '\r\n' })
	expect(parsed).toMatchObject({ ok: true, value: { phone: null, address: null, message: null } })
})

test.each([
	'june',
	'june@',
	'@example.com',
	'june@example',
	'june@exa mple.com',
	'a@b.com, c@d.com',
	'a@b.com>',
])('QF-01 an email address must be valid: %s', (email) => {
	expect(errorsOf({ email })).toEqual([{ field: 'email', message: 'Please enter a valid email address.' }])
})

test.each(["o'neil+bins@mail.example.co.uk", 'a/b=c@x.io', 'JUNE@EXAMPLE.COM', ' june@example.com '])(
	'QF-01 an unusual but valid email address is accepted: %s',
	(email) => {
		expect(parse({ email })).toMatchObject({ ok: true, value: { email: email.trim() } })
	},
)

test('QF-02 the service types and their labels', () => {
	expect(serviceTypes).toMatchObject([
		{ value: 'residential-services', label: 'Residential Services: Trash, Recycling & Lawn Pickup' },
		{ value: 'commercial', label: 'Commercial Waste Management' },
		{ value: 'rolloff', label: 'Roll-off Dumpster Rental' },
		{ value: 'other', label: 'Other' },
	])
})

test('FI-112 only services that are offered can be chosen, and no other is taken', () => {
	const without = (...off: string[]) => ({
		...sampleFacts,
		services: { ...sampleFacts.services, ...Object.fromEntries(off.map((service) => [service, false])) },
	})
	const labels = (facts: typeof sampleFacts) => {
		const { service_type: field } = offeredForm(quoteForm, facts).fields
		return field && 'options' in field ? field.options.map(({ label }) => label) : []
	}
	expect(labels(sampleFacts)).toEqual(serviceTypes.map(({ label }) => label))
	expect(labels(without('lawn', 'rolloff'))).toEqual([
		'Residential Services: Trash & Recycling',
		'Commercial Waste Management',
		'Other',
	])
	for (const off of [['recycling'], ['recycling', 'lawn']])
		expect(labels(without(...off))).toEqual(['Residential Services', ...labels(sampleFacts).slice(1)])
	const asked = quoteEntries({ service_type: 'rolloff' })
	expect(checkLead(quoteForm, asked, sampleFacts)).toMatchObject({ ok: true })
	expect(checkLead(quoteForm, asked, without('rolloff'))).toMatchObject({
		ok: false,
		errors: [{ field: 'service_type', message: 'Please choose a service.' }],
	})
})

test('text that is too long gets an error and is kept as typed', () => {
	const name = 'n'.repeat(10_000)
	expect(parse({ name })).toMatchObject({
		ok: false,
		errors: [{ field: 'name', message: 'Please shorten your name to 100 characters or fewer.' }],
		values: { name, address: '12 Elm St, Windsor' },
	})
	expect(errorsOf({ message: 'm'.repeat(4001) })).toEqual([
		{ field: 'message', message: 'Please shorten your message to 4000 characters or fewer.' },
	])
	expect(errorsOf({ message: 'm\r\n'.repeat(2000) })).toEqual([])
	expect(errorsOf({ email: `${'e'.repeat(250)}@example.com` })).toEqual([
		{ field: 'email', message: 'Please shorten your email address to 254 characters or fewer.' },
	])
})

test('characters that no one types are removed silently; every other character stays', () => {
	const parsed = parse({
		name: 'Zoë\u0000 \u202e"Ada"\t<b>O’Neil</b> 王\r\nBcc: x@y.z',
		message: "a\u0007\tb\r\nc\u0085d '; DROP TABLE quote_requests;-- 👩‍🚒 \ud800",
	})
	expect(parsed).toMatchObject({
		ok: true,
		value: {
			name: 'Zoë "Ada" <b>O’Neil</b> 王 Bcc: x@y.z',
			message: "a\tb\nc\nd '; DROP TABLE quote_requests;-- 👩‍🚒 \ufffd",
		},
	})
})

test('unknown fields, files and repeated fields do no harm', () => {
	const entries = new FormData()
	for (const [name, value] of quoteEntries()) entries.append(name, value)
	entries.append('name', 'Second')
	entries.append('__proto__', 'x')
	entries.append('id', 'mine')
	entries.set('phone', new Blob(['file']), 'phone.txt')
	const parsed = parseForm(formSchema(quoteForm), entries.entries())
	expect(parsed.ok && Object.keys(parsed.value)).toEqual([...Object.keys(quoteForm.fields), 'smsConsent'])
	expect(parsed).toMatchObject({ value: { name: 'June Alvarez', phone: null } })
})

test.each([
	['on', true],
	['true', true],
	['', false],
	['false', false],
	['0', false],
])('QF-03 a consent box with the value "%s" is %s', (smsConsent, expected) => {
	expect(parse({ smsConsent })).toMatchObject({ ok: true, value: { smsConsent: expected } })
})
