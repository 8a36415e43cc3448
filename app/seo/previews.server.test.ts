import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { crawled, crawledSite, listedPaths } from '#test/crawl.ts'

/** Pages that no search engine lists are shared too. */
const unlisted = ['/search', '/sitemap', '/nowhere']

describe('the previews', () => {
	test('MD-01 FI-04 every page of the site map has a preview of its own, 1200 by 630, and says what is on it', async () => {
		const { url } = await crawledSite()
		const listed = await listedPaths()
		expect(listed.length).toBeGreaterThan(30)
		const pages: { path: string; image: string }[] = []
		for (const path of [...listed, ...unlisted]) {
			const { text: html } = await crawled(path)
			const image = tag(html, 'og:image')
			expect(tag(html, 'og:image:alt'), path).toMatch(/^“.+” on a sign\. [A-Z].+\.$/)
			pages.push({ path, image })
		}
		const own = pages.map(({ image }) => image)
		expect(own.filter((image, at) => own.indexOf(image) !== at)).toEqual([])
		for (const { path, image } of pages) {
			const response = await fetch(url + new URL(image).pathname)
			expect([response.status, response.headers.get('content-type')], path).toEqual([200, 'image/jpeg'])
			expect(await sharp(await response.arrayBuffer()).metadata(), path).toMatchObject({
				width: 1200,
				height: 630,
			})
		}
	})
})

function tag(html: string, property: string): string {
	return new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? ''
}
