import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { openContentServices } from '#test/content_services.ts'
import { createStaff } from '#test/office_leads.ts'
import { describeStore } from '#test/stores.ts'
import type { Cursor } from '../kernel/list/cursor.ts'
import { activityPage } from './activity_page.server.ts'
import { readActivity, sweepActivity } from './read_activity.server.ts'
import {
	failuresInAnHour,
	recordActivity,
	recordFailure,
	shownNetwork,
} from '../sign_in/record_activity.server.ts'

const now = new Date('2026-11-20T19:00:00.000Z')
const from = { address: '203.0.113.9', userAgent: '' }

test.each([
	['203.0.113.77', '203.0.113.x'],
	['::ffff:203.0.113.77', '203.0.113.x'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
	['', null],
])('SD-126 the address %s is shown as %s', (address, shown) => {
	expect(shownNetwork(address)).toBe(shown)
})

describeStore('sqlite', 'the list of what staff did', (fresh) => {
	test('SD-125 has no gaps and no repeats across its pages, even for entries of the same moment', async () => {
		const store = await fresh()
		const staff = await createStaff(store, 'owner')
		const at = (index: number) => new Date(now.getTime() - Math.floor(index / 6) * 60_000)
		for (let index = 0; index < 15; index++) {
			await recordActivity(store.db, { kind: 'signed-in', by: staff, from }, at(index))
			await store.db
				.insertInto('content_history')
				.values({
					id: `${String(index).padStart(8, '0')}-a`,
					content_table: index % 2 === 0 ? 'faqs' : 'company_facts',
					row_id: 'x',
					action: 'save',
					before_row: null,
					after_row: null,
					staff_id: staff.id,
					staff_name: staff.name,
					created_at: at(index).toISOString(),
				})
				.execute()
		}
		const filters = { person: staff.id, group: null }
		const whole = await readActivity(store.db, { ...filters, cursor: null }, 100)
		expect(whole.rows).toHaveLength(30)
		const seen: string[] = []
		let cursor: Cursor | null = null
		do {
			const page: Awaited<ReturnType<typeof readActivity>> = await readActivity(
				store.db,
				{ ...filters, cursor },
				4,
			)
			seen.push(...page.rows.map(({ id }) => id))
			cursor = page.next
		} while (cursor !== null)
		expect(seen).toEqual(whole.rows.map(({ id }) => id))
	})

	test('SD-125 is grouped by the days of the company’s time zone', async () => {
		const store = await fresh({ seed: true })
		const { services } = await openContentServices(store)
		const staff = await createStaff(store, 'owner')
		for (const at of ['2026-11-20T06:59:00.000Z', '2026-11-20T07:00:00.000Z', '2026-11-21T06:59:00.000Z'])
			await recordActivity(store.db, { kind: 'signed-in', by: staff, from }, new Date(at))
		const filters = { person: staff.id, group: null, cursor: null }
		const { days } = await activityPage(services, filters, new Date('2026-11-21T07:00:00.000Z'))
		expect(days.map(({ label, lines }) => [label, lines.map(({ time }) => time)])).toEqual([
			['Yesterday', ['11:59 PM', '12:00 AM']],
			['Thursday, November 19', ['11:59 PM']],
		])
	})

	test('SD-126 cannot be flooded with wrong passwords, and drops expired entries', async () => {
		const store = await fresh()
		const { id } = await createStaff(store, 'owner')
		const years = new Date('2024-01-01T00:00:00.000Z')
		await recordActivity(store.db, { kind: 'signed-in', by: { id, name: 'June' } }, years)
		const failure = { kind: 'sign-in-failed', email: 'nobody@office.example', from } as const
		await recordFailure(store, failure, now)
		const earlier = { hits: failuresInAnHour - 1 }
		await store.db
			.updateTable('rate_limits')
			.set(earlier)
			.where('key', 'like', 'activity-failure:%')
			.execute()
		for (let tries = 0; tries < 5; tries++) await recordFailure(store, failure, now)
		const count = async () => (await store.db.selectFrom('staff_activity').select('id').execute()).length
		expect(await count()).toBe(3)
		for (const role of ['owner', 'editor'] as const) {
			const { email } = await createStaff(store, role)
			await recordFailure(store, { ...failure, email }, now)
		}
		expect(await count(), 'nobody’s failures hide those of an account').toBe(5)
		await sweepActivity(store, sampleFacts, now)
		expect(await count()).toBe(4)
		await expect(store.db.updateTable('staff_activity').set({ detail: 'x' }).execute()).rejects.toThrow(
			'not changed afterwards',
		)
	})
})
