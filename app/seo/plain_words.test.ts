import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { crawled, listedPaths } from '#test/crawl.ts'
import { shownHtml } from '#test/shown_html.ts'
import { eachNode } from '#test/source_tree.ts'

/** Words that Americans do not use or understand differently: to them, mail comes in an envelope. */
const odd =
	/\b(un)?tick(ed|s)?\b|working days?\b|moving house|turning up|\bby mail\b|\b(a|short|these|many) mails?\b|\bmail address|\bmend|cancelled|then and there|slip in it|garden (trimmings|waste)|(present|previous) hauler|moving vans|binds you/gi

const textOf = (html: string) =>
	shownHtml(html)
		.replace(/<!-- -->/g, '')
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ')

test('FI-88 pages speak plain American English', async () => {
	const paths = [
		...(await listedPaths()),
		'/sitemap',
		'/nowhere',
		'/residential/nowhere',
		'/commercial/9-yard',
	]
	const found: string[] = []
	for (const path of paths) {
		const text = textOf((await crawled(path)).text)
		expect(text.length, path).toBeGreaterThan(500)
		found.push(...Array.from(text.matchAll(odd), ({ 0: word }) => `${path}: ${word}`))
	}
	expect(found).toEqual([])
})

test('FI-88 texts in the code, for screens of the office, mails and errors, are plain American English', () => {
	const found: string[] = []
	eachNode(({ type, value }, file) => {
		const text = type === 'TemplateElement' ? (value as { cooked: string }).cooked : value
		if (!/^(?:Literal|JSXText|TemplateElement)$/.test(String(type)) || typeof text !== 'string') return
		if (/\s/.test(text) && !/^\s*create table/.test(text))
			found.push(...Array.from(text.matchAll(odd), ({ 0: word }) => `${file}: ${word} in “${text.trim()}”`))
	})
	expect(found).toEqual([])
})

test('FI-88 texts that companies bring, such as answers by mail, are plain American English', () => {
	const found: string[] = []
	for (const file of globSync('companies/*/**/*.{md,json}', { exclude: ['**/search_*.json'] }))
		found.push(...Array.from(readFileSync(file, 'utf8').matchAll(odd), ({ 0: word }) => `${file}: ${word}`))
	expect(found).toEqual([])
})

test.each(['/', '/residential', '/residential/windsor'])(
	'FI-86 HM-04 "online management" on %s leads to where service is managed',
	async (path) => {
		const html = shownHtml((await crawled(path)).text)
		expect(html).toMatch(/href="\/service-request"[^>]*>(online management|manage your service online)<\/a>/i)
	},
)
