import { useEffect } from 'react'

declare global {
	interface Window {
		/** The queue of the analytics tag. */
		dataLayer?: unknown[]
	}
	interface Navigator {
		/** https://www.w3.org/TR/gpc/ */
		readonly globalPrivacyControl?: boolean
	}
}

const intents = ['pointerdown', 'keydown', 'touchstart', 'scroll'] as const

/**
 * Loads the configured analytics tag on the first interaction and sends it clicks on links with
 * `data-analytics-event` as conversions (SH-12), also those before hydration, which boot_page.ts collects and
 * announces by the event `press`. Nothing under Global Privacy Control.
 */
export function useAnalytics(script: string | null): void {
	useEffect(() => {
		if (script === null || navigator.globalPrivacyControl) return
		const ending = new AbortController()
		const once = { once: true, passive: true, signal: ending.signal }
		for (const intent of intents) window.addEventListener(intent, () => load(script), once)
		window.addEventListener('press', () => load(script), { signal: ending.signal })
		if (window.presses?.waiting().length) load(script)
		return () => ending.abort()
	}, [script])
}

/** Loads the tag once, then sends it all waiting clicks. */
function load(src: string): void {
	const present = document.querySelector<HTMLScriptElement>(`script[src="${CSS.escape(src)}"]`)
	if (present) return present.dataset['tag'] === 'loaded' ? reportClicks() : undefined
	gtag('js', new Date())
	const element = document.createElement('script')
	element.src = src
	element.async = true
	element.addEventListener('load', () => {
		element.dataset['tag'] = 'loaded'
		reportClicks()
	})
	document.head.append(element)
}

function reportClicks(): void {
	for (const press of window.presses?.take() ?? []) gtag('event', 'conversion', press)
}

/** The tag's queue takes `arguments` objects only; it ignores plain arrays. */
function gtag(..._command: unknown[]): void {
	window.dataLayer ??= []
	// oxlint-disable-next-line prefer-rest-params
	window.dataLayer.push(arguments)
}
