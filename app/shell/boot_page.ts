import type { BootData } from './boot_data.ts'

/** A press on a marked link, as the analytics tag takes it. */
export interface ButtonClick {
	event_name: string
	href: string
}

declare global {
	interface Window {
		__reactRouterContext?: unknown
		__reactRouterRouteModules?: unknown
		/** The presses that no analytics tag has heard of; `take` hands them over once. Absent while developing. */
		presses?: { waiting(): ButtonClick[]; take(): ButtonClick[] }
	}
}

/**
 * Runs in the page as an inline script: starts the application at the visitor's first intent, or when the browser
 * is idle after loading, counts which marked links are pressed, keeps the presses for the analytics tag, and keeps
 * what is late once it is there.
 * It is sent as its own source text, so it must not refer to anything outside itself.
 */
export function bootPage(): void {
	const intents = ['pointerdown', 'pointerover', 'keydown', 'touchstart', 'focusin', 'scroll'] as const
	const boot: BootData = JSON.parse(document.getElementById('boot')?.textContent ?? '')

	const start = async () => {
		listen(false)
		for (const href of boot.preloads) {
			document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
		}
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
		try {
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
			// Offline, or a newer version was deployed: the page goes on as plain HTML, and the next intent tries again.
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
	// The first press comes before the analytics tag and may lead to another page: until the tag is here, presses wait in
	// the tab's storage, or where that is refused in the page's memory.
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
			// In memory, then.
		}
	}
	const take = () => {
		const presses = waiting()
		if (presses.length > 0) wait([])
		return presses
	}
	window.presses = { waiting, take }
	const hasAnalytics = () => document.querySelector('main[data-analytics]') !== null
	// Counted from the first tap on: the button and the page, nothing about who, and nothing under Global Privacy Control.
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
	// What is late stays once it is there, also out of sight: a picture when it has come, a drawing in the page's first
	// idle moment. Whoever takes a picture of the whole page sees it.
	const stay = (late: Element | null) => late?.classList.remove('late')
	const arrived = ({ target }: Event) => target instanceof Element && stay(target.closest('.late'))
	document.addEventListener('load', arrived, true)
	// Who only reads needs no scripts; they come all the same, for live colors, once reading has had its time.
	const quietMs = 8000
	const whenIdle = (act: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(act) : act())
	addEventListener('load', () => {
		whenIdle(() => document.querySelectorAll('.late:not(:has(img))').forEach(stay))
		// A picture that failed has its placeholder from them.
		const isBroken = [...document.images].some(({ complete, naturalWidth }) => complete && !naturalWidth)
		setTimeout(whenIdle, isBroken || waiting().length > 0 ? 0 : quietMs, () => {
			if (window.__reactRouterContext === undefined) void start()
		})
	})
}
