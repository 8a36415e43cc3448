import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { sendLead } from '#test/office_leads.ts'
import { indexTexts } from '#app/leads/index_texts.server.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { describeEachStore } from '#test/stores.ts'
import { fillLeadWork } from './lead_work_of_old_leads.ts'

const { log } = recordedLog()

describeEachStore('leads from before the inbox', (fresh) => {
	test('are in it as if they had come today, with their original due times', async () => {
		const { db, ...store } = await fresh()
		const came = new Date('2026-11-20T22:30:00.000Z')
		for (const form of ['quote', 'rolloff', 'hoa'] as const) await sendLead({ db, ...store }, form, {}, came)
		const works = await db.selectFrom('lead_work').selectAll().orderBy('lead_id').execute()
		const words = await db.selectFrom('lead_words').selectAll().orderBy('lead_id').orderBy('word').execute()
		await db.deleteFrom('lead_work').execute()
		await db.deleteFrom('lead_words').execute()
		await fillLeadWork(db as Kysely<unknown>)
		await indexTexts({ store: { db, ...store }, log }, new AbortController().signal)
		// Whose request it is and its page are found out later.
		expect(await db.selectFrom('lead_work').selectAll().orderBy('lead_id').execute()).toEqual(
			works.map((work) => ({ ...work, person_id: null, page: null })),
		)
		expect(
			await db.selectFrom('lead_words').selectAll().orderBy('lead_id').orderBy('word').execute(),
		).toEqual(words)
	})
})
