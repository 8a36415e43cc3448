import { expect, test } from 'vitest'
import { stubStorage } from '#test/browser_storage.ts'
import { openMemory } from './notice_memory.ts'

test('a notice is still given only once if the storage is too full to remember it', () => {
	const storage = stubStorage()
	const memory = openMemory('told', '2026-11-27T17:00:00.000Z')
	expect(memory.add(['new:1'])).toEqual(['new:1'])
	storage.refuse('QuotaExceededError')
	expect(memory.add(['new:1', 'new:2'])).toEqual(['new:2'])
	expect(memory.add(['new:2'])).toEqual([])
	expect(memory.has('new:1')).toBe(true)
	expect(memory.has('new:2')).toBe(true)
})
