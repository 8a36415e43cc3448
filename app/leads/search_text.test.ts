import { expect, test } from 'vitest'
import { wordsOfLead, searchText, searchWords } from './search_text.ts'

const contact = {
	name: 'José Álvarez',
	organization: null,
	email: 'Jose@Example.com',
	phone: '+1 (970) 555-0100',
	place: '12 Elm St, Windsor',
	asked: '20 Yard',
}

function finds(query: string): boolean {
	const text = searchText(wordsOfLead('HH-7K3Q9', contact))
	const words = searchWords(query)
	return words.length > 0 && words.every((word) => text.includes(` ${word}`))
}

test.each([
	'jose',
	'ÁLV',
	'alvarez jose',
	'jose@example.com',
	'jose@ex',
	'example',
	'HH-7K3Q9',
	'7k3q',
	'970 555 0100',
	'(970) 555-0100',
	'1-970-555-0100',
	'555-0100',
	'0100',
	'elm st windsor',
	'20 yard',
])('%s finds the lead', (query) => {
	expect(finds(query)).toBe(true)
})

test('SD-157 either of two numbers in one field finds the lead', () => {
	const words = wordsOfLead('HH-7K3Q9', { ...contact, phone: '970-555-0142 or 970-555-0199' })
	for (const query of ['970 555 0142', '(970) 555-0199', '555-0199', '0142'])
		expect(
			words.some((word) => word.startsWith(searchWords(query)[0] ?? 'none')),
			query,
		).toBe(true)
})

test.each(['%', '_', '%%', '---------', '@', '“”'])(
	'a query of punctuation alone looks for a word that no lead has: %s',
	(query) => {
		const [word = '', ...others] = searchWords(query)
		expect([word === '', others]).toEqual([false, []])
		expect(wordsOfLead('HH-7K3Q9', contact).filter((known) => known.startsWith(word))).toEqual([])
	},
)

test.each(['lvarez', '555-0199', 'jose greeley', ' ', '%', '_ose', '@'])(
	'%s does not find the lead',
	(query) => {
		expect(finds(query)).toBe(false)
	},
)

test('the search text begins with the name, and is cut to the size limit of an index', () => {
	expect(searchText(wordsOfLead('HH-7K3Q9', contact))).toMatch(/^ jose alvarez 9705550100 5550100 0100 /)
	const long = { ...contact, name: '漢'.repeat(100), place: '字 漢字'.repeat(200), email: '😀'.repeat(100) }
	expect(Buffer.byteLength(searchText(wordsOfLead('HH-7K3Q9', long)))).toBeLessThan(2200)
})
