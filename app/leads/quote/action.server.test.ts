import { expect, test } from 'vitest'
import type { Services } from '#app/context.server.ts'
import { formPost } from '#test/form_post.ts'
import { quoteEntries, quoteSender } from '#test/quote_entries.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { describeStore } from '#test/stores.ts'
import { receiptFor } from '../receipt.server.ts'
import { leadAction } from '../form_action.server.ts'
import { quoteLead } from './definition.ts'

const form = 'application/x-www-form-urlencoded'

function post(store: Services['store'], body: BodyInit, type?: string) {
	const args = formPost({ store, path: '/contact', sender: quoteSender(), body, type })
	return leadAction(quoteLead, args, {})
}

describeStore('sqlite', 'the action of the general quote form', (fresh) => {
	test('QF-06 a stored request redirects to its receipt', async () => {
		const store = await fresh()
		const response = await post(store, quoteEntries())
		if (!(response instanceof Response)) throw new Error('not redirected')
		expect(response.status).toBe(303)
		const [, sent = ''] =
			/^\/contact\?sent=([0-9a-f-]{36})#contact-form$/.exec(response.headers.get('location') ?? '') ?? []
		const services = { store, log: recordedLog().log }
		expect(await receiptFor(services, quoteLead, sent)).toEqual({
			leadId: sent,
			reference: expect.stringMatching(/^HH-/),
			lines: [
				['You asked for', expect.stringMatching(/./)],
				[
					'We’ll get back to you',
					expect.stringMatching(/^by \w+day, \w+ \d+, \d+:\d\d [AP]M, Mountain Time$/),
				],
				['What happens next', quoteLead.next],
			],
		})
		const tomorrow = new Date(Date.now() + 25 * 3600_000)
		expect(await receiptFor(services, quoteLead, sent, tomorrow)).toBeNull()
	})

	test('QF-06 a multipart form is accepted too', async () => {
		const store = await fresh()
		const body = new FormData()
		for (const [name, value] of quoteEntries()) body.append(name, value)
		expect(await post(store, body)).toMatchObject({ status: 303 })
	})

	test.each([
		['{"name":', 'application/json'],
		['name=June', 'text/plain'],
		['--x\r\nbroken', 'multipart/form-data; boundary=x'],
		['name=June', 'multipart/form-data'],
	])('a body without a form gets a clear response: %s as %s', async (body, type) => {
		const store = await fresh()
		expect(await post(store, body, type)).toMatchObject({
			init: { status: 400 },
			data: { ok: false, reason: 'unreadable' },
		})
	})

	test.each([
		['', 422, 'consent'],
		['smsConsent=on', 422, 'invalid'],
		['%E0%A4%A&&&=&smsConsent=on&name=%00%FF', 422, 'invalid'],
	])('an incomplete form is shown again: "%s"', async (body, status, reason) => {
		const store = await fresh()
		expect(await post(store, body, form)).toMatchObject({ init: { status }, data: { ok: false, reason } })
	})

	test('QF-07 a failing store gives 503 and returns what was typed', async () => {
		const store = await fresh({ migrated: false })
		expect(await post(store, quoteEntries())).toMatchObject({
			init: { status: 503 },
			data: { reason: 'unavailable', values: { message: expect.stringContaining('Two bins') } },
		})
		expect(await receiptFor({ store, log: recordedLog().log }, quoteLead, crypto.randomUUID())).toBeNull()
	})

	test.each([null, '', 'x', "'; drop table quote_requests", '00000000-0000-0000-0000-000000000000'])(
		'there is no receipt for %s',
		async (sent) => {
			const store = await fresh()
			expect(await receiptFor({ store, log: recordedLog().log }, quoteLead, sent)).toBeNull()
		},
	)
})
