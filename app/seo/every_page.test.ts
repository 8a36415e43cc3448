import { describe, expect, test } from 'vitest'
import { type ReadHead, readHead } from '#test/page_head.ts'
import { crawled, crawledOrigin, crawledSite, listedPaths } from '#test/crawl.ts'
import { htmlFaults } from '#test/html_rules.ts'
import { structureFaults } from '#test/structured_data_rules.ts'

/** Pages outside the site map: the list of pages for visitors, and searches. */
const unlisted = ['/sitemap', '/search', '/search?q=cart', '/search?q=zzqqxx', '/help?q=broken+lid']
const missing = [
	'/nowhere',
	'/residential/nowhere',
	'/roll-off-dumpsters/nowhere',
	'/commercial/9-yard',
	'/help/nowhere',
]
const office = ['/admin/login', '/admin/forgot', '/admin/reset']
/** Forms submitted empty or with an invalid address. */
const refused = [
	['/contact', 'email=june%40'],
	['/?index', 'name=J'],
	['/commercial/2-yard', ''],
	['/roll-off-dumpsters/windsor', 'email=june'],
	['/hoa-quote', 'units=0'],
	['/hoa-services', ''],
	['/admin/login', 'email=june%40example.com&password=wrong'],
] as const

describe('every page', () => {
	test('is valid HTML, whether listed, unlisted, missing, refused or at the door of the office', async () => {
		const { url } = await crawledSite()
		const listed = await listedPaths()
		expect(listed.length).toBeGreaterThan(60)
		const more = ['/billing-portal-demo', '/help?category=carts', '/contact?sent=none']
		for (const path of [...listed, ...unlisted, ...missing, ...office, ...more]) {
			const { text: html } = await crawled(path)
			expect(html, path).toContain('</html>')
			expect(await htmlFaults(html), path).toEqual([])
		}
		for (const [path, body] of refused) {
			const response = await fetch(url + path, {
				method: 'POST',
				body,
				headers: { 'content-type': 'application/x-www-form-urlencoded' },
				redirect: 'manual',
			})
			const html = await response.text()
			expect(response.status, path).toBeGreaterThanOrEqual(400)
			expect(html, path).toMatch(/aria-invalid="true"|role="alert"/)
			expect(await htmlFaults(html), path).toEqual([])
		}
	})

	test('MD-01 MD-02 MD-04 says what it is: title, description, address, structured data', async () => {
		const read = async (path: string): Promise<[number, ReadHead]> => {
			const { status, text } = await crawled(path)
			return [status, readHead(text)]
		}
		const listed = new Map<string, ReadHead>()
		for (const path of await listedPaths()) {
			const [status, head] = await read(path)
			listed.set(path, head)
			expect(wordFaults(head), path).toEqual([])
			const own = [crawledOrigin + path]
			expect([status, head], path).toMatchObject([200, { canonicals: own, shared: own, isIndexed: true }])
			expect(head.blocks.length, path).toBeGreaterThan(0)
			expect(structureFaults(head.blocks), path).toEqual([])
		}
		expect(repeated([...listed.values()].flatMap(({ titles }) => titles))).toEqual([])
		expect(repeated([...listed.values()].flatMap(({ descriptions }) => descriptions))).toEqual([])

		const areas = (path: string) => JSON.stringify(listed.get(path)?.blocks)
		expect(areas('/residential/north-county')).toContain('{"@type":"Place","name":"North County, CO"}')
		expect(areas('/residential/greeley')).toContain('{"@type":"City","name":"Greeley, CO"}')
		expect(areas('/')).toContain('{"@type":"Place","name":"Laporte, CO"}')

		for (const path of unlisted) {
			const [status, head] = await read(path)
			expect(wordFaults(head), path).toEqual([])
			const own = [crawledOrigin + path.replace(/\?.*/, '')]
			expect([status, head], path).toMatchObject([200, { canonicals: own, shared: own, isIndexed: false }])
		}
		for (const path of missing) {
			const [status, head] = await read(path)
			expect(wordFaults(head), path).toEqual([])
			expect([status, head], path).toMatchObject([404, { canonicals: [], shared: [], isIndexed: false }])
		}
	})
})

/**
 * The faults in title and description: a title has 10 to 60 letters, a description 50 to 160 and ends with a
 * full sentence (MD-02).
 */
function wordFaults({ titles, descriptions }: ReadHead): string[] {
	const [title = '', description = ''] = [titles[0], descriptions[0]]
	return [
		...(titles.length === 1 && descriptions.length === 1 ? [] : ['not one title and one description']),
		...(title.length >= 10 && title.length <= 60 ? [] : [`a title of ${title.length}: ${title}`]),
		...(description.length >= 50 && description.length <= 160 ? [] : [`${description.length} letters`]),
		...(/[\p{L}\p{N})][.?!]$/u.test(description) ? [] : [`ends within: ${description}`]),
	]
}

function repeated(texts: readonly string[]): string[] {
	return texts.filter((text, at) => texts.indexOf(text) !== at)
}
