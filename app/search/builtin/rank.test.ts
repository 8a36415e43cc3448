import { expect, test } from 'vitest'
import { builtInSnapshot } from '#app/content/built_in_content.server.ts'
import type { SearchDocument } from '../document.ts'
import { searchDocuments } from '../documents.server.ts'
import { thesaurus } from '../thesaurus.ts'
import { builtinIndexer } from './indexer.ts'

const documents = searchDocuments(builtInSnapshot(), new Date('2026-11-21T12:00:00Z'))
const indexOf = (from: readonly SearchDocument[]) => builtinIndexer(thesaurus).index(from)
const site = indexOf(documents)
const found = async (query: string, from = documents, index = site) =>
	(await (await index).match(query, 0.6)).map(({ document }) => from[document]?.url)

test.each([
	['is my street served', ['/#service-area', '/help/where-we-pick-up', '/pickup-day']],
	['hoa 140 homes', ['/hoa-quote', '/hoa-services']],
	['saturday delivery', ['/help/same-day-roll-off']],
	['20 yard dumpster cost', ['/rolloff-20-yard']],
	['twelve yard dumpster', ['/rolloff-12-yard']],
	['nobody came to empty my can', ['/help/missed-pickup', '/service-request?kind=missed']],
	['driver forgot our house', ['/help/missed-pickup', '/service-request?kind=missed']],
	['complain about a driver', ['/contact']],
	['do you deliver to estes park', ['/help/where-we-pick-up', '/#service-area', '/faqs#faq-general-areas']],
	['he broke his hip and can not roll the cart', ['/help/cart-placement']],
	['no recogieron mi basura', ['/help/missed-pickup', '/service-request?kind=missed']],
])('FI-61 %s finds its answer first', async (query, answers) => {
	expect(answers).toContain((await found(query))[0])
})

test.each([
	['address', ['/contact']],
	['the adress', ['/contact']],
	['office', ['/contact']],
	['phone', ['/contact']],
	['hours', ['/contact']],
	['closed', ['/contact']],
	['price', ['/#plans']],
	['late', ['/service-request?kind=missed', '/help/missed-pickup']],
	['today', ['/pickup-day']],
	['when', ['/pickup-day']],
	['dumpster', ['/roll-off-dumpsters']],
	['container', ['/roll-off-dumpsters']],
	['gate', ['/faqs#faq-commercial-place', '/help/dumpster-placement']],
	['key', ['/help/commercial-overflow']],
	['new', ['/order', '/help/start-service']],
	['delay', ['/help/holiday-weeks']],
	['time', ['/help/cart-placement']],
])(
	'FI-64 the bare word %s finds first what people who type only that are looking for',
	async (word, answers) => {
		expect(answers).toContain((await found(word))[0])
	},
)

test.each([
	['how much is a 20 yard for a week in windsor', ['/roll-off-dumpsters/windsor', '/rolloff-20-yard']],
	['20 yard dumpster 10 days price loveland', ['/roll-off-dumpsters/loveland', '/rolloff-20-yard']],
	['30 yard for a month in longmont price', ['/roll-off-dumpsters/longmont', '/rolloff-30-yard']],
	[
		'how much for two 20 yards for a remodel in loveland',
		['/roll-off-dumpsters/loveland', '/rolloff-20-yard'],
	],
	[
		'how much is a 4 yard dumpster twice a week for a restaurant in greeley',
		['/commercial/3-yard', '/commercial'],
	],
	['extra cart in loveland how much per month', ['/help/cart-size', '/service-request?kind=other-cart']],
	['hoa 80 homes price per home in windsor', ['/hoa-quote', '/hoa-services']],
])(
	'FI-64 a question with many parts (%s) leads to a page that answers most of it',
	async (query, answers) => {
		expect(answers).toContain((await found(query))[0])
	},
)

test.each(['plumber near me', 'piano lessons', 'are you hiring drivers', 'snow plowing'])(
	'FI-62 a question about something that we do not offer (%s) has no result',
	async (query) => {
		expect(await found(query)).toEqual([])
	},
)

test('FI-62 another business mentioned along with our service does not suppress results', async () => {
	expect(await found('house sitter')).toEqual([])
	expect(await found('house sitter needs to know trash day')).toContain('/pickup-day')
})

test('a date or an age that is on no page does not count as unanswered', async () => {
	expect(await found('i am 84 and can not drag my can to the street')).toContain('/help/cart-placement')
	expect((await found('on vacation from the 3rd to the 17th'))[0]).toBe('/service-request?kind=skip')
})

const article = (url: string, title: string, body: string): SearchDocument => ({
	id: url,
	contentType: 'help',
	title,
	summary: '',
	keys: '',
	body,
	context: '',
	url,
	updatedAt: null,
})

test('words close together in a text rank higher than the same words far apart', async () => {
	const filler = 'The office is in Loveland. It has a green door. Coffee is free.'
	const apart = article('/apart', 'Article one', `Hinges squeak. ${filler} Oil them in autumn.`)
	const together = article('/together', 'Article two', `${filler} Squeaking hinges want oil. ${filler}`)
	const both = [apart, together]
	expect((await found('oil squeaking hinges', both, indexOf(both)))[0]).toBe('/together')
})

test('FI-64 a word that occurs in several phrases of a concept stands for that concept by itself', async () => {
	const thing = article('/hinges', 'Hinges', 'Hinges that squeak.')
	const concepts = [{ id: 'hinge', words: ['hinges', 'gronking door', 'gronking gate'], broader: [] }]
	const [match] = await (await builtinIndexer(concepts).index([thing])).match('gronking', 0.6)
	expect(match?.document).toBe(0)
})

test('a question about one audience or town ranks pages for others lower', async () => {
	const [first] = await found('windsor dumpster rental')
	expect(first).toBe('/roll-off-dumpsters/windsor')
	expect((await found('business dumpster price'))[0]).toMatch(/commercial/)
})
