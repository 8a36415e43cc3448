import { expect, test } from 'vitest'
import { serveStore } from '#test/serve_store.ts'
import { describeStore } from '#test/stores.ts'

/** The response for a page; `target` is where its redirect leads. */
interface Answer {
	status: number
	target: string | null
	markup: string
}

async function ask(address: string): Promise<Answer> {
	const response = await fetch(address, { redirect: 'manual' })
	const type = response.headers.get('content-type') ?? ''
	const body = await response.text()
	return {
		status: response.status,
		target: response.headers.get('location'),
		markup: /^(text\/html|image\/svg)/.test(type) ? body : '',
	}
}

/** The addresses on this site that a page and its frames link to or load. */
function linksOf(html: string, page: URL): URL[] {
	const found = html.matchAll(/<(?:a|iframe|img|link|form)\b[^>]*?\s(?:href|src|action)="([^"]+)"/g)
	return [...found]
		.map(([, address = '']) => new URL(address.replaceAll('&amp;', '&'), page))
		.filter(({ origin }) => origin === page.origin)
}

describeStore('sqlite', 'the site', (fresh) => {
	test('every internal link on every page answers 200, or one redirect to 200, and its anchor exists', async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		const xml = await (await fetch(`${url}/sitemap.xml`)).text()
		const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
		expect(listed.length).toBeGreaterThan(30)

		const answers = new Map<string, Answer>()
		const faults: string[] = []
		const waiting = ['/', '/sitemap', '/search', ...listed].map((path) => ({
			to: new URL(path, url),
			from: 'start',
		}))
		for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
			const { to, from } = next
			const path = to.pathname + to.search
			let answer = answers.get(path)
			if (answer === undefined) {
				answer = await ask(url + path)
				if (answer.target !== null) answer = await ask(new URL(answer.target, url).href)
				answers.set(path, answer)
				if (answer.status === 200) {
					waiting.push(...linksOf(answer.markup, to).map((link) => ({ to: link, from: path })))
				}
			}
			if (answer.status !== 200) faults.push(`${from} leads to ${path}: ${answer.status}`)
			const anchor = decodeURIComponent(to.hash.slice(1))
			if (anchor !== '' && answer.status === 200 && !answer.markup.includes(` id="${anchor}"`)) {
				faults.push(`${from} leads to ${path}, which has no ${anchor}`)
			}
		}
		expect(faults).toEqual([])
		for (const path of listed) expect(answers.get(path)?.markup, path).toContain('</html>')
	}, 60_000)
})
