import { shapes } from '#art/frame.ts'
import { openEmptyPage, openFramed } from './framed_page.ts'
import { publicPages } from './public_pages.ts'
import { expect, test } from './site.ts'

/** The visible sizes of pages on phones and tablets and in browser windows of laptops and desktops. */
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
	[1920, 900],
	[1920, 950],
	[2048, 1100],
	[2560, 1300],
	[3440, 1300],
] as const
/** Addresses that lead to error pages. */
const missing = ['/residential/nowhere', '/commercial/99-yard', '/help/nothing-here']

test(
	'FI-16 each drawing fills only boxes of the shapes that its composition is made for, on every page and window size',
	{ tag: '@desktop' },
	async ({ page, site, problems }) => {
		problems.allow(/404 \(Not Found\)|ERR_FAILED/)
		// Pictures and scripts are not needed: boxes have their size without them.
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

/** Runs in the browser: every picture of a framed page at each window size, with the file it loads and the box it fills. */
function boxesIn(sizes: typeof windows) {
	const frame = frameElement as HTMLIFrameElement
	// Hidden, the frame is laid out but not painted.
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

test(
	'the day of today’s pickup takes two lines on a small phone and on a small laptop',
	{ tag: '@desktop' },
	async ({ page }) => {
		await page.goto('/pickup-day/windsor-lake')
		const day = page.locator('main p.text-hero')
		await day.evaluate((words) => (words.textContent = 'Today, Monday, November 30'))
		for (const width of [320, 1024]) {
			await page.setViewportSize({ width, height: 768 })
			const lines = await day.evaluate(
				(words) =>
					words.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(words).lineHeight),
			)
			expect.soft(Math.round(lines), `at ${width} px`).toBe(2)
		}
	},
)

test(
	'FI-16 no link, button or field of the home page’s first screen covers the truck, in any window size',
	{ tag: '@desktop' },
	async ({ page }) => {
		await openEmptyPage(page)
		const framed = await openFramed(page, '/')
		expect(await framed.evaluate(overTheTruck, windows)).toEqual([])
	},
)

/** Runs in the browser: the elements of a framed page's first screen that cover the truck in its picture, at each window size. */
async function overTheTruck(sizes: typeof windows) {
	const frame = frameElement as HTMLIFrameElement
	const img = document.querySelector<HTMLImageElement>('main picture img')
	if (!img) throw new Error('The page has no picture.')
	const found: string[] = []
	for (const [width, height] of sizes) {
		frame.style.width = `${width}px`
		frame.style.height = `${height}px`
		const sources = [...document.querySelectorAll<HTMLSourceElement>('main picture source')]
		const file = sources.find(({ media }) => matchMedia(media).matches)?.srcset ?? img.src
		const text = await (await fetch(file)).text()
		// The page's policy forbids the inline style that animates the truck.
		const parsed = new DOMParser().parseFromString(text.replace(/<style>.*?<\/style>/, ''), 'image/svg+xml')
		const drawing = document.body.appendChild(document.importNode(parsed.documentElement, true))
		const world = drawing instanceof SVGSVGElement && drawing.viewBox.baseVal
		const truck = drawing.querySelector<SVGGElement>('#drive')?.getBBox()
		drawing.remove()
		if (!world || !truck) throw new Error(`No truck drives in ${file}`)
		const box = img.getBoundingClientRect()
		const scale = Math.max(box.width / world.width, box.height / world.height)
		const [x = 0, y = 0] = getComputedStyle(img)
			.objectPosition.split(' ')
			.map((part) => parseFloat(part) / 100)
		const left = box.left + (box.width - world.width * scale) * x + (truck.x - world.x) * scale
		const top = box.top + (box.height - world.height * scale) * y + (truck.y - world.y) * scale
		for (const control of document.querySelectorAll('#hero-heading ~ * :is(a, button, input)')) {
			const { right, left: from, bottom, top: begin } = control.getBoundingClientRect()
			const isBeside = right <= left || from >= left + truck.width * scale
			if (!isBeside && bottom > top && begin < top + truck.height * scale)
				found.push(
					`at ${width} × ${height}: ${control.textContent}, ${(bottom - top).toFixed()} px over its roof`,
				)
		}
	}
	return found
}
