import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parseData, parsePage } from './data_file.ts'

const towns = z.array(
	z.strictObject({ name: z.string(), price: z.number(), day: z.enum(['Monday', 'Friday']) }),
)
const front = z.strictObject({ title: z.string(), order: z.int() })

describe('a file of data', () => {
	const good = `[
	{
		"name": "Windsor",
		"price": 29,
		"day": "Monday"
	}
]
`
	const read = (text: string) => () => parseData('towns.json', text, towns)

	test('is read according to its schema', () => {
		expect(read(good)()).toEqual([{ name: 'Windsor', price: 29, day: 'Monday' }])
	})
	test.each([
		['29', '"29"', "towns.json, line 4: 'price' must be a number."],
		['\t\t"price": 29,\n', '', "towns.json, line 2: 'price' is missing."],
		['"Monday"', '"Sunday"', "towns.json, line 5: 'day' must be one of Monday, Friday."],
		['"name"', '"nane": "", "name"', "towns.json, line 3: 'nane' is not a name that belongs here."],
		['"Monday"', '"Monday",', 'towns.json, line 6: Expected double-quoted property name.'],
		['}\n', '},\n', "towns.json, line 7: Unexpected token ']'."],
		['29', 'x29', "towns.json, line 4: Unexpected token 'x'."],
		[']\n', '', "towns.json, line 7: Expected ',' or ']' after array element."],
	])('with %j replaced by %j is refused with the line of the mistake', (from, to, message) => {
		expect(read(good.replace(from, to))).toThrow(message)
	})
	test('is refused with all of its mistakes', () => {
		expect(read(good.replace('29', 'true').replace('"Windsor"', '7'))).toThrow(
			"towns.json, line 3: 'name' must be a string.\ntowns.json, line 4: 'price' must be a number.",
		)
	})
})

describe('a page', () => {
	const good = '---\ntitle: "Carts: two sizes"\norder: 10\n---\n\nWe bring it.\n'
	const read = (text: string) => () => parsePage('carts.md', text, front)

	test('has data, and a text whose first line is known', () => {
		const page = {
			file: 'carts.md',
			front: { title: 'Carts: two sizes', order: 10 },
			body: '\nWe bring it.\n',
			bodyLine: 5,
		}
		expect(read(good)()).toEqual(page)
		expect(read(good.replaceAll('\n', '\r\n'))()).toMatchObject({ front: page.front, bodyLine: 5 })
	})
	test.each([
		['10', 'first', "carts.md, line 3: 'order' must be a number."],
		['order: 10\n', '', "carts.md, line 2: 'order' is missing."],
		['"Carts: two sizes"', 'Carts: two sizes', 'carts.md, line 2: Nested mappings are not allowed'],
		['---\n', '', 'carts.md, line 1: A page begins with its data between two lines of three dashes.'],
	])('with %j replaced by %j is refused with its name and the line of the mistake', (from, to, message) => {
		expect(read(good.replace(from, to))).toThrow(message)
	})
})
