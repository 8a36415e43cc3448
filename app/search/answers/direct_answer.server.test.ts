import { expect, test } from 'vitest'
import { snapshotOn } from '#app/content/compose_snapshot.ts'
import { builtInSnapshot } from '#app/content/built_in_content.server.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { directAnswer } from './direct_answer.server.ts'

const content = builtInSnapshot()
const now = new Date('2026-11-23T18:00:00Z')
const withFacts = (facts: Partial<Snapshot['facts']>): Snapshot => ({
	...content,
	facts: { ...content.facts, ...facts },
})
const ask = (query: string, of = content, at = now) => directAnswer(query, of, at)
const all = (query: string, of = content, at = now) => {
	const answer = ask(query, of, at)
	return answer && `${answer.title} | ${answer.text}`
}

test.each([
	['how much is a cart?', '$29 or $33 a month'],
	['prices', '$29 or $33 a month'],
	['What does weekly trash pickup cost', '$29 or $33 a month'],
	['recycling price', 'Recycling: $10 a month'],
	['how much is lawn pickup', 'Lawn pickup: $20 a month'],
	['2 yard dumpster price', 'Business dumpsters: $'],
	['how much is a 12 yard', 'A price for your job'],
	['roll-off cost', 'A price for your job'],
])('SE-10 %s is answered with the price of the facts', (query, title) => {
	expect(ask(query)?.title).toContain(title)
})

test('SE-10 an answer about a price follows the changed fact', () => {
	const carts = content.facts.carts.map((cart, index) => ({ ...cart, price: [31.5, 40][index] ?? 0 }))
	expect(all('how much is a cart', withFacts({ carts }))).toMatch(
		/^\$31\.50 or \$40 a month \| The 65-gallon cart is \$31\.50 a month, the 96-gallon cart \$40\./,
	)
})

test('SE-10 RT-06 an answer about a price names the towns that have other prices', () => {
	const to = '/residential/wellington#pricing'
	const ownPrices = ['Severance', 'Wellington'].map((name) => ({ name, to }))
	for (const query of ['how much is a cart', 'recycling price', 'how much is lawn pickup']) {
		expect(all(query, withFacts({ ownPrices })), query).toContain(
			'Other prices hold in Severance and Wellington.',
		)
		expect(all(query), query).not.toContain('Other prices')
	}
	expect(all('2 yard dumpster price', withFacts({ ownPrices }))).not.toContain('Other prices')
})

test('SE-10 a question about a holiday is answered with its next date and what it moves', () => {
	expect(all('thanksgiving pickup')).toBe(
		'Thanksgiving Day: Thursday, November 26 | The office is closed. Thanksgiving Day: Thursday and Friday pickups at home run a day late.',
	)
	expect(all('are you open on Christmas?')).toMatch(
		/^Christmas Day: Friday, December 25 \| The office is closed\. .*Friday pickups at home run a day late\.$/,
	)
	expect(ask('memorial day trash')?.title, 'the next one').toBe('Memorial Day: Monday, May 31, 2027')
	expect(all('is trash picked up on veterans day')).toBe(
		'Veterans Day: Thursday, November 11, 2027 | Not one of our days off: it is like any other Thursday.',
	)
	expect(ask('holiday schedule')?.title).toBe('Thanksgiving Day: Thursday, November 26')
})

test('SE-10 an answer about a holiday follows the office’s decision about it', () => {
	const { hours } = content.facts
	const open = withFacts({ hours: { ...hours, holidays: { thanksgiving: 'open', labor: 'usual' } } })
	expect(all('thanksgiving', open)).toContain('Not one of our days off')
	expect(all('labor day', open)).toContain('the trucks come as usual')
})

test('SE-10 an answer about hours says whether the office is open now', () => {
	expect(all('hours')).toMatch(
		/^Open until 4:00 PM \| The office: Monday to Friday 7:00 AM to 4:00 PM; Saturday closed;/,
	)
	expect(ask('are you open saturday', content, new Date('2026-11-29T18:00:00Z'))?.title).toBe(
		'Opens Monday 7:00 AM',
	)
})

test('SE-10 CT-03 an answer about hours names the closed days of the coming week on which the office would be open', () => {
	const { hours } = content.facts
	const closedDays = (...days: [date: string, name: string][]) =>
		withFacts({
			hours: { ...hours, closedDays: days.map(([date, name]) => ({ date, name, pickups: 'usual' })) },
		})
	const thanksgiving = 'Closed on Thursday, November 26 (Thanksgiving Day).'
	const wednesday = new Date('2026-11-25T18:00:00Z')
	expect(ask('are you open tomorrow', content, wednesday)?.text).toContain(`. ${thanksgiving}`)
	// The answer covers today and the next six days.
	expect(ask('hours', content, new Date('2026-11-20T18:00:00Z'))?.text).toContain(thanksgiving)
	expect(ask('hours', content, new Date('2026-11-26T18:00:00Z'))?.text).toContain(thanksgiving)
	for (const at of ['2026-11-19T18:00:00Z', '2026-11-27T18:00:00Z'])
		expect(ask('hours', content, new Date(at))?.text, at).not.toContain('Closed on')
	const several = closedDays(['2026-11-24', 'Stocktaking'], ['2026-11-28', 'Fair'], ['2026-11-26', 'Party'])
	expect(ask('hours', several, wednesday)?.text).toMatch(
		/\. Closed on Thursday, November 26 \(Thanksgiving Day and Party\)\.$/,
	)
	expect(ask('hours', several)?.text).toMatch(
		/\. Closed on Tuesday, November 24 \(Stocktaking\)\. Closed on Thursday, November 26 \(Thanksgiving Day and Party\)\.$/,
	)
	const newYear = closedDays(['2027-01-04', 'Stocktaking'])
	expect(ask('hours', newYear, new Date('2026-12-30T18:00:00Z'))?.text).toMatch(
		/Closed on Friday, January 1, 2027 \(New Year's Day\)\. Closed on Monday, January 4, 2027 \(Stocktaking\)\.$/,
	)
})

test('SE-10 a question about a place is answered with what we do there, from its rows', () => {
	expect(all('windsor trash day')).toBe(
		'Yes, we empty carts in Windsor | The usual day is Wednesday or Thursday. We bring roll-off dumpsters to Windsor.',
	)
	expect(all('loveland trash')).toBe(
		'We don’t empty carts in Loveland yet | We bring roll-off dumpsters to Loveland.',
	)
	expect(ask('loveland trash')?.url).toBe('/roll-off-dumpsters/loveland')
	expect(all('do you serve my area?')).toMatch(
		/We empty carts in .*Windsor.* We bring roll-off dumpsters to .*Loveland/,
	)
	const { residentialTowns } = content
	if (!residentialTowns.ok) throw new Error('no towns')
	const rows = residentialTowns.rows.map((town) =>
		['windsor', 'north-county'].includes(town.slug) ? { ...town, contracted_to: 'Other Hauling' } : town,
	)
	const contracted = snapshotOn({ ...content, residentialTowns: { ok: true, rows } }, '2026-11-23')
	expect(all('windsor trash', contracted)).toMatch(
		/^We don’t empty carts in Windsor \| The city has contracted trash pickup to Other Hauling\./,
	)
	// Laporte is one of the places covered by a town.
	expect(all('laporte trash')).toMatch(/^Yes, we empty carts in Laporte/)
	expect(all('laporte trash', contracted)).toMatch(
		/^We don’t empty carts in Laporte \| The city has contracted trash pickup to Other Hauling\./,
	)
})

test.each([
	'christmas tree',
	'christmas lights in recycling',
	'where is my bill',
	'where are you',
	'close my account',
	'open lid',
	'windsor price',
	'late fee',
	'fort collins museum hours',
	'how much dirt fits in a 12 yard',
	'',
])('SE-10 %s gets no answer of its own', (query) => {
	expect(ask(query)).toBeNull()
})
