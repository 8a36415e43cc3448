import { afterAll, expect, test, vi } from 'vitest'
import { findPatterns, type Pattern } from './find_patterns.ts'
import { KnownSafePatterns } from './known_safe.ts'
import { slowPatterns } from './slow_patterns.ts'

const known = new KnownSafePatterns()
afterAll(() => known.save())

test('the check distinguishes a slow pattern from a fast one', async () => {
	const files = ['here']
	const patterns = [String.raw`\s+$`, String.raw`(?<!\s)\s+$`, String.raw`(?<!x)(a|a)+$`]
	const slow = await slowPatterns(
		patterns.map((source) => ({ source, flags: '', files })),
		known,
	)
	expect(slow).toEqual([
		expect.stringMatching(/^\/\\s\+\$.*2nd degree polynomial$/),
		expect.stringMatching(/^\/\(\?<!x.*exponential/),
	])
})

test('every pattern takes linear time', async () => {
	const { written } = findPatterns()
	expect(written.length).toBeGreaterThan(150)
	expect(await slowPatterns(written, known)).toEqual([])
})

/** For each file that constructs patterns, a call that makes it do so. */
const composers: Record<string, () => Promise<unknown>> = {
	'app/company/prose.tsx': async () => {
		const { renderToStaticMarkup } = await import('react-dom/server')
		const { createElement } = await import('react')
		const { CurrentFacts } = await import('#app/company/current_facts.ts')
		const { builtInFacts } = await import('#app/company/built_in_facts.server.ts')
		const { Prose } = await import('#app/company/prose.tsx')
		const prose = createElement(Prose, { text: 'Call us.' })
		renderToStaticMarkup(createElement(CurrentFacts, { value: builtInFacts }, prose))
	},
	'app/content/typed_facts.ts': async () => {
		const { typedFacts } = await import('#app/content/typed_facts.ts')
		const { builtInFacts } = await import('#app/company/built_in_facts.server.ts')
		typedFacts('$29', builtInFacts)
	},
	'app/leads/fields.ts': async () => (await import('#app/leads/fields.ts')).requiredLine('name', 60),
	'app/office/kernel/fields/fact_warnings.ts': async () => {
		const { factWarnings } = await import('#app/office/kernel/fields/fact_warnings.ts')
		const { builtInFacts } = await import('#app/company/built_in_facts.server.ts')
		factWarnings('$29 a month, (970) 555-0142, 30 days', builtInFacts, new Date())
	},
	'app/pictures/uploaded_name.ts': () => import('#app/pictures/uploaded_name.ts'),
	'app/search/answers/area.server.ts': async () => {
		const { areaAnswer } = await import('#app/search/answers/area.server.ts')
		const { builtInSnapshot } = await import('#app/content/built_in_content.server.ts')
		for (const question of [' windsor ', ' fort collins ']) areaAnswer(question, builtInSnapshot())
	},
	'app/search/answers/asked.ts': async () => {
		const { isOnlyAbout } = await import('#app/search/answers/asked.ts')
		isOnlyAbout(' christmas ', / christmas( day)? /, new Set())
	},
	'app/search/dialog/score.ts': async () => {
		const { scoreOf } = await import('#app/search/dialog/score.ts')
		scoreOf({ title: 'Carts', body: 'Your cart' }, ['carts', 'missed'])
	},
	'app/search/dialog/snippet.ts': async () =>
		(await import('#app/search/dialog/snippet.ts')).marked('Your cart', ['carts', 'missed']),
	'server/metrics/route_pattern.ts': async () => {
		const { routePatterns } = await import('#server/metrics/route_pattern.ts')
		routePatterns({ town: { id: 'town', path: 'help/:slug' }, rest: { id: 'rest', path: '*' } })
	},
}

test('every pattern that is constructed from words takes linear time', async () => {
	expect(Object.keys(composers).toSorted(), 'the files that say `new RegExp`').toEqual(
		findPatterns().composing,
	)
	const made = new Map<string, Pattern>()
	for (const [file, compose] of Object.entries(composers)) {
		vi.resetModules()
		vi.stubGlobal(
			'RegExp',
			new Proxy(RegExp, {
				construct(target, [from, flags]: [string | RegExp, string?]) {
					const source = typeof from === 'string' ? from : from.source
					made.set(`/${source}/${flags}`, { source, flags: flags ?? '', files: [file] })
					return new target(from, flags)
				},
			}),
		)
		await compose()
		vi.unstubAllGlobals()
	}
	expect(made.size).toBeGreaterThan(30)
	expect(await slowPatterns([...made.values()], known)).toEqual([])
})
