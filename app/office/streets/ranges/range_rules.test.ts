import { expect, test } from 'vitest'
import { areaFinder, checkRange, type RangeCells } from './range_rules.ts'
import { guessColumns, missingColumns, requiredColumns, unusedColumns } from '../import/columns.ts'
import { ambiguousHeading } from '../import/guess_fields.ts'
import { hasUnclosedQuote, lineBreaksIn } from '../import/read_lines.server.ts'

const areas = [
	{ id: '1', slug: 'windsor-east', name: 'East', town: 'Windsor' },
	{ id: '2', slug: 'greeley-east', name: 'East', town: 'Greeley' },
	{ id: '3', slug: 'wellington', name: 'All of Wellington', town: 'Wellington' },
]
const good: RangeCells = {
	street: 'N. Maple Street',
	from: '100',
	to: '198',
	side: 'Even',
	zip: '80550-1234',
	area: 'wellington',
}
const check = (cells: Partial<RangeCells>) => checkRange({ ...good, ...cells }, areaFinder(areas))

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

test('finds an area by slug, name, or town and name, but not by a name that two towns share', () => {
	for (const area of ['WELLINGTON', 'all of wellington', 'Wellington All of Wellington'])
		expect(check({ area })).toMatchObject({ values: { area_id: '3' } })
	for (const area of ['Greeley, East', 'Greeley: East', 'East (Greeley)'])
		expect(check({ area })).toMatchObject({ values: { area_id: '2' } })
	expect(check({ area: 'East' })).toMatchObject({
		ok: false,
		reason: expect.stringContaining('Two towns'),
	})
	expect(check({ area: 'West' })).toMatchObject({
		ok: false,
		reason: 'There is no pickup area called “West”.',
	})
})

test('refuses ranges of a few houses, which would reveal who is a customer', () => {
	expect(check({ from: '104', to: '104' })).toMatchObject({
		ok: false,
		reason: expect.stringContaining('a single house'),
	})
	expect(check({ from: '104', to: '110' })).toMatchObject({
		ok: false,
		reason: expect.stringMatching(/^That is only a few houses\..* 100 to 199/),
	})
	expect(check({ from: '104', to: '112' })).toMatchObject({ ok: true })
})

const digits = '9'.repeat(40)

test.each([
	[{ street: '' }, 'The street is missing.'],
	[{ street: '...' }, '“...” is no name of a street.'],
	[{ street: 'x'.repeat(81) }, 'longer than 80 characters'],
	[{ from: '' }, 'first house number must be a number from 1 to 999999, not “”'],
	[{ from: '1e3' }, 'not “1e3”'],
	[{ from: '0' }, 'not “0”'],
	[{ from: digits }, `not “${digits}”`],
	[{ from: `${digits}9` }, `not “${digits}…”`],
	[{ to: 'end' }, 'last house number must be a number from 1 to 999999, not “end”'],
	[{ from: '900' }, 'The numbers go down, from 900 to 198.'],
	[{ side: 'left' }, 'The side must be odd, even or all, not “left”'],
	[{ zip: '8055' }, 'A ZIP code has five digits, not “8055”'],
	[{ zip: 'CO 80550' }, 'not “CO 80550”'],
	[{ zip: '80550-12' }, 'not “80550-12”'],
	[{ area: '' }, 'The area is missing.'],
] as const)('names what is wrong: %o', (cells, reason) => {
	expect(check(cells)).toMatchObject({ ok: false, reason: expect.stringContaining(reason) })
})

test('accepts the longest street name, a ZIP code or none, and a single side', () => {
	expect(check({ street: 'x'.repeat(80), zip: '80550', side: 'O' })).toMatchObject({
		values: { zip: '80550', side: 'odd' },
	})
	expect(check({ zip: '' })).toMatchObject({ values: { zip: null } })
})

test('recognizes columns by their headings, and first by the choices for the last file', () => {
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

test('a heading is used for one column only, and recognized in any spelling', () => {
	expect(guessColumns(['A', 'From', 'To'], { street: 'A', area: 'A' })).toEqual({
		street: 'A',
		from: 'From',
		to: 'To',
	})
	expect(guessColumns(['1. Street:', 'ODD -- EVEN'], null)).toEqual({
		street: '1. Street:',
		side: 'ODD -- EVEN',
	})
	expect(requiredColumns).toEqual(['Street', 'From', 'To', 'Area'])
})

test('PD-16 columns that share a heading, and those that are not used, are named', () => {
	const columns = { street: 'Street', from: 'From' }
	const problem = (...headings: string[]) => ambiguousHeading(headings, columns)
	expect(problem('From', 'STREET', 'Street')).toContain('Two columns are called “Street”')
	expect(problem('From', 'STREET', 'Street', 'street')).toContain('3 columns are called “Street”')
	expect(problem('Street', 'From', 'Notes', 'Notes')).toBeNull()
	expect(unusedColumns(['Street', 'From', 'Notes', '', 'Who', 'Notes'], columns)).toEqual({
		unused: ['Notes', 'Who'],
		absent: ['To', 'Side', 'ZIP', 'Area'],
	})
})

test('PD-16 a cell over several lines is a note, unless it contains a quotation mark', () => {
	expect(hasUnclosedQuote(['Elm St', 'a note\nof two lines'])).toBe(false)
	expect(hasUnclosedQuote(['a "name"', 'a note\nof two lines'])).toBe(false)
	expect(hasUnclosedQuote(['Elm St', '1,99\n"Oak St'])).toBe(true)
	expect(lineBreaksIn(['Elm St', 'a\nb\nc', 'd\ne'])).toBe(3)
})
