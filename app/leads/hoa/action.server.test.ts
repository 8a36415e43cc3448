import { expect, test } from 'vitest'
import type { Services } from '#app/context.server.ts'
import { formPost } from '#test/form_post.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { hoaEntries, hoaSender } from '#test/hoa_entries.ts'
import { describeStore } from '#test/stores.ts'
import { quoteLead } from '../quote/definition.ts'
import { receiptFor } from '../receipt.server.ts'
import { leadAction } from '../form_action.server.ts'
import { hoaLead } from './definition.ts'

const path = '/hoa-quote'

function post(store: Services['store'], body: BodyInit, type?: string) {
	const args = formPost({ store, path: path, sender: hoaSender(), body, type })
	return leadAction(hoaLead, args, {})
}

describeStore('sqlite', 'the action of the HOA quote form', (fresh) => {
	test('HO-05 a stored request redirects to its receipt in its own table', async () => {
		const store = await fresh()
		const response = await post(store, hoaEntries())
		if (!(response instanceof Response)) throw new Error('not redirected')
		expect(response.status).toBe(303)
		const location = new URL(response.headers.get('location') ?? '', 'http://localhost')
		expect([location.pathname, location.hash]).toEqual([path, '#hoa-request'])
		const sent = location.searchParams.get('sent')
		const services = { store, log: recordedLog().log }
		expect(await receiptFor(services, hoaLead, sent)).toEqual({
			leadId: sent,
			reference: expect.stringMatching(/^HH-/),
			lines: [
				['You asked for', expect.stringMatching(/./)],
				[
					'We’ll get back to you',
					expect.stringMatching(/^by \w+day, \w+ \d+, \d+:\d\d [AP]M, Mountain Time$/),
				],
				['What happens next', hoaLead.next],
			],
		})
		expect(await receiptFor(services, quoteLead, sent), 'no receipt of the general form').toBeNull()
	})

	test.each([
		['{"hoaName":', 'application/json', 400, 'unreadable'],
		['--x\r\nbroken', 'multipart/form-data; boundary=x', 400, 'unreadable'],
		['', 'application/x-www-form-urlencoded', 422, 'consent'],
		['smsConsent=on&units=12', 'application/x-www-form-urlencoded', 422, 'invalid'],
	])('an incomplete form gets a clear response: %s as %s', async (body, type, status, reason) => {
		const store = await fresh()
		expect(await post(store, body, type)).toMatchObject({ init: { status }, data: { ok: false, reason } })
	})

	test('HO-05 a failing store gives 503 and returns what was typed', async () => {
		const store = await fresh({ migrated: false })
		expect(await post(store, hoaEntries())).toMatchObject({
			init: { status: 503 },
			data: { reason: 'unavailable', values: { additionalInfo: expect.stringContaining('Two gates') } },
		})
	})
})
