import { expect, test } from 'vitest'
import { recordedLog } from '#test/recorded_log.ts'
import { builtInPaints } from '#app/company/built_in_facts.server.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { composeCompany } from './compose_company.server.ts'
import { noPortals } from './portals.ts'

const portals = { ...noPortals, ordering: 'https://order.example/' }
const builtIn = { facts: sampleFacts, portals, paints: builtInPaints }

function composed(values: Record<string, unknown>) {
	const { log, lines } = recordedLog()
	const rows = Object.entries(values).map(([name, value]) => ({ name, value: JSON.stringify(value) }))
	return { ...composeCompany(rows, builtIn, log), lines }
}

test('without rows everything is built in', () => {
	expect(composed({})).toEqual({ ...builtIn, lines: [] })
})

test('rows override facts, and leave the built-in facts unchanged', () => {
	const {
		facts,
		portals: set,
		lines,
	} = composed({
		'prices.recycling': 31,
		'portals.billing': 'https://pay.example/',
		'portals.ordering': null,
	})
	expect(facts.prices.recycling).toBe(31)
	expect(set).toEqual({ ...noPortals, billing: 'https://pay.example/' })
	expect(sampleFacts.prices.recycling).toBe(10)
	expect(lines).toEqual([])
})

test.each([
	['phone', 'call us'],
	['prices.recycling', 'free'],
	['prices.__proto__', 1],
	['__proto__.polluted', 1],
	['timeZone', 'Mars/Olympus'],
	['paints.trashCart.body', 'url(//elsewhere.example)'],
	['paints.trashCart', 'red'],
])('a row with %s = %j is ignored and logged', (name, value) => {
	const { lines, ...company } = composed({ [name]: value })
	expect(company).toEqual(builtIn)
	expect(lines).toMatchObject([{ level: 'warn', message: 'company fact ignored', fields: { fact: name } }])
})

test('a row with invalid JSON is ignored too', () => {
	const { log, lines } = recordedLog()
	expect(composeCompany([{ name: 'phone', value: '{' }], builtIn, log).facts).toEqual(sampleFacts)
	expect(lines).toHaveLength(1)
})

test('hours that close before they open are ignored together', () => {
	const { facts, lines } = composed({ 'hours.opens': '17:00', 'hours.days': [1, 2] })
	expect(facts.hours).toEqual({ ...sampleFacts.hours, days: [1, 2] })
	expect(lines).toMatchObject([{ message: 'company facts ignored' }])
})

test('facts of sizes that version 1.0 stored are ignored without a warning, since sizes have rows now', () => {
	const { lines, ...company } = composed({ 'rolloffs.12.loads': '5-7', 'prices.commercial2.from': 90 })
	expect(company).toEqual(builtIn)
	expect(lines).toEqual([])
})
