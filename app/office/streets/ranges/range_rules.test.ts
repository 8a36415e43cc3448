import { expect, test } from 'vitest'
import { areaFinder, checkRange, type WrittenRange } from './range_rules.ts'
import { guessColumns, missingColumns } from '../import/columns.ts'

const areas = [
	{ id: '1', slug: 'windsor-east', name: 'East', town: 'Windsor' },
	{ id: '2', slug: 'greeley-east', name: 'East', town: 'Greeley' },
	{ id: '3', slug: 'wellington', name: 'All of Wellington', town: 'Wellington' },
]
const good: WrittenRange = {
	street: 'N. Maple Street',
	from: '100',
	to: '198',
	side: 'Even',
	zip: '80550-1234',
	area: 'wellington',
}
const check = (written: Partial<WrittenRange>) => checkRange({ ...good, ...written }, areaFinder(areas))

test('keeps a range with its street in one spelling', () => {
	expect(check({})).toEqual({
		ok: true,
		values: {
			street: 'N. Maple Street',
			street_key: 'N MAPLE ST',
			name_key: 'MAPLE',
			from_number: 100,
			to_number: 198,
			side: 'even',
			zip: '80550',
			area_id: '3',
		},
	})
	for (const side of ['', 'ALL', 'both', 'B'])
		expect(check({ side })).toMatchObject({ values: { side: 'all' } })
})

test('finds an area by slug, name, or town and name, and no name that two towns have', () => {
	for (const area of ['WELLINGTON', 'all of wellington', 'Wellington All of Wellington'])
		expect(check({ area })).toMatchObject({ values: { area_id: '3' } })
	expect(check({ area: 'Greeley, East' })).toMatchObject({ values: { area_id: '2' } })
	expect(check({ area: 'East' })).toMatchObject({
		ok: false,
		field: 'area',
		reason: expect.stringContaining('Two towns'),
	})
	expect(check({ area: 'West' })).toMatchObject({ ok: false, field: 'area' })
})

test('refuses ranges of a few houses, which would reveal who is a customer', () => {
	expect(check({ from: '104', to: '104' })).toMatchObject({
		ok: false,
		reason: expect.stringContaining('a single house'),
	})
	expect(check({ from: '104', to: '110' })).toMatchObject({
		ok: false,
		reason: expect.stringContaining('100 to 199'),
	})
	expect(check({ from: '104', to: '112' })).toMatchObject({ ok: true })
})

test.each([
	[{ street: '' }, 'street'],
	[{ street: '...' }, 'street'],
	[{ street: 'x'.repeat(81) }, 'street'],
	[{ from: '' }, 'from'],
	[{ from: '1e3' }, 'from'],
	[{ from: '0' }, 'from'],
	[{ to: 'end' }, 'to'],
	[{ from: '900' }, 'to'],
	[{ side: 'left' }, 'side'],
	[{ zip: '8055' }, 'zip'],
	[{ area: '' }, 'area'],
] as const)('names what is wrong: %o', (written, field) => {
	expect(check(written)).toMatchObject({ ok: false, field, reason: expect.stringMatching(/\.$/) })
})

test('tells columns by their headings, and by those of the last file first', () => {
	const headings = ['Street name', 'LOW', 'high', 'Route', 'Odd/Even', 'Zip Code']
	const guessed = guessColumns(headings, null)
	expect(guessed).toEqual({
		street: 'Street name',
		from: 'LOW',
		to: 'high',
		side: 'Odd/Even',
		zip: 'Zip Code',
		area: 'Route',
	})
	expect(missingColumns(guessColumns(['Strasse', 'von', 'bis', 'Area'], null))).toEqual([
		'Street',
		'From',
		'To',
	])
	const last = { street: 'Strasse', from: 'von', to: 'bis', area: 'Gebiet' }
	expect(guessColumns(['Strasse', 'von', 'bis', 'Gebiet'], last)).toEqual(last)
})
