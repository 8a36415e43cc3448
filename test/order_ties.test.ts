import { expect, test } from 'vitest'
import { eachNode, type SourceNode } from './source_tree.ts'

/** Columns that are unique within a list (keys and grouping columns), with the files in which they are; `*` for all. */
const deciding: Record<string, readonly string[]> = {
	id: ['*'],
	'street_ranges.id': ['*'],
	'stops.id': ['*'],
	'pickup_areas.id': ['*'],
	name_key: ['app/pickup/lookup/street_names.server.ts'],
	area_id: ['app/pickup/lookup/suggest.server.ts'],
	line: ['app/office/streets/import/import_rows.server.ts'],
	lead_id: ['*'],
	'lead_work.lead_id': ['*'],
	'person_events.id': ['*'],
	'lead_events.id': ['*'],
	'staff.id': ['*'],
	'outbox.id': ['*'],
	'push_subscriptions.id': ['*'],
	'consent_records.id': ['*'],
	'texts.id': ['*'],
	other_id: ['app/office/people/alike_people.server.ts'],
	subject_id: ['platform/jobs/lease.ts', 'server/mail/held_mails.ts'],
	name: ['app/search/events/search_report.server.ts'],
	button: ['app/office/dashboard/site_use.server.ts'],
	kind: ['app/office/dashboard/stop_figures.server.ts'],
}

const isOrdering = (node: unknown) => {
	const { type, callee } = Object(node) as { type?: string; callee?: { property?: { name?: string } } }
	return type === 'CallExpression' && callee?.property?.name === 'orderBy'
}

/** The last column of every `orderBy` chain, with its file. */
function lastColumns(): { column: string; file: string }[] {
	const calls: { node: SourceNode; file: string }[] = []
	const continued = new Set<unknown>()
	eachNode((node, file) => {
		if (!isOrdering(node)) return
		calls.push({ node, file })
		continued.add((node['callee'] as { object: unknown }).object)
	})
	return calls
		.filter(({ node }) => !continued.has(node))
		.map(({ node, file }) => {
			const [first] = node['arguments'] as { value?: unknown; name?: string }[]
			return { column: String(first?.value ?? first?.name), file }
		})
}

test('every list ends its order with a unique column, so that the order is stable', () => {
	const found = lastColumns()
	expect(found.length).toBeGreaterThan(15)
	const undecided = found.filter(({ column, file }) => {
		const places = deciding[column]
		return !places?.some((place) => place === '*' || place === file)
	})
	expect(undecided).toEqual([])
})
