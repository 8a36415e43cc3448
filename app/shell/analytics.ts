import { useEffect } from 'react'

declare global {
	interface Navigator {
		/** https://www.w3.org/TR/gpc/ */
		readonly globalPrivacyControl?: boolean
	}
}

const intents = ['pointerdown', 'keydown', 'touchstart', 'scroll'] as const

/**
 * Loads the analytics tag on the first interaction and reports clicks on links with `data-analytics-event` as conversions
 * (SH-12), including clicks before hydration, which boot_page.ts queues and signals with `press`. Does nothing under Global
 * Privacy Control. The tag's code is loaded on demand, because most sites have none; a failed load is retried at the next click.
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
