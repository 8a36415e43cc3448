import { expect, test } from 'vitest'
import { describeOffice } from '#test/office_server.ts'
import { get, signIn } from '#test/staff.ts'
import { formatCursor, parseCursor } from './history_cursor.ts'

test('a cursor is parsed as it was written, and nothing else is one', () => {
	const cursor = { at: '2026-11-21T14:00:00.000Z', id: 'b8d1f8e2-0000-4000-8000-000000000001' }
	expect(parseCursor(formatCursor(cursor))).toEqual(cursor)
	const wrong = [
		'x',
		'2026-11-21',
		cursor.at,
		`${cursor.at}~`,
		`${cursor.at}~a b`,
		'2026-13-21T14:00:00.000Z~a',
	]
	for (const text of [...wrong, '0000-01-01T00:00:00.000Z~a', `${cursor.at}~\0`])
		expect(parseCursor(text), text).toBeNull()
})

describeOffice('a place in a list that cannot be read', (office) => {
	test.each([
		'/admin/content/history?before=yesterday',
		'/admin/content/history?before=2026-11-21T14:00:00.000Z',
		'/admin/content/history?before=0000-01-01T00:00:00.000Z~a',
		'/admin/leads?after=yesterday',
		'/admin/leads?sort=newest&after=a~2026',
		'/admin/leads?sort=name&before=a~%00',
	])('%s is refused with a sentence', async (path) => {
		const response = await get(office().url, path, await signIn(office(), 'owner'))
		expect(response.status).toBe(400)
		expect(await response.text()).toContain('Please go back to the list')
	})

	test('a valid cursor is accepted, as is an empty filter', async () => {
		const cookie = await signIn(office(), 'owner')
		for (const path of [
			'/admin/content/history?before=2026-11-21T14:00:00.000Z~b8d1f8e2',
			'/admin/leads?sort=newest&after=a~2026-11-21T14:00:00.000Z',
			'/admin/content/history?table=faqs%00',
			'/admin/content/history?row=%00',
			'/admin/leads?who=%00',
		])
			expect((await get(office().url, path, cookie)).status, path).toBe(200)
	})
})
