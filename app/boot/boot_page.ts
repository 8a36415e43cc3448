import type { BootData } from './boot_data.ts'

/** A click on a marked link, as the analytics tag takes it. */
interface ButtonClick {
	event_name: string
	href: string
}

declare global {
	interface Window {
		__reactRouterContext?: unknown
		__reactRouterRouteModules?: unknown
		/** Clicks not yet sent to an analytics tag; `take` returns and removes them. Absent while developing. */
		presses?: { waiting(): ButtonClick[]; take(): ButtonClick[] }
	}
}

/**
 * Runs as an inline script: hydrates on the first interaction or when idle after loading (at once in the office), counts and stores clicks on
 * marked links, and keeps late elements visible. Sent as its own source text, so it must not refer to anything
 * outside itself.
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
		// A browser never asks again for a module that failed to load: they are imported from its cache once all are there.
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
			// Offline, or a newer version was deployed: the page stays plain HTML, and the next interaction tries again.
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
	// The first click comes before the analytics tag and may leave the page: until the tag has loaded, clicks wait in
	// sessionStorage or, if that is refused, in memory.
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
			// Storage is refused: kept in memory.
		}
	}
	const take = () => {
		const presses = waiting()
		if (presses.length > 0) wait([])
		return presses
	}
	window.presses = { waiting, take }
	const hasAnalytics = () => document.querySelector('main[data-analytics]') !== null
	// Counted from the first click on: button and page, nothing about the visitor; not under Global Privacy Control.
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
	// Keeps late elements rendered once they are there, also off screen, so that a screenshot of the whole page shows
	// them: a picture when loaded, a drawing at the first idle moment.
	const stay = (late: Element | null) => late?.classList.remove('late')
	const arrived = ({ target }: Event) => target instanceof Element && stay(target.closest('.late'))
	document.addEventListener('load', arrived, true)
	// Whoever has a place remembered is told its next pickup without a touch.
	const hasPlaces = () => {
		try {
			return localStorage.getItem('pickupPlaces') !== null
		} catch {
			return false
		}
	}
	// Without any interaction hydrate after this time, for live colors.
	const quietMs = 8000
	const whenIdle = (act: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(act) : act())
	addEventListener('load', () => {
		whenIdle(() => document.querySelectorAll('.late:not(:has(img))').forEach(stay))
		// Hydration replaces a broken picture by its placeholder.
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
