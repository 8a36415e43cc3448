import { expect, test } from 'vitest'
import { readAdminMode } from './admin_mode.ts'

function storage() {
	const stored = new Map<string, string>()
	return {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => void stored.set(key, value),
	}
}

test('SH-03 admin mode is off until ?admin=true is seen, then remembered', () => {
	const here = storage()
	expect(readAdminMode('', () => here)).toBe(false)
	expect(readAdminMode('?admin=1', () => here)).toBe(false)
	expect(readAdminMode('?utm_source=x&admin=true', () => here)).toBe(true)
	expect(readAdminMode('', () => here)).toBe(true)
})

test('SH-03 a browser that refuses storage has admin mode while it is in the address', () => {
	const refuse = () => {
		throw new DOMException('The operation is insecure.', 'SecurityError')
	}
	expect(readAdminMode('?admin=true', refuse)).toBe(true)
	expect(readAdminMode('', refuse)).toBe(false)
})
