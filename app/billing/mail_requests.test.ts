import { expect, test } from 'vitest'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import {
	accountUpdate,
	accountUpdateText,
	customerIdByEmail,
	customerIdByText,
	fieldText,
	mailtoBilling,
} from './mail_requests.ts'

const form = (fields: Record<string, string>) => {
	const entries = new FormData()
	for (const [name, text] of Object.entries(fields)) entries.append(name, text)
	return entries
}

test('PB-03 PB-04 PB-05 subjects and promises are those of the specification', () => {
	const requests = [customerIdByText, customerIdByEmail, accountUpdate]
	expect(requests.map(({ subject, promise }) => ({ subject, promise: promise(facts) }))).toEqual([
		{ subject: 'Customer ID Request - SMS', promise: "We'll text your Customer ID shortly." },
		{ subject: 'Customer ID Request - Email', promise: "We'll email your Customer ID shortly." },
		{ subject: 'Account Update Request', promise: "We'll follow up within 1 business day." },
	])
})

test('PB-03 text that is blank after trimming counts as empty', () => {
	expect(fieldText(form({ phone: ' 970 555 0100 ' }), 'phone')).toBe('970 555 0100')
	expect(fieldText(form({ phone: ' \t\n' }), 'phone')).toBeNull()
	expect(fieldText(form({}), 'phone')).toBeNull()
})

test('PB-05 the body is the pretty-printed fields', () => {
	const text = accountUpdateText(
		form({ fullName: 'June Alvarez', serviceAddress: '12 "Elm" St', extra: 'no' }),
	)
	expect(text.split('\n')).toEqual([
		'{',
		'  "fullName": "June Alvarez",',
		'  "phoneNumber": "",',
		'  "email": "",',
		String.raw`  "serviceAddress": "12 \"Elm\" St",`,
		'  "updateDetails": ""',
		'}',
	])
})

test('the mail is addressed to billing, and typed text cannot add headers', () => {
	const url = new URL(
		mailtoBilling(facts.billingEmail, 'Customer ID Request - SMS', 'a&bcc=x@example.com?\nb'),
	)
	expect(url.pathname).toBe(facts.billingEmail)
	expect([...url.searchParams]).toEqual([
		['subject', 'Customer ID Request - SMS'],
		['body', 'a&bcc=x@example.com?\r\nb'],
	])
	expect(mailtoBilling(facts.billingEmail, 'A b')).toBe(`mailto:${facts.billingEmail}?subject=A%20b`)
})
