import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { hoaEntries } from '#test/hoa_entries.ts'
import { checkLead } from '../check_lead.ts'
import { optionsOf } from '../offered_form.ts'
import { hoaForm, hoaServiceTypes } from './definition.ts'

function errorsOf(changes: Record<string, string>) {
	const lead = checkLead(hoaForm, hoaEntries(changes), sampleFacts)
	return lead.ok ? [] : lead.errors
}

test('HO-03 an empty form gets every error to the letter', () => {
	expect(checkLead(hoaForm, new URLSearchParams(), sampleFacts)).toMatchObject({
		ok: false,
		errors: [
			{ field: 'contactName', message: 'Contact name is required' },
			{ field: 'hoaName', message: 'HOA name is required' },
			{ field: 'email', message: 'Email is required' },
			{ field: 'phone', message: 'Phone number is required' },
			{ field: 'address', message: 'Address is required' },
			{ field: 'city', message: 'City is required' },
			{ field: 'units', message: 'Number of units is required' },
			{ field: 'serviceType', message: 'Service type is required' },
			{ field: 'smsConsent', message: 'You must consent to SMS communications' },
		],
	})
})

test.each(['contactName', 'hoaName', 'email', 'phone', 'address', 'city', 'units'])(
	'HO-03 %s is trimmed before validation',
	(field) => {
		expect(errorsOf({ [field]: ' \t ' })).toMatchObject([
			{ field, message: expect.stringMatching(/ is required$/) },
		])
	},
)

test.each(['june', 'june@', 'june@example', 'a@b.com, c@d.com', `${'e'.repeat(250)}@example.com`])(
	'HO-03 an email address must be valid: %s',
	(email) => {
		expect(errorsOf({ email })).toEqual([{ field: 'email', message: 'Please enter a valid email address' }])
	},
)

test.each(['0', '-3', '1.5', '1e3', 'many', '100000', '00'])('HO-03 units are at least 1: %s', (units) => {
	expect(errorsOf({ units })).toEqual([
		{ field: 'units', message: 'Please enter a whole number from 1 to 99999.' },
	])
})

test.each([
	['1', 1],
	[' 084 ', 84],
	['99999', 99_999],
])('HO-03 units are a number: %s', (units, number) => {
	expect(checkLead(hoaForm, hoaEntries({ units }), sampleFacts)).toMatchObject({
		ok: true,
		value: { units: number },
	})
})

test('HO-04 the services are the listed ones, with their labels', () => {
	expect(hoaServiceTypes).toMatchObject([
		{ value: 'trash-only', label: 'Trash Collection Only' },
		{ value: 'trash-recycling', label: 'Trash + Recycling' },
		{ value: 'trash-recycling-lawn', label: 'Trash + Recycling + Lawn Pickup' },
		{ value: 'full-service', label: 'Full Service Package' },
		{ value: 'custom', label: 'Custom Solution' },
	])
	for (const { value } of hoaServiceTypes) expect(errorsOf({ serviceType: value })).toEqual([])
	expect(errorsOf({ serviceType: 'toString' })).toMatchObject([{ message: 'Service type is required' }])
})

test('HO-04 a community is offered recycling and lawn pickup only where we offer them', () => {
	const values = (offered: Partial<typeof sampleFacts.services>) => {
		const services = { ...sampleFacts.services, ...offered }
		return optionsOf(hoaForm.fields.serviceType, { ...sampleFacts, services }).map(({ value }) => value)
	}
	expect(values({ lawn: false })).toEqual(['trash-only', 'trash-recycling', 'full-service', 'custom'])
	expect(values({ recycling: false })).toEqual(['trash-only', 'full-service', 'custom'])
	expect(values({ recycling: false, lawn: false })).toEqual(['trash-only', 'full-service', 'custom'])
})

test('HO-04 the current hauler and the rest are optional', () => {
	expect(
		checkLead(hoaForm, hoaEntries({ currentProvider: ' ', additionalInfo: '\r\n' }), sampleFacts),
	).toMatchObject({
		ok: true,
		value: { currentProvider: null, additionalInfo: null },
	})
})

test('text that is too long gets an error and is kept as typed', () => {
	const hoaName = 'n'.repeat(10_000)
	expect(checkLead(hoaForm, hoaEntries({ hoaName }), sampleFacts)).toMatchObject({
		ok: false,
		reason: 'invalid',
		errors: [{ field: 'hoaName', message: 'Please shorten the HOA name to 150 characters or fewer.' }],
		values: { hoaName, city: 'Windsor' },
	})
})
