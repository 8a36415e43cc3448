import { expect, test } from 'vitest'
import { mayFrame } from './framing.ts'

const theirs = new URL('https://pay.portal.example/login')
const ours = new URL('https://hauler.example')
const may = (headers: Record<string, string>, from = ours) => mayFrame(headers, theirs, from)
const ancestors = (sources: string) => ({ 'content-security-policy': `frame-ancestors ${sources}` })

test('PB-02 without frame headers a portal may be framed', () => {
	expect(may({})).toBe(true)
	expect(may({ 'content-security-policy': "default-src 'none'", 'x-frame-options': 'nonsense' })).toBe(true)
})

test('PB-02 X-Frame-Options excludes other sites, also when it is sent twice', () => {
	for (const value of ['DENY', 'deny', 'SAMEORIGIN', 'SAMEORIGIN, SAMEORIGIN', 'nonsense, Deny']) {
		expect(may({ 'x-frame-options': value }), value).toBe(false)
	}
	expect(may({ 'x-frame-options': 'SAMEORIGIN' }, new URL(theirs.origin))).toBe(true)
})

test.each([
	["'none'", false],
	['', false],
	["'self'", false],
	['*', true],
	['https:', true],
	['http:', true],
	['hauler.example', true],
	['HTTPS://Hauler.example', true],
	['http://hauler.example', true],
	['https://hauler.example:443', true],
	['https://hauler.example:*', true],
	['https://hauler.example:8443', false],
	['https://*.hauler.example', false],
	['*.example', true],
	['https://partner.example https://hauler.example', true],
	['https://nothauler.example', false],
	['https://hauler.example.net', false],
	['wss:', false],
])('PB-02 frame-ancestors %s: %s', (sources, expected) => {
	expect(may(ancestors(sources))).toBe(expected)
	expect(may({ ...ancestors(sources), 'x-frame-options': 'DENY' }), 'it counts before the other').toBe(
		expected,
	)
})

test('PB-02 each of several policies must allow us', () => {
	const both = `frame-ancestors https:, default-src 'none'; Frame-Ancestors https://partner.example`
	expect(may({ 'content-security-policy': both })).toBe(false)
	expect(may({ 'content-security-policy': `frame-ancestors https:, default-src 'none'` })).toBe(true)
})
