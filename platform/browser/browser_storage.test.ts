import { expect, test } from 'vitest'
import { stubStorage } from '#test/browser_storage.ts'
import { keep, kept } from './kept.ts'

test('what is kept is read again as it was, until it is forgotten', () => {
	const { stored } = stubStorage()
	for (const value of [{ places: ['Windsor'] }, [1, 2], 'true', true, 0]) {
		expect(keep('a', value)).toBe(true)
		expect(kept('a')).toEqual(value)
	}
	expect(keep('a', null)).toBe(true)
	expect(kept('a')).toBeNull()
	expect(stored.size).toBe(0)
})

test('text of somebody else is no error, nor is a browser without storage', () => {
	const storage = stubStorage()
	storage.stored.set('a', '{half')
	expect(kept('a')).toBe('{half')
	storage.refuse('SecurityError')
	expect(kept('a')).toBeNull()
	expect(keep('a', 1)).toBe(false)
	expect(keep('a', null)).toBe(false)
})
