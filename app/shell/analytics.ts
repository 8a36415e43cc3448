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
 * Loads the configured analytics tag on the visitor's first sign of life, and sends it each click on a link that has
 * `data-analytics-event` as a conversion event (SH-12). Our own count of these is the page's own script
 * (boot_page.ts). A visitor who sends Global Privacy Control gets none of it.
 */
export function useAnalytics(script: string | null): void {
	useEffect(() => {
		if (script === null || navigator.globalPrivacyControl) return
		const ending = new AbortController()
		const once = { once: true, passive: true, signal: ending.signal }
		for (const intent of intents) window.addEventListener(intent, () => load(script), once)
		document.addEventListener('click', tellPress, { signal: ending.signal })
		return () => ending.abort()
	}, [script])
}

function load(src: string): void {
	if (document.querySelector(`script[src="${CSS.escape(src)}"]`)) return
	gtag('js', new Date())
	const element = document.createElement('script')
	element.src = src
	element.async = true
	document.head.append(element)
}

function tellPress({ target }: MouseEvent): void {
	const link = target instanceof Element ? target.closest('a[data-analytics-event]') : null
	const event = link?.getAttribute('data-analytics-event')
	if (link && event) gtag('event', 'conversion', { event_name: event, href: link.getAttribute('href') })
}

/** The tag's queue takes `arguments` objects only; it ignores plain arrays. */
function gtag(..._command: unknown[]): void {
	window.dataLayer ??= []
	// oxlint-disable-next-line prefer-rest-params
	window.dataLayer.push(arguments)
}
