import { expect, test } from 'vitest'
import { builtInSnapshot } from '#app/content/built_in_content.server.ts'
import { searchGroups } from '#app/content/search_groups.ts'
import { localDocuments } from './local_documents.server.ts'

const popularity = ({ url }: { url: string }) => (url === '/help/cart-repair' ? 9 : 0)
const documents = localDocuments(builtInSnapshot(), popularity, new Date())

test('SE-02 every kind can be found without the server, by plain words', () => {
	const types = new Set(documents.map(({ contentType }) => contentType))
	expect(types).toEqual(new Set(searchGroups))
	for (const { title, body, url } of documents) {
		expect(`${title} ${body}`).not.toMatch(/<\w|\{\{|\s\s|&\w+;/)
		expect(url).toMatch(/^\//)
	}
})

test('SE-03 each has its popularity', () => {
	const of = (url: string) => documents.find((document) => document.url === url)?.popularity
	expect([of('/help/cart-repair'), of('/help/cart-size')]).toEqual([9, 0])
})
