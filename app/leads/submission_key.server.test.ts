import { expect, test } from 'vitest'
import { readClientKey, submissionKeys } from './submission_key.server.ts'

const fields = { name: 'June', message: null, smsConsent: true }
const plain = { form: 'quote', clientKey: null, fields, address: '203.0.113.7' } as const
const at = (time: string) => new Date(`2026-11-21T${time}Z`)
const meet = (a: string[], b: string[]) => a.some((key) => b.includes(key))

test.each([
	['14:00:00.000', '14:00:00.000', true],
	['14:09:59.999', '14:10:00.000', true],
	['14:09:59.999', '14:19:59.998', true],
	['14:00:00.000', '14:10:00.000', true],
	['14:00:00.000', '14:20:00.000', false],
])('without a browser key, %s and %s are one request: %s', (first, second, isOne) => {
	expect(meet(submissionKeys(plain, at(first)), submissionKeys(plain, at(second)))).toBe(isOne)
})

test('different text, address or form is a different request', () => {
	const keys = submissionKeys(plain, at('14:00:00'))
	const others = [
		{ ...plain, fields: { ...fields, name: 'Juno' } },
		{ ...plain, address: '203.0.113.8' },
		{ ...plain, form: 'hoa' as const },
		{ ...plain, clientKey: 'k'.repeat(32) },
	]
	for (const other of others) expect(meet(keys, submissionKeys(other, at('14:00:00')))).toBe(false)
})

test('a browser key is valid across time and addresses, but not for edited text', () => {
	const keyed = { ...plain, clientKey: 'k'.repeat(32) }
	const keys = submissionKeys(keyed, at('14:00:00'))
	const reordered = { smsConsent: true, name: 'June', message: null }
	expect(submissionKeys({ ...keyed, address: '198.51.100.1', fields: reordered }, at('20:00:00'))).toEqual(
		keys,
	)
	expect(submissionKeys({ ...keyed, fields: { ...fields, message: 'more' } }, at('14:00:00'))).not.toEqual(
		keys,
	)
})

test('only a well-formed key is accepted', () => {
	expect(readClientKey('0123456789abcdef')).toBe('0123456789abcdef')
	for (const text of ['', 'short', 'x'.repeat(65), "0123456789abcde'", null])
		expect(readClientKey(text)).toBeNull()
})
