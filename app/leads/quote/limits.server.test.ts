import { expect, test } from 'vitest'
import { leadServices } from '#test/lead_services.ts'
import { quoteEntries, quoteSender } from '#test/quote_entries.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'
import { sweepCounters } from '#platform/limits/sweep_counters.server.ts'
import { submitLead } from '../submit_lead.server.ts'
import { sweepSubmissionKeys } from '../sweep_submission_keys.server.ts'
import { quoteLead } from './definition.ts'

const start = Date.parse('2026-11-21T14:00:30.000Z')
const after = (seconds: number) => new Date(start + seconds * 1000)

function sending(store: FreshStore, sender = quoteSender()) {
	const services = leadServices(store)
	return (number: number, seconds: number) =>
		submitLead(quoteLead, services, quoteEntries({ name: `Neighbor ${number}` }), sender, after(seconds))
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

describeStore('sqlite', 'limits by address', (fresh) => {
	test('the eleventh lead in ten minutes is stored and marked, and ten minutes later leads are no longer marked', async () => {
		const store = await fresh()
		const send = sending(store)
		for (const number of range(1, 12)) expect(await send(number, number * 30)).toMatchObject({ ok: true })
		await send(13, 20 * 60)
		const marked = await store.db
			.selectFrom('quote_requests')
			.select(['name', 'review_reason'])
			.where('review_reason', 'is not', null)
			.orderBy('created_at')
			.execute()
		expect(marked).toEqual(
			[11, 12].map((number) => ({
				name: `Neighbor ${number}`,
				review_reason: 'Many requests from one address',
			})),
		)
	})

	test('the sixty-first lead in an hour is refused with its form kept, even if all arrive at once', async () => {
		const store = await fresh()
		const send = sending(store)
		const results = await Promise.all(range(1, 70).map((number) => send(number, 0)))
		expect(results.filter(({ ok }) => ok)).toHaveLength(60)
		expect(results.find(({ ok }) => !ok)).toMatchObject({
			reason: 'too-many',
			values: { email: 'june@example.com' },
		})
		const taken = results.findIndex(({ ok }) => ok)
		expect(await send(taken + 1, 60)).toEqual(results[taken])
		expect(await sending(store, quoteSender({ address: '198.51.100.1' }))(99, 60)).toMatchObject({ ok: true })
		expect(await send(71, 61 * 60)).toMatchObject({ ok: true })
	})

	test('networks of one IPv6 customer count together: the two hundred and forty-first in an hour is refused', async () => {
		const store = await fresh()
		const from = (number: number) => quoteSender({ address: `2001:db8:7:${number.toString(16)}::1` })
		for (const number of range(1, 240)) {
			expect(await sending(store, from(number))(number, number)).toMatchObject({ ok: true })
		}
		expect(await sending(store, from(241))(241, 241)).toMatchObject({ ok: false, reason: 'too-many' })
		const neighbor = quoteSender({ address: '2001:db8:8::1' })
		expect(await sending(store, neighbor)(242, 242)).toMatchObject({ ok: true })
	})

	test('a shared address is never refused; its leads are marked', async () => {
		const store = await fresh()
		const send = sending(store, quoteSender({ address: '10.0.0.7' }))
		const results = await Promise.all(range(1, 65).map((number) => send(number, 0)))
		expect(results.filter(({ ok }) => !ok)).toEqual([])
	})

	test('old counters and old keys are deleted', async () => {
		const store = await fresh()
		const send = sending(store)
		await send(1, 0)
		await send(2, 31 * 24 * 3600)
		for (const sweep of [sweepSubmissionKeys, sweepCounters]) await sweep(store, after(31 * 24 * 3600))
		const keys = await store.db.selectFrom('submission_keys').select('created_at').execute()
		const counters = await store.db.selectFrom('rate_limits').select('window_start').execute()
		expect(keys.every(({ created_at }) => created_at > '2026-12')).toBe(true)
		expect(counters).not.toEqual([])
		expect(counters.every(({ window_start }) => window_start > '2026-12')).toBe(true)
	})
})
