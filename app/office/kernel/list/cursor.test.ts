import { expect, test } from 'vitest'
import { describeOffice } from '#test/office_server.ts'
import { get, signIn } from '#test/staff.ts'
import { type Cursor, cursorParameter, readCursor } from './cursor.ts'

const at = '2026-11-21T14:00:00.000Z'
const id = 'b8d1f8e2-0000-4000-8000-000000000001'

test('a cursor is read as it was written, and any other text is refused', () => {
	const after: Cursor = { side: 'after', value: at, id }
	for (const cursor of [after, { ...after, side: 'before' } as const])
		expect(readCursor(new URLSearchParams([cursorParameter(cursor)]))).toEqual(cursor)
	const named: Cursor = { side: 'after', value: 'hill~june', id }
	expect(readCursor(new URLSearchParams([cursorParameter(named)]), String)).toEqual(named)
	const wrong = [
		'x',
		id,
		at,
		`${id}~`,
		`a b~${at}`,
		'a~2026-13-21T14:00:00.000Z',
		`a~0000-01-01T00:00:00.000Z`,
	]
	for (const text of [...wrong, `a~${at}\0`])
		expect(readCursor(new URLSearchParams({ after: text })), text).toBeNull()
})

describeOffice('a place in a list that cannot be read', (office) => {
	test.each([
		'/admin/content/history?before=yesterday',
		'/admin/content/history?before=2026-11-21T14:00:00.000Z',
		'/admin/content/history?after=a~0000-01-01T00:00:00.000Z',
		'/admin/leads?after=yesterday',
		'/admin/leads?sort=newest&after=a~2026',
		'/admin/leads?sort=name&before=a~%00',
		'/admin/people?after=June',
		'/admin/activity?after=yesterday',
		'/admin/streets?after=MAIN~a',
	])('%s is refused with a sentence', async (path) => {
		const response = await get(office().url, path, await signIn(office(), 'owner'))
		expect(response.status).toBe(400)
		expect(await response.text()).toContain('Please go back to the list')
	})

	test('a valid cursor is accepted, as is an empty filter', async () => {
		const cookie = await signIn(office(), 'owner')
		for (const path of [
			'/admin/content/history?after=b8d1f8e2~2026-11-21T14:00:00.000Z',
			'/admin/leads?sort=newest&after=a~2026-11-21T14:00:00.000Z',
			'/admin/content/history?table=faqs%00',
			'/admin/content/history?row=%00',
			'/admin/leads?who=%00',
		])
			expect((await get(office().url, path, cookie)).status, path).toBe(200)
	})
})
