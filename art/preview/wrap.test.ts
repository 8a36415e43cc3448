import { beforeAll, expect, test } from 'vitest'
import { measure, openLettering } from '../type/lettering.ts'
import { wrap } from './wrap.ts'

beforeAll(() => openLettering())

const text = 'Roll-off rental in the Northern Communities'

test('a title is wrapped by its measured width without losing a word', () => {
	for (const widest of [6, 8, 12, 40]) {
		const lines = wrap(text, widest, 800)
		expect(lines.join(' ')).toBe(text)
		for (const line of lines.filter((words) => words.includes(' '))) {
			expect(measure(line, 800)).toBeLessThanOrEqual(widest)
		}
	}
	expect(wrap(text, 40, 800)).toEqual([text])
})

test('no line is left with one short word', () => {
	const widest = measure('Trash pickup in Fort', 800)
	expect(wrap('Trash pickup in Fort Collins', widest, 800)).toEqual(['Trash pickup', 'in Fort Collins'])
})

test('a word wider than the line is on a line of its own', () => {
	expect(wrap('Residential pickup', 1, 800)).toEqual(['Residential', 'pickup'])
})
