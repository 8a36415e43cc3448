import { expect, test } from 'vitest'
import { rowsIn } from '#app/content/listing.ts'
import { builtInSnapshot } from '#app/content/built_in_content.server.ts'
import { searchDocuments } from './documents.server.ts'
import { plainText } from '#app/content/plain_text.ts'
import { searchGroups } from '#app/content/search_groups.ts'

const today = new Date('2026-11-21T12:00:00Z')
const documents = searchDocuments(builtInSnapshot(), today)

test('SE-02 every kind is included, each document once, as plain text with its placeholders filled', () => {
	expect(new Set(documents.map(({ contentType }) => contentType))).toEqual(new Set(searchGroups))
	expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length)
	for (const { id, title, summary, keys, body, context } of documents) {
		expect(`${title} ${summary} ${keys} ${body} ${context}`, id).not.toMatch(/\{\{|<\w|&\w+;/)
		expect(title && summary, id).not.toBe('')
	}
})

test('a list that could not be read is left out, and so are sizes and towns without a page', () => {
	const content = builtInSnapshot()
	const { rolloffSizes, residentialTowns } = content
	if (!rolloffSizes.ok || !residentialTowns.ok) throw new Error('the built-in content is always there')
	const [size] = rolloffSizes.rows
	const [town] = residentialTowns.rows
	if (!size || !town) throw new Error('the built-in content has sizes and towns')
	const found = searchDocuments(
		{
			...content,
			helpArticles: { ok: false },
			pickupAreas: { ok: false },
			rolloffSizes: { ok: true, rows: [{ ...size, has_page: false }] },
			residentialTowns: { ok: true, rows: [{ ...town, slug: '../evil' }] },
		},
		today,
	)
	expect(found.some(({ contentType }) => contentType === 'help')).toBe(false)
	expect(found.some(({ contentType }) => contentType === 'size')).toBe(false)
	expect(found.some(({ contentType }) => contentType === 'residential')).toBe(false)
	expect(found.some(({ contentType }) => contentType === 'faq')).toBe(true)
})

test('a size that the office added is found at its own page, also where a former page had its address', () => {
	const content = builtInSnapshot()
	const { rolloffSizes, commercialSizes, facts } = content
	const [size] = rowsIn(rolloffSizes)
	const [bin] = rowsIn(commercialSizes)
	const [drawn] = facts.rolloffs
	const [business] = facts.commercial
	if (!size || !bin || !drawn || !business) throw new Error('the built-in content has sizes')
	const added = {
		...content,
		rolloffSizes: { ok: true, rows: [{ ...size, id: 'ten', cubic_yards: 10, slug: '10-yard' }] },
		commercialSizes: { ok: true, rows: [{ ...bin, id: 'six', size_value: 6 }] },
		facts: {
			...facts,
			rolloffs: [{ ...drawn, yards: 10, slug: '10-yard' }],
			commercial: [{ ...business, yards: 6 }],
		},
	} as const
	const urlOf = (id: string) => searchDocuments(added, today).find((one) => one.id === id)?.url
	expect(urlOf('ten')).toBe('/rolloff-10-yard')
	expect(urlOf('six')).toBe('/commercial/6-yard')
})

test('HTML becomes text; its headings and bold words become keywords', () => {
	expect(plainText('<h2 id="a">Pay &amp; go</h2><p>It&#8217;s <strong>12</strong>&nbsp;digits.</p>')).toEqual(
		{
			keys: 'Pay & go. 12',
			body: 'Pay & go It’s 12 digits.',
		},
	)
})
