import { expect, test } from 'vitest'
import type { LeadStatus } from '#db/inbox_rows.ts'
import { sendLead } from '#test/office_leads.ts'
import { serveStore } from '#test/serve_store.ts'
import { get, insertStaff, post, signIn } from '#test/staff.ts'
import { describeEachStore } from '#test/stores.ts'

describeEachStore('somebody who is shut out', (fresh) => {
	test('SD-132 is unassigned from all open requests, and Today says whose they were', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const owner = await signIn({ url, store }, 'owner')
		const june = await insertStaff(store, 'office', 'june@office.example')
		const others = await insertStaff(store, 'office', 'lou@office.example')
		const has = async (message: string, status: LeadStatus, assigned_to: string) => {
			const { leadId } = await sendLead(store, 'quote', { message })
			await store.db
				.updateTable('lead_work')
				.set({ status, assigned_to })
				.where('lead_id', '=', leadId)
				.execute()
			return leadId
		}
		const open = [await has('One', 'new', june.id), await has('Two', 'contacted', june.id)]
		const kept = [await has('Three', 'won', june.id), await has('Four', 'new', others.id)]
		await post(url, '/admin/staff', { staff: june.id, intent: 'shut-out' }, { cookie: owner })
		const assigned = async (ids: string[]) =>
			(
				await store.db
					.selectFrom('lead_work')
					.select(['lead_id', 'assigned_to'])
					.where('lead_id', 'in', ids)
					.execute()
			)
				.toSorted((a, b) => ids.indexOf(a.lead_id) - ids.indexOf(b.lead_id))
				.map(({ assigned_to }) => assigned_to)
		expect(await assigned(open)).toEqual([null, null])
		expect(await assigned(kept)).toEqual([june.id, others.id])
		const today = async () => (await (await get(url, '/admin', owner)).text()).replaceAll('<!-- -->', '')
		expect(await today()).toContain('2 requests that Test office had')
		const events = await store.db
			.selectFrom('lead_events')
			.select(['from_value', 'to_value'])
			.where('kind', '=', 'assignment')
			.execute()
		expect(events).toEqual([
			{ from_value: june.id, to_value: null },
			{ from_value: june.id, to_value: null },
		])
		const settled = await (await get(url, `/admin/leads?who=${june.id}`, owner)).text()
		expect(settled, 'the filter says whose the list is').toContain(`<option value="${june.id}" selected="">`)
		await store.db
			.updateTable('lead_work')
			.set({ assigned_to: others.id })
			.where('lead_id', 'in', open)
			.execute()
		expect(await today()).not.toContain('that Test office had')
	})
})
