import { expect, test } from 'vitest'
import { stubStorage } from '#test/browser_storage.ts'
import { writeStored, readStored } from './browser_storage.ts'

test('a stored value is read back unchanged until it is removed', () => {
	const { stored } = stubStorage()
	for (const value of [{ places: ['Windsor'] }, [1, 2], 'true', true, 0]) {
		expect(writeStored('a', value)).toBe(true)
		expect(readStored('a')).toEqual(value)
	}
	expect(writeStored('a', null)).toBe(true)
	expect(readStored('a')).toBeNull()
	expect(stored.size).toBe(0)
})

test('text that is not JSON is read as it is, and a browser without storage causes no error', () => {
	const storage = stubStorage()
	storage.stored.set('a', '{half')
	expect(readStored('a')).toBe('{half')
	storage.refuse('SecurityError')
	expect(readStored('a')).toBeNull()
	expect(writeStored('a', 1)).toBe(false)
	expect(writeStored('a', null)).toBe(false)
})
