import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { WaitingGroup, WaitingKind } from './waiting_groups.server.ts'
import { WaitingList } from './waiting_list.tsx'

const group = (kind: WaitingKind, count: number): WaitingGroup => ({ kind, count, lines: [] })

test('SD-132 a group’s link is named for the list that it opens, which may contain more than the group', () => {
	const kinds = ['overdue', 'text', 'today', 'follow-up', 'later'] as const
	const html = renderToStaticMarkup(
		<MemoryRouter>
			<WaitingList groups={kinds.map((kind, at) => group(kind, at + 7))} />
		</MemoryRouter>,
	)
	const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)</g)].map(([, to, label]) => [
		to,
		label,
	])
	expect(links).toEqual([
		['/admin/leads?overdue=1', 'All overdue requests'],
		['/admin/texts', 'All texts that wait'],
		['/admin/leads?plan=today', 'All that is to do today'],
		['/admin/leads?plan=today', 'All that is to do today'],
		['/admin/leads?status=new', 'All new requests'],
	])
	expect(html).toContain('7 requests')
	expect(html).toContain('8 texts')
})
