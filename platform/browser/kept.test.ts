import { beforeEach, expect, test, vi } from 'vitest'
import { keep, kept } from './kept.ts'

const stored = new Map<string, string>()

beforeEach(() => {
	stored.clear()
	vi.stubGlobal('localStorage', {
		getItem: (name: string) => stored.get(name) ?? null,
		setItem: (name: string, text: string) => void stored.set(name, text),
		removeItem: (name: string) => void stored.delete(name),
	})
})

test('what is kept is read again as it was, until it is forgotten', () => {
	for (const value of [{ places: ['Windsor'] }, [1, 2], 'true', true, 0]) {
		expect(keep('a', value)).toBe(true)
		expect(kept('a')).toEqual(value)
	}
	expect(keep('a', null)).toBe(true)
	expect(kept('a')).toBeNull()
	expect(stored.size).toBe(0)
})

test('text of somebody else is no error, nor is a browser without storage', () => {
	stored.set('a', '{half')
	expect(kept('a')).toBe('{half')
	const refuse = () => {
		throw new DOMException('The operation is insecure.', 'SecurityError')
	}
	vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
	expect(kept('a')).toBeNull()
	expect(keep('a', 1)).toBe(false)
	expect(keep('a', null)).toBe(false)
})
