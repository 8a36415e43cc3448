import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { withChoices, withChoicesOnContact, readChoices } from './link_choices.ts'

test('RO-09 a link carries the choices in its query, before its anchor', () => {
	expect(withChoices('/contact', { service: 'rolloff', size: 20 })).toBe('/contact?service=rolloff&size=20')
	expect(withChoices('/roll-off-dumpsters#towns', { size: 12 })).toBe('/roll-off-dumpsters?size=12#towns')
	expect(withChoices('#quote-form', {})).toBe('#quote-form')
	expect(withChoices('#quote-form', { size: 30 })).toBe('?size=30#quote-form')
	expect(withChoicesOnContact('https://elsewhere.example/', { service: 'rolloff' })).toBe(
		'https://elsewhere.example/',
	)
})

test.each([
	['service=rolloff&size=20&town=windsor', { service: 'rolloff', size: 20, town: 'windsor' }],
	['service=commercial&size=2', { service: 'commercial', size: 2, town: undefined }],
	['service=toString&size=18&town=%3Cb%3E', { service: undefined, size: undefined, town: undefined }],
	['size=020&size=20', { service: undefined, size: undefined, town: undefined }],
	['', { service: undefined, size: undefined, town: undefined }],
])('choices are read from an address: "%s"', (query, expected) => {
	expect(readChoices(new URLSearchParams(query), sampleFacts)).toEqual(expected)
})
