import { expect, test } from 'vitest'
import { snippet } from './snippet.ts'

test('SE-02 a snippet has 150 characters at most and ends at a word', () => {
	expect(snippet('Short.')).toBe('Short.')
	expect(snippet('x'.repeat(150))).toHaveLength(150)
	const cut = snippet(`${'word '.repeat(40)}`)
	expect(cut.length).toBeLessThanOrEqual(150)
	expect(cut).toMatch(/word…$/)
	expect(snippet('x'.repeat(400))).toHaveLength(150)
})
