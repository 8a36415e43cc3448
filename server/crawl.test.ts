import { expect, test } from 'vitest'
import { crawled, crawledOrigin, type CrawledPage, listedPaths } from '#test/crawl.ts'

/** The URLs on this site that a page and its frames link to or load. */
function linksOf({ type, text }: CrawledPage, page: URL): URL[] {
	if (!/^(text\/html|image\/svg)/.test(type)) return []
	const found = text.matchAll(/<(a|iframe|img|link|form)\b[^>]*?\s(?:href|src|action)="([^"]+)"/g)
	return [...found]
		.map(([, tag, address = '']) => {
			const link = new URL(address.replaceAll('&amp;', '&'), page)
			// A form's anchor refers to the page that answers it.
			if (tag === 'form') link.hash = ''
			return link
		})
		.filter(({ origin }) => origin === crawledOrigin)
}

test('every internal link on every page answers 200, or one redirect to 200, and its anchor exists', async () => {
	const listed = await listedPaths()
	expect(listed.length).toBeGreaterThan(30)
	const answers = new Map<string, CrawledPage>()
	const faults: string[] = []
	const waiting = ['/', '/sitemap', '/search', ...listed].map((path) => ({
		to: new URL(path, crawledOrigin),
		from: 'start',
	}))
	for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
		const { to, from } = next
		const path = to.pathname + to.search
		let answer = answers.get(path)
		if (answer === undefined) {
			answer = await crawled(path)
			if (answer.location !== null) {
				const { pathname, search } = new URL(answer.location, crawledOrigin)
				answer = await crawled(pathname + search)
			}
			answers.set(path, answer)
			if (answer.status === 200) {
				waiting.push(...linksOf(answer, to).map((link) => ({ to: link, from: path })))
			}
		}
		if (answer.status !== 200) faults.push(`${from} leads to ${path}: ${answer.status}`)
		const anchor = decodeURIComponent(to.hash.slice(1))
		if (anchor !== '' && answer.status === 200 && !answer.text.includes(` id="${anchor}"`)) {
			faults.push(`${from} leads to ${path}, which has no ${anchor}`)
		}
	}
	expect(faults).toEqual([])
	for (const path of listed) expect(answers.get(path)?.text, path).toContain('</html>')
})
