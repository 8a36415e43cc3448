import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { insertStaff } from '#test/staff.ts'
import { describeStore } from '#test/stores.ts'
import { sweepAccess } from './session.server.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60_000).toISOString()

describeStore('sqlite', 'expired links and sessions', (fresh) => {
	test('are deleted, valid ones are not', async () => {
		const store = await fresh()
		const { id } = await insertStaff(store, 'office')
		const session = (name: string, expires_at: string, created_at: string) => ({
			id: name,
			token: name,
			staff_id: id,
			ip_address: null,
			user_agent: null,
			expires_at,
			created_at,
			updated_at: created_at,
		})
		await store.db
			.insertInto('staff_sessions')
			.values([
				session('idle too long', hoursAgo(1), hoursAgo(13)),
				session('a week old', hoursAgo(-5), hoursAgo(7 * 24 + 1)),
				session('in use', hoursAgo(-5), hoursAgo(7)),
			])
			.execute()
		const token = (identifier: string, expires_at: string) => ({
			id: randomUUID(),
			identifier,
			value: id,
			expires_at,
			created_at: hoursAgo(2),
			updated_at: hoursAgo(2),
		})
		await store.db
			.insertInto('staff_tokens')
			.values([token('too old', hoursAgo(1)), token('good', hoursAgo(-1))])
			.execute()
		await sweepAccess(store, now)
		expect(await store.db.selectFrom('staff_sessions').select('id').execute()).toEqual([{ id: 'in use' }])
		expect(await store.db.selectFrom('staff_tokens').select('identifier').execute()).toEqual([
			{ identifier: 'good' },
		])
	})
})
