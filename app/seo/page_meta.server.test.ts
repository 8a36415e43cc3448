import { expect, test } from 'vitest'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { canonicalUrl } from './page_meta.server.ts'
import { headTags } from './head_tags.ts'
import { cutDescription, pageMeta, pageTitle } from './page_meta.server.ts'

const page = {
	title: 'Contact',
	description: 'Call us.',
	path: '/contact',
	image: 'contact',
} as const
const site = { publicUrl: 'https://hauler.example', facts }

test('MD-01 a page has its own title, description, canonical address, social tags and preview image', () => {
	const tags = JSON.stringify(headTags(pageMeta(page, site)))
	expect(tags).toContain('"title":"Contact | ')
	expect(tags).toContain('"href":"https://hauler.example/contact"')
	expect(tags).toContain('https://hauler.example/pictures/contact-1200x630.jpg')
	expect(tags).toContain('"og:image:width","content":"1200"')
	expect(tags).toContain('"og:image:height","content":"630"')
	expect(tags).toContain('"og:image:alt","content":"“Ask us for a price” on a sign. Our office')
})

test('MD-02 a description over 160 characters is cut after a word, to 157 at most, and an ellipsis', () => {
	const words = (length: number) => 'truck '.repeat(40).slice(0, length)
	expect(cutDescription(words(160))).toBe(words(160))
	expect(cutDescription(words(161))).toBe(`${'truck '.repeat(26).trim()}...`)
	expect(cutDescription(`${'truck '.repeat(26)}a b, c d`)).toBe(`${'truck '.repeat(26)}a...`)
	expect(cutDescription('a'.repeat(161))).toBe(`${'a'.repeat(157)}...`)
})

test("MD-01 a title has the company's name if both fit into 60 letters, and is cut if it is too long itself", () => {
	expect(pageTitle('Contact', facts)).toBe(`Contact | ${facts.name}`)
	expect(pageTitle(`Trash in Windsor | ${facts.name}`, facts)).toBe(`Trash in Windsor | ${facts.name}`)
	const long = 'Paint, oil, batteries and other hazardous waste'
	expect(pageTitle(long, facts)).toBe(long)
	expect(pageTitle(`${long} | ${facts.name}`, facts)).toBe(long)
	expect(pageTitle(`${long} that must never go in a cart`, facts)).toBe(`${long} that must...`)
})

test('MD-01 a missing page has no canonical address and is not indexed', () => {
	const tags = JSON.stringify(headTags(pageMeta({ ...page, path: null }, site)))
	expect(tags).not.toMatch(/canonical|og:url/)
	expect(tags).toContain('{"name":"robots","content":"noindex"}')
})

test('MD-02 at most 10 keywords are used', () => {
	const keywords = Array.from({ length: 12 }, (_, at) => `word${at}`)
	const tag = headTags(pageMeta({ ...page, keywords }, site)).find(
		(meta) => 'name' in meta && meta.name === 'keywords',
	)
	expect(tag).toMatchObject({ content: keywords.slice(0, 10).join(', ') })
})

test.for([
	['https://h.example/?utm_source=x&utm_medium=y', 'https://h.example/'],
	['https://h.example/contact?gclid=1&fbclid=2', 'https://h.example/contact'],
	['https://h.example/help?q=cart&UTM_Campaign=z#top', 'https://h.example/help?q=cart'],
])('MD-03 a canonical address has no tracking parameters: %s', ([address, expected]) => {
	expect(canonicalUrl(address ?? '')).toBe(expected)
})
