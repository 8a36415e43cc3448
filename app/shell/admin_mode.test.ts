import { expect, test } from 'vitest'
import { stubStorage } from '#test/browser_storage.ts'
import { readAdminMode } from './admin_mode.ts'

test('SH-03 admin mode is off until ?admin=true is seen, then remembered', () => {
	stubStorage()
	expect(readAdminMode('')).toBe(false)
	expect(readAdminMode('?admin=1')).toBe(false)
	expect(readAdminMode('?utm_source=x&admin=true')).toBe(true)
	expect(readAdminMode('')).toBe(true)
})

test('SH-03 in a browser that refuses storage, admin mode is on only while it is in the address', () => {
	stubStorage().refuse('SecurityError')
	expect(readAdminMode('?admin=true')).toBe(true)
	expect(readAdminMode('')).toBe(false)
})
