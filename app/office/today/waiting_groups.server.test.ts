import { expect, test } from 'vitest'
import { instantOf } from '#app/company/zoned_time.ts'
import { sendLead } from '#test/office_leads.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { describeStore } from '#test/stores.ts'
import { waitingGroups } from './waiting_groups.server.ts'

const at = (date: string, time: string) => instantOf({ date, time }, sampleFacts)

describeStore('sqlite', 'what waits on the office’s first page', (fresh) => {
	test('SD-132 counts as due today until midnight in the company’s time zone, even late in the evening', async () => {
		const store = await fresh()
		for (const [name, due] of [
			['Passed', at('2026-11-18', '18:59')],
			['Tonight', at('2026-11-18', '23:59')],
			['Tomorrow', at('2026-11-19', '00:00')],
		] as const) {
			const { leadId } = await sendLead(store, 'quote', { name, email: `${name}@example.com` })
			await store.db
				.updateTable('lead_work')
				.set({ due_at: due.toISOString(), queue_order: due.getTime() })
				.where('lead_id', '=', leadId)
				.execute()
		}
		const groups = await waitingGroups(store, sampleFacts, at('2026-11-18', '19:00'))
		expect(groups.map(({ kind, lines }) => [kind, ...lines.map(({ name }) => name)])).toEqual([
			['overdue', 'Passed'],
			['today', 'Tonight'],
			['later', 'Tomorrow'],
		])
	})
})
