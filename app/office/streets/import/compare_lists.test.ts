import { expect, test } from 'vitest'
import type { StreetRangeRow } from '#db/street_rows.ts'
import { ListComparison } from './compare_lists.ts'

const areas = new Map(
	[
		['lake', 'Windsor', 'Lake'],
		['dance', 'Windsor', 'RainDance'],
		['west', 'Greeley', 'West'],
	].map(([id = '', town = '', name = '']) => [id, { id, slug: id, town, name }]),
)

/** Parses `Elm St 100-199 lake`, optionally followed by `odd`, `even` or a ZIP code. */
function range(text: string): StreetRangeRow {
	const [, street = '', from, to, area_id = '', more] = /^(.+) (\d+)-(\d+) (\w+) ?(\w+)?$/.exec(text) ?? []
	return {
		id: text,
		import_id: 'list',
		street,
		street_key: street.toUpperCase(),
		name_key: '',
		from_number: Number(from),
		to_number: Number(to),
		side: more === 'odd' || more === 'even' ? more : 'all',
		zip: /^\d/.test(more ?? '') ? (more ?? null) : null,
		area_id,
		is_sample: false,
	}
}

async function compare(...streets: (readonly [before: readonly string[], after: readonly string[]])[]) {
	const comparison = new ListComparison((id) => areas.get(id))
	for (const [before, after] of streets) await comparison.addStreet(before.map(range), after.map(range))
	return comparison.result(3)
}

test('PD-16 a list is compared street by street: added, removed, changed and unchanged', async () => {
	const summary = await compare(
		[['Fir St 1-99 gone'], ['Fir St 1-99 lake', 'Fir St 1-99 lake']],
		[
			['Elm St 1-99 lake', 'Elm St 100-199 lake 80550', 'Elm St 200-299 lake'],
			['Elm St 1-99 lake', 'Elm St 100-199 dance 80550', 'Elm St 300-399 lake odd'],
		],
		[['Oak St 1-99 lake'], []],
		[['Ash St 1-99 lake'], ['Ash St 1-99 west']],
	)
	const [lake, dance, west] = ['Windsor: Lake', 'Windsor: RainDance', 'Greeley: West']
	expect(summary).toEqual({
		ranges: 6,
		streets: 3,
		refused: 3,
		added: 4,
		removed: 4,
		changed: 1,
		unchanged: 1,
		examples: {
			added: [
				{ range: 'Fir St 1–99', areas: [lake] },
				{ range: 'Fir St 1–99', areas: [lake] },
				{ range: 'Elm St 300–399 odd', areas: [lake] },
				{ range: 'Ash St 1–99', areas: [west] },
			],
			removed: [
				{ range: 'Fir St 1–99', areas: ['an area that is gone'] },
				{ range: 'Elm St 200–299', areas: [lake] },
				{ range: 'Oak St 1–99', areas: [lake] },
				{ range: 'Ash St 1–99', areas: [lake] },
			],
			changed: [{ range: 'Elm St 100–199, 80550', areas: [lake, dance] }],
		},
		losses: [
			{ area: lake, count: 2, streets: ['Oak St', 'Ash St'] },
			{ area: 'an area that is gone', count: 1, streets: ['Fir St'] },
		],
		overlaps: { count: 0, first: [] },
	})
})

test('PD-16 in long results only the first examples are named, but all are counted', async () => {
	const numbers = Array.from({ length: 25 }, (_, at) => at + 10)
	const summary = await compare(...numbers.map((at) => [[`${at} St 1-99 lake`], []] as const))
	expect([summary.removed, summary.examples.removed.length]).toEqual([25, 20])
	expect(summary.losses).toEqual([
		{ area: 'Windsor: Lake', count: 25, streets: numbers.slice(0, 8).map((at) => `${at} St`) },
	])
	const twice = numbers.flatMap((at) => [`Elm St ${at}00-${at}99 lake`, `Elm St ${at}00-${at}99 dance`])
	expect((await compare([[], twice])).overlaps.count).toBe(25)
	const all = Array.from({ length: 40 }, (_, at) => `Elm St 1-99 ${at % 2 === 0 ? 'lake' : 'dance'}`)
	expect((await compare([[], [...all, ...all]])).overlaps.count, 'of 1,600').toBe(1000)
})

test.each([
	[['Elm St 100-199 lake', 'Elm St 200-299 dance'], []],
	[['Elm St 100-199 lake', 'Elm St 199-299 dance'], ['Elm St 199–199']],
	[['Elm St 199-299 dance', 'Elm St 100-199 lake'], ['Elm St 199–199']],
	[['Elm St 100-999 lake', 'Elm St 200-299 lake', 'Elm St 300-399 dance'], ['Elm St 300–399']],
	[['Elm St 100-399 lake', 'Elm St 200-299 dance'], ['Elm St 200–299']],
	[['Elm St 100-199 lake', 'Elm St 500-599 lake', 'Elm St 150-250 dance'], ['Elm St 150–199']],
	[['Elm St 100-199 lake', 'Elm St 100-199 lake'], []],
	[['Elm St 100-199 lake', 'Elm St 100-199 west'], []],
	[['Elm St 100-199 lake odd', 'Elm St 100-199 dance even'], []],
	[['Elm St 100-199 lake odd', 'Elm St 100-199 dance odd'], ['Elm St 100–199 odd']],
	[['Elm St 100-199 lake odd', 'Elm St 150-250 dance'], ['Elm St 150–199 odd']],
	[['Elm St 100-199 lake', 'Elm St 150-250 dance even'], ['Elm St 150–199']],
	[['Elm St 100-199 lake 80550', 'Elm St 100-199 dance 80551'], []],
	[['Elm St 100-199 lake 80550', 'Elm St 100-199 dance 80550'], ['Elm St 100–199, 80550']],
	[['Elm St 100-199 lake 80550', 'Elm St 100-199 dance'], ['Elm St 100–199, 80550']],
	[['Elm St 100-199 lake', 'Elm St 100-199 dance 80550'], ['Elm St 100–199']],
])('PD-16 in %j, the houses in two areas are %j', async (ranges, overlaps) => {
	const found = (await compare([[], ranges])).overlaps
	expect(found.first.map((one) => one.range)).toEqual(overlaps)
	expect(found.count).toBe(overlaps.length)
	for (const { areas: names } of found.first)
		expect(names.toSorted()).toEqual(['Windsor: Lake', 'Windsor: RainDance'])
})
