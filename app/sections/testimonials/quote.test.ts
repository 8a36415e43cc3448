import { expect, test } from 'vitest'
import type { TestimonialRow } from '#db/content_rows.ts'
import { asQuote, initialOf } from './quote.ts'

const row: TestimonialRow = {
	id: 'one',
	content: 'On time.',
	rating: 5,
	customer_name: 'Priya N.',
	customer_title: 'Owner',
	company: 'Cleveland Avenue Bread',
	location: 'Wellington',
	image_url: null,
	service_type: 'commercial',
	source: 'A letter',
	said_on: '2026-01-01',
	is_sample: false,
	is_approved: true,
	is_featured: true,
	created_at: '2026-01-01T00:00:00.000Z',
}

test("a business is shown with its owner's name, a neighbor with the town", () => {
	expect(asQuote(row).about).toBe('Owner, Cleveland Avenue Bread')
	expect(asQuote({ ...row, customer_title: null, company: null }).about).toBe('Wellington')
	expect(asQuote({ ...row, customer_title: null, company: null, location: null }).about).toBe('')
})

test.each([
	['ruth', 'R'],
	['  Ben and Ilse K.', 'B'],
	['Ésteban', 'É'],
	['𝒜da', '𝒜'],
	['', ''],
])('HM-07 the initial of %j is %j', (name, initial) => {
	expect(initialOf(name)).toBe(initial)
})
