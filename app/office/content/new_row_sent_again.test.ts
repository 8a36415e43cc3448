import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeOffice } from '#test/office_server.ts'
import { get, post, signIn } from '#test/staff.ts'
import { formControls } from '../kernel/fields/form_controls.ts'

const control = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`)

describeOffice('a new row whose form is answered by an error', (office) => {
	test('is stored once, however often the returned form is sent without scripts; two forms store two rows', async () => {
		const { store, url } = office()
		const cookie = await signIn(office(), 'editor')
		const path = '/admin/content/faqs/new'
		const send = (id: string, question: string, more: Record<string, string> = {}) =>
			post(
				url,
				path,
				{
					[formControls.id]: id,
					[formControls.version]: '',
					[formControls.intent]: 'publish',
					question,
					answer: 'Yes, until noon.',
					audience: 'general',
					category: 'general',
					town_slug: '',
					is_active: 'on',
					...more,
				},
				{ cookie },
			)
		const idIn = async (page: Response) => control(formControls.id).exec(await page.text())?.[1] ?? ''
		for (const question of ['Are you there on Saturdays?', 'Are you there on Sundays?']) {
			const id = await idIn(await get(url, path, cookie))
			expect(id).not.toBe('')
			expect(await idIn(await send(id, question, { answer: '' })), 'what is missing').toBe(id)
			await sql`alter table content_history rename to history_away`.execute(store.db)
			const failed = await send(id, question)
			await sql`alter table history_away rename to content_history`.execute(store.db)
			expect(failed.status).toBe(503)
			const again = await idIn(failed)
			// The first attempt was stored, although its response was lost.
			expect((await send(id, question)).status).toBe(303)
			expect((await send(again, question)).headers.get('location')).toBe(
				`/admin/content/faqs/${id}?done=saved`,
			)
			const rows = await store.db.selectFrom('faqs').select('id').where('question', '=', question).execute()
			expect(rows).toEqual([{ id }])
		}
	})
})
