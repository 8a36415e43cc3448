import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { staffRow } from '#test/rows.ts'
import { describeEachStore } from '#test/stores.ts'

const main = fileURLToPath(new URL('../planned_changes_main.ts', import.meta.url))
const rounds = 5
const midnight = '2027-01-01T07:00:00.000Z'

describeEachStore('planned changes', (fresh) => {
	test(`SD-151 killed ${rounds} times while they take effect: all of a midnight or nothing, and each once`, async () => {
		const store = await fresh({ seed: true })
		const ann = staffRow({ id: 'staff-ann', name: 'Ann' })
		await store.db.insertInto('staff').values(ann).execute()
		const questions = await store.db.selectFrom('faqs').select(['id', 'answer']).execute()
		const plans = questions.map(({ id, answer }) => ({
			id: randomUUID(),
			content_table: 'faqs',
			row_id: id,
			field: 'answer',
			adds_row: false,
			base: JSON.stringify(answer),
			value: JSON.stringify('From January on.'),
			starts_on: '2027-01-01',
			state: 'waiting' as const,
			reason: null,
			staff_id: ann.id,
			staff_name: ann.name,
			created_at: '2026-12-02T17:00:00.000Z',
			settled_by: null,
			settled_at: null,
		}))
		await store.db.insertInto('planned_changes').values(plans).execute()
		const applied = async () => {
			const states = await store.db.selectFrom('planned_changes').select('state').execute()
			const entries = await store.db.selectFrom('content_history').select('row_id').execute()
			const rows = await store.db.selectFrom('faqs').select('answer').execute()
			const counts = [
				states.filter(({ state }) => state === 'applied').length,
				entries.length,
				rows.filter(({ answer }) => answer === 'From January on.').length,
			]
			expect(new Set(counts).size, counts.join()).toBe(1)
			return counts[0]
		}
		const start = async () => {
			const args = [main, JSON.stringify(store.connection), midnight]
			const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
			const ended = once(child, 'exit')
			await once(child.stdout, 'data')
			return { child, ended }
		}
		for (let round = 0; round < rounds; round += 1) {
			const { child, ended } = await start()
			await sleep(5 + 60 * Math.random())
			child.kill('SIGKILL')
			await ended
			const count = await applied()
			expect([0, plans.length]).toContain(count)
			if (count === plans.length) break
		}
		const { ended } = await start()
		expect(await ended).toEqual([0, null])
		expect(await applied()).toBe(plans.length)
	})
})
