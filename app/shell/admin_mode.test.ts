import { beforeEach, expect, test, vi } from 'vitest'
import { readAdminMode } from './admin_mode.ts'

beforeEach(() => {
	const stored = new Map<string, string>()
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => void stored.set(key, value),
	})
})

test('SH-03 admin mode is off until ?admin=true is seen, then remembered', () => {
	expect(readAdminMode('')).toBe(false)
	expect(readAdminMode('?admin=1')).toBe(false)
	expect(readAdminMode('?utm_source=x&admin=true')).toBe(true)
	expect(readAdminMode('')).toBe(true)
})

test('SH-03 a browser that refuses storage has admin mode while it is in the address', () => {
	const refuse = () => {
		throw new DOMException('The operation is insecure.', 'SecurityError')
	}
	vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
	expect(readAdminMode('?admin=true')).toBe(true)
	expect(readAdminMode('')).toBe(false)
})
