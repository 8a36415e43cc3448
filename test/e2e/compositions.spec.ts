import { shapes } from '#art/frame.ts'
import { openEmptyPage, openFramed } from './framed_page.ts'
import { publicPages } from './public_pages.ts'
import { expect, test } from './site.ts'

const widths = [320, 390, 640, 768, 1024, 1280, 1440, 1536, 1920]
/** In place of what is not there. */
const missing = ['/residential/nowhere', '/commercial/99-yard', '/help/nothing-here']

test(
	'FI-16 a composition stands only in boxes of the shapes that it is made for, on every page and screen',
	{ tag: '@desktop' },
	async ({ page, site, problems }) => {
		test.setTimeout(300_000)
		problems.allow(/404 \(Not Found\)|ERR_FAILED/)
		// Boxes are what they are without what is in them.
		await page.route(/\/pictures\/|\.js$/, (route) => route.abort())
		await openEmptyPage(page)
		const unfit: string[] = []
		const seen = new Set<string>()
		for (const path of [...(await publicPages(site, { allOfEachKind: false })), ...missing]) {
			const framed = await openFramed(page, path)
			if ((await framed.locator('main picture').count()) === 0) continue
			for (const width of widths) {
				await page.locator('iframe').evaluate((frame, to) => frame.setAttribute('width', String(to)), width)
				const boxes = await framed.locator('main picture').evaluateAll((all) =>
					all.map((picture) => {
						const sources = [...picture.querySelectorAll('source')]
						const source = sources.find(({ media }) => matchMedia(media).matches)
						const { width: wide, height: high } = picture.querySelector('img')?.getBoundingClientRect() ?? {}
						return { file: source?.srcset ?? picture.querySelector('img')?.src ?? '', wide, high }
					}),
				)
				for (const { file, wide, high } of boxes) {
					if (!wide || !high) continue
					const frame = /-(wide|upright)(?:-dark)?\.svg(?:#|$)/.exec(file)?.[1] ?? 'standard'
					const { from, to } = shapes[frame as keyof typeof shapes]
					seen.add(frame)
					if (wide / high < from - 0.01 || wide / high > to + 0.01)
						unfit.push(`${path} at ${width}: ${file} in ${wide.toFixed()} × ${high.toFixed()}`)
				}
			}
		}
		expect(unfit).toEqual([])
		expect([...seen].toSorted()).toEqual(['standard', 'upright', 'wide'])
	},
)
