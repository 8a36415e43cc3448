import { faqs } from '#app/content/types/faqs.ts'
import { expect, test } from 'vitest'
import { ann, ben, openContentServices } from '#test/content_services.ts'
import { describeEachStore } from '#test/stores.ts'
import { deleteRow } from './delete_row.server.ts'
import { saveRow } from './save_row.server.ts'

const now = new Date('2026-11-21T14:00:00.000Z')
const later = new Date('2026-11-21T14:05:00.000Z')
const areas = 'faq-general-areas'

describeEachStore('two people', (fresh) => {
	test('edit one row: the second is told who saved it and when, and neither loses anything', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const annsForm = await desk.form(faqs, areas, { answer: 'Ann’s answer.', category: 'anns' })
		const bensForm = await desk.form(faqs, areas, { answer: 'Ben’s answer.', question: 'Ben’s question?' })
		expect(await saveRow(desk.services, annsForm, { staff: ann, now })).toMatchObject({ ok: true })
		const refused = await saveRow(desk.services, bensForm, { staff: ben, now: later })
		expect(refused).toMatchObject({
			ok: false,
			reason: 'conflict',
			savedBy: { name: 'Ann', at: now.toISOString() },
			values: { answer: 'Ben’s answer.', question: 'Ben’s question?', category: 'anns' },
			theirs: [{ name: 'answer', values: { answer: 'Ann’s answer.' } }],
		})
		if (refused.ok || refused.reason !== 'conflict') throw new Error('not told')
		expect(await desk.row(faqs, areas)).toMatchObject({ answer: 'Ann’s answer.' })
		const again = { ...bensForm, version: refused.version, values: refused.values }
		expect(await saveRow(desk.services, again, { staff: ben, now: later })).toMatchObject({ ok: true })
		expect(await desk.row(faqs, areas)).toMatchObject({ answer: 'Ben’s answer.', category: 'anns' })
	})

	test('edit different fields of one row: both are published without a conflict', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const annsForm = await desk.form(faqs, areas, { answer: 'Ann’s answer.' })
		const bensForm = await desk.form(faqs, areas, { question: 'Ben’s question?' })
		expect(await saveRow(desk.services, annsForm, { staff: ann, now })).toMatchObject({ ok: true })
		expect(await saveRow(desk.services, bensForm, { staff: ben, now: later })).toMatchObject({ ok: true })
		expect(await desk.row(faqs, areas)).toMatchObject({
			answer: 'Ann’s answer.',
			question: 'Ben’s question?',
		})
	})

	test('save at the same moment: one succeeds, the other gets a conflict', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const forms = [
			await desk.form(faqs, areas, { answer: 'One.' }),
			await desk.form(faqs, areas, { answer: 'Two.' }),
		]
		const results = await Promise.all(forms.map((form) => saveRow(desk.services, form, { staff: ann, now })))
		expect(results.filter(({ ok }) => ok)).toHaveLength(1)
		expect(results.find(({ ok }) => !ok)).toMatchObject({ reason: 'conflict' })
	})

	test('edit a row that the other deletes: the form says so, and can create it again', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const form = await desk.form(faqs, areas, { answer: 'Still here.' })
		expect(await deleteRow(desk.services, form, { staff: ben, now })).toEqual({ ok: true })
		expect(await saveRow(desk.services, form, { staff: ann, now: later })).toEqual({
			ok: false,
			reason: 'gone',
		})
		expect(
			await saveRow(desk.services, { ...form, version: null }, { staff: ann, now: later }),
		).toMatchObject({ ok: true })
		expect(await desk.row(faqs, areas)).toMatchObject({ answer: 'Still here.' })
	})
})
