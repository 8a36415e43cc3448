import { expect, test } from 'vitest'
import { builtInSnapshot } from '#app/content/snapshot.server.ts'
import { findables } from './findables.server.ts'
import { searchWords } from './word_search.ts'

const pool = findables(builtInSnapshot(), new Date())

test.each([
	['holiday', '/#faq-general-holidays'],
	['how do i pay my bill', '/#faq-general-pay'],
	['missed pickup', '/#faq-general-missed'],
	['business hours', '/contact'],
])('a search without scripts for %j leads to %s first', (query, to) => {
	expect(searchWords(query, pool)[0]?.to).toBe(to)
})

test('everything leads to the home or the contact page, which exist', () => {
	for (const { to } of pool) expect(to).toMatch(/^(\/#[\w-]+|\/contact)$/)
})
