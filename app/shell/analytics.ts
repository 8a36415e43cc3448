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
 * Loads the configured analytics tag on the visitor's first sign of life, and sends it each press on a link that has
 * `data-analytics-event` as a conversion event (SH-12), also those made before scripts came, here or on the page before:
 * the page's own script notices them and tells by the event `press` (boot_page.ts). A visitor who sends Global Privacy
 * Control gets none of it.
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

/** Brings the tag where it is not here yet; once it is, tells it of all presses that wait. */
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
