import { expect, test, vi } from 'vitest'
import { openMemory } from './notice_memory.ts'

test('what a full storage does not take is told once all the same', () => {
	const stored = new Map<string, string>()
	let isFull = false
	vi.stubGlobal('localStorage', {
		getItem: (name: string) => stored.get(name) ?? null,
		setItem: (name: string, text: string) => {
			if (isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
			stored.set(name, text)
		},
	})
	const memory = openMemory('told', '2026-11-27T17:00:00.000Z')
	expect(memory.add(['new:1'])).toEqual(['new:1'])
	isFull = true
	expect(memory.add(['new:1', 'new:2'])).toEqual(['new:2'])
	expect(memory.add(['new:2'])).toEqual([])
	expect(memory.has('new:1')).toBe(true)
	expect(memory.has('new:2')).toBe(true)
})
