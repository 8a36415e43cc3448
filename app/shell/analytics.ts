import { useEffect } from 'react'

declare global {
	interface Navigator {
		/** https://www.w3.org/TR/gpc/ */
		readonly globalPrivacyControl?: boolean
	}
}

const intents = ['pointerdown', 'keydown', 'touchstart', 'scroll'] as const

/**
 * Loads the configured analytics tag on the first interaction and sends it clicks on links with `data-analytics-event` as conversions
 * (SH-12), also those before hydration, which boot_page.ts collects and announces by the event `press`; nothing under Global Privacy
 * Control. Most sites have no tag, so what loads it comes with it; what fails to come is asked for again at the next click.
 */
export function useAnalytics(script: string | null): void {
	useEffect(() => {
		if (script === null || navigator.globalPrivacyControl) return
		const ending = new AbortController()
		const load = () =>
			import('./analytics_tag.ts').then(({ loadTag }) => loadTag(script)).catch(() => undefined)
		const once = { once: true, passive: true, signal: ending.signal }
		for (const intent of intents) window.addEventListener(intent, load, once)
		window.addEventListener('press', load, { signal: ending.signal })
		if (window.presses?.waiting().length) void load()
		return () => ending.abort()
	}, [script])
}
