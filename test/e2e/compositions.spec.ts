import { shapes } from '#art/frame.ts'
import { openEmptyPage, openFramed } from './framed_page.ts'
import { publicPages } from './public_pages.ts'
import { expect, test } from './site.ts'

/** What phones, tablets, and the browser windows of laptops and desktops show of a page. */
const windows = [
	[320, 568],
	[390, 664],
	[640, 640],
	[768, 1024],
	[1024, 640],
	[1280, 640],
	[1366, 650],
	[1440, 720],
	[1440, 850],
	[1536, 730],
	[1680, 930],
	[1920, 950],
	[2048, 1100],
	[2560, 1300],
	[3440, 1300],
] as const
/** In place of what is not there. */
const missing = ['/residential/nowhere', '/commercial/99-yard', '/help/nothing-here']

test(
	'FI-16 a composition stands only in boxes of the shapes that it is made for, on every page and screen',
	{ tag: '@desktop' },
	async ({ page, site, problems }) => {
		problems.allow(/404 \(Not Found\)|ERR_FAILED/)
		// Boxes are what they are without what is in them.
		await page.route(/\/pictures\/|\.js$/, (route) => route.abort())
		await openEmptyPage(page)
		const unfit: string[] = []
		const seen = new Set<string>()
		for (const path of [...(await publicPages(site, { allOfEachKind: false })), ...missing]) {
			const framed = await openFramed(page, path)
			for (const { width, height, file, wide, high } of await framed.evaluate(boxesIn, windows)) {
				if (!wide || !high) continue
				const frame = /-(wide|upright)(?:-dark)?\.svg(?:#|$)/.exec(file)?.[1] ?? 'standard'
				const { from, to } = shapes[frame as keyof typeof shapes]
				seen.add(frame)
				if (wide / high < from - 0.01 || wide / high > to + 0.01)
					unfit.push(`${path} at ${width} × ${height}: ${file} in ${wide.toFixed()} × ${high.toFixed()}`)
			}
		}
		expect(unfit).toEqual([])
		expect([...seen].toSorted()).toEqual(['standard', 'upright', 'wide'])
	},
)

/** Runs in the browser: every picture of a framed page in each window, with the file that it asks for and the box that it fills. */
function boxesIn(sizes: typeof windows) {
	const frame = frameElement as HTMLIFrameElement
	// Laid out as if it were seen, and not drawn.
	frame.style.visibility = 'hidden'
	return sizes.flatMap(([width, height]) => {
		frame.style.width = `${width}px`
		frame.style.height = `${height}px`
		const { clientWidth } = document.documentElement
		if (clientWidth !== width) throw new Error(`The page is ${clientWidth} px wide.`)
		return [...document.querySelectorAll('main picture')].map((picture) => {
			const sources = [...picture.querySelectorAll('source')]
			const source = sources.find(({ media }) => matchMedia(media).matches)
			const img = picture.querySelector('img')
			const { width: wide, height: high } = img?.getBoundingClientRect() ?? {}
			return { width, height, file: source?.srcset ?? img?.src ?? '', wide, high }
		})
	})
}
