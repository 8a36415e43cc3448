import type { BootData } from './boot_data.ts'

/** A click on a marked link, in the shape that the analytics tag expects. */
interface ButtonClick {
	event_name: string
	href: string
}

declare global {
	interface Window {
		__reactRouterContext?: unknown
		__reactRouterRouteModules?: unknown
		/** Clicks not yet sent to an analytics tag; `take` returns and removes them. Undefined during development. */
		presses?: { waiting(): ButtonClick[]; take(): ButtonClick[] }
	}
}

/**
 * Runs as an inline script: hydrates on the first interaction or when idle after loading (at once in the
 * office), counts clicks on marked links and stores them for analytics, and keeps late elements visible. Sent
 * as its own source text, so it must not refer to anything outside itself.
 */
export function bootPage(): void {
	const intents = ['pointerdown', 'pointerover', 'keydown', 'touchstart', 'focusin', 'scroll'] as const
	const boot: BootData = JSON.parse(document.getElementById('boot')?.textContent ?? '')

	const start = async () => {
		listen(false)
		window.__reactRouterContext = {
			...JSON.parse(boot.context),
			stream: new ReadableStream({
				start(controller) {
					controller.enqueue(
						new TextEncoder().encode(document.getElementById('boot-state')?.textContent ?? ''),
					)
					controller.close()
				},
			}),
		}
		const load = (url: string) => import(/* @vite-ignore */ url)
		// Browsers never retry a module that failed to load, so modules are fetched first and imported from the
		// cache once all are there.
		const bring = async (url: string) => {
			const response = await fetch(url)
			if (!response.ok) throw new Error(url)
			await response.arrayBuffer()
		}
		try {
			await Promise.all(boot.preloads.map(bring))
			const [routes] = await Promise.all([
				Promise.all(
					boot.routes.map(async ([id, urls]) => [
						id,
						Object.assign({}, ...(await Promise.all(urls.map(load)))),
					]),
				),
				load(boot.manifest),
			])
			window.__reactRouterRouteModules = Object.fromEntries(routes)
			await load(boot.entry)
		} catch {
			// Offline, or a new version was deployed: the page stays plain HTML, and the next interaction retries.
			listen(true)
		}
	}
	const listen = (on: boolean) => {
		for (const intent of intents) {
			if (on) addEventListener(intent, start, { passive: true, capture: true })
			else removeEventListener(intent, start, { capture: true })
		}
	}
	listen(true)
	// The first click may come before the analytics tag has loaded and may leave the page. Until then, clicks
	// wait in sessionStorage or, if that is blocked, in memory.
	let inMemory: ButtonClick[] = []
	const waiting = (): ButtonClick[] => {
		try {
			return JSON.parse(sessionStorage.getItem('presses') ?? '[]')
		} catch {
			return inMemory
		}
	}
	const wait = (presses: ButtonClick[]) => {
		inMemory = presses
		try {
			sessionStorage.setItem('presses', JSON.stringify(presses))
		} catch {
			// Storage is blocked: kept in memory.
		}
	}
	const take = () => {
		const presses = waiting()
		if (presses.length > 0) wait([])
		return presses
	}
	window.presses = { waiting, take }
	const hasAnalytics = () => document.querySelector('main[data-analytics]') !== null
	// Counts every click, as button and page, without data about the visitor; not under Global Privacy Control.
	addEventListener('click', ({ target }) => {
		const link = target instanceof Element ? target.closest('a[data-analytics-event]') : null
		const button = link?.getAttribute('data-analytics-event')
		if (!button || navigator.globalPrivacyControl) return
		const pressed = new URLSearchParams({ button, page: location.pathname })
		navigator.sendBeacon('/functions/button-event', pressed)
		if (!hasAnalytics()) return
		wait([...waiting().slice(-20), { event_name: button, href: link?.getAttribute('href') ?? '' }])
		dispatchEvent(new Event('press'))
	})
	// Keeps late elements rendered even when off screen, so that full-page screenshots show them: a picture
	// once it has loaded, a drawing at the first idle moment.
	const stay = (late: Element | null) => late?.classList.remove('late')
	const arrived = ({ target }: Event) => target instanceof Element && stay(target.closest('.late'))
	document.addEventListener('load', arrived, true)
	// Visitors with a remembered place see its next pickup without interacting.
	const hasPlaces = () => {
		try {
			return localStorage.getItem('pickupPlaces') !== null
		} catch {
			return false
		}
	}
	// Hydrates after this time without any interaction, for live colors.
	const quietMs = 8000
	const whenIdle = (act: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(act) : act())
	addEventListener('load', () => {
		whenIdle(() => document.querySelectorAll('.late:not(:has(img))').forEach(stay))
		// Hydration replaces a broken picture with its placeholder.
		const isBroken = [...document.images].some(({ complete, naturalWidth }) => complete && !naturalWidth)
		setTimeout(
			whenIdle,
			isBroken || waiting().length > 0 || boot.isEager || hasPlaces() ? 0 : quietMs,
			() => {
				if (window.__reactRouterContext === undefined) void start()
			},
		)
	})
}
