import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { stopOfRequest } from '#app/stops/stop_of_request.ts'
import { ann, openContentServices } from '#test/content_services.ts'
import { sendLead } from '#test/office_leads.ts'
import { serviceAlertRow, textTemplateRow } from '#test/rows.ts'
import { startTwilio } from '#test/start_twilio.ts'
import { describeEachStore } from '#test/stores.ts'
import { areaId } from '#test/subscriptions.ts'
import { allTexts, runTexts } from '#test/texts.ts'
import { until } from '#test/until.ts'
import { writeContent } from '../kernel/store/write_content.server.ts'
import { stopType } from './stop_type.server.ts'
import { writeStop } from './write_stop.server.ts'

// 8:30 PM in the company's time zone, and the next morning.
const evening = new Date('2026-11-24T03:30:00.000Z')
const morning = new Date('2026-11-24T15:00:00.000Z')

describeEachStore('FI-97 SD-103 a text about a stop that waits for the morning', (fresh) => {
	test('is sent with the stop’s day as of that morning, and not at all if its pickup was canceled', async () => {
		const store = await fresh({ seed: true })
		const { services } = await openContentServices(store)
		const { content } = services
		const text = textTemplateRow({ id: 'text', body: 'Horsetooth Hauling: repair on {{stop.day}}.' })
		await store.db.insertInto('text_templates').values(text).execute()
		await store.db
			.updateTable('stop_rules')
			.set({ planned_text_id: 'text' })
			.where('id', '=', 'repair')
			.execute()
		await content.reload()
		const [lake, south] = [await areaId(store, 'windsor-lake'), await areaId(store, 'fort-collins-south')]
		const plan = async (phone: string, on: { day: string; area_id: string; follows_route: boolean }) => {
			const { leadId } = await sendLead(store, 'service-request', { phone, smsConsent: 'on' })
			const work = await store.db
				.selectFrom('lead_work')
				.selectAll()
				.where('lead_id', '=', leadId)
				.executeTakeFirstOrThrow()
			const columns = { ...stopOfRequest(work), kind: 'repair', ...on }
			const toWrite = { description: stopType, id: randomUUID(), current: undefined, columns }
			const planned = await writeContent(services, (trx) =>
				writeStop(trx, content, toWrite, { staff: ann, now: evening }),
			)
			expect(planned).toMatchObject({ ok: true })
		}
		const wednesday = { day: '2026-12-02', area_id: lake }
		await plan('970 555 0101', { ...wednesday, follows_route: true })
		await plan('970 555 0102', { ...wednesday, follows_route: false })
		await plan('970 555 0103', { day: '2026-12-01', area_id: south, follows_route: true })
		expect(
			(await allTexts(store)).map(({ state, body: said }) => [state, /, (\w+ \d+)/.exec(said)?.[1]]),
		).toEqual(
			expect.arrayContaining([
				['waiting', 'December 2'],
				['waiting', 'December 2'],
				['waiting', 'December 1'],
			]),
		)

		const days = { starts_on: '2026-12-01', ends_on: '2026-12-02', reach: 'areas' } as const
		await store.db
			.insertInto('service_alerts')
			.values([
				serviceAlertRow({ ...days, kind: 'delay', delay_days: 2, area_ids: [lake] }),
				serviceAlertRow({ ...days, kind: 'cancelled', area_ids: [south] }),
			])
			.execute()
		await content.reload()
		const twilio = await startTwilio()
		runTexts(store, twilio, () => morning, content)
		await until(async () =>
			expect(await store.db.selectFrom('jobs').selectAll().where('kind', '=', 'text').execute()).toEqual([]),
		)
		expect(new Map(twilio.messages.map(({ To, Body }) => [To, Body]))).toEqual(
			new Map([
				['+19705550101', 'Horsetooth Hauling: repair on Friday, December 4. Reply STOP to opt out.'],
				['+19705550102', 'Horsetooth Hauling: repair on Wednesday, December 2. Reply STOP to opt out.'],
			]),
		)
		const texts = await allTexts(store)
		expect(texts.find(({ number }) => number.endsWith('0101'))?.body).toContain('December 4')
		expect(texts.find(({ number }) => number.endsWith('0103'))).toMatchObject({
			state: 'dropped',
			problem: 'What it said of the stop does not hold any more.',
		})
	})
})
