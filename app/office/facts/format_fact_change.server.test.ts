import { expect, test } from 'vitest'
import { noPortals } from '#app/company/portals.ts'
import { builtInPaints } from '#app/company/built_in_facts.server.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import type { ContentHistoryRow } from '#db/office_content_rows.ts'
import { factChange } from './format_fact_change.server.ts'

const change = (before: string | null, after: string | null) =>
	factChange(
		{
			row_id: 'prices.recycling',
			before_row: before === null ? null : { value: before },
			after_row: after === null ? null : { value: after },
		} as unknown as ContentHistoryRow,
		{
			facts: { ...sampleFacts, prices: { ...sampleFacts.prices, recycling: 10 } },
			portals: noPortals,
			paints: builtInPaints,
		},
	)

test('SD-62 a change from or to the built-in value of a fact names that value', () => {
	expect(change('12', null)).toEqual({ label: 'Recycling', before: '$12', after: '$10 (as built in)' })
	expect(change(null, '11')).toEqual({ label: 'Recycling', before: '$10 (as built in)', after: '$11' })
})
