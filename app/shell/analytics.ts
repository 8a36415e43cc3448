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
 * Loads the configured analytics tag on the visitor's first sign of life. Each click on a link that has
 * `data-analytics-event` is counted by us and sent to the tag as a conversion event (SH-12). A visitor who sends
 * Global Privacy Control gets none of it.
 */
export function useAnalytics(script: string | null): void {
	useEffect(() => {
		if (navigator.globalPrivacyControl) return
		const ending = new AbortController()
		const once = { once: true, passive: true, signal: ending.signal }
		if (script) for (const intent of intents) window.addEventListener(intent, () => load(script), once)
		document.addEventListener('click', (event) => tellPress(event, script), { signal: ending.signal })
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

/** Our own counter keeps the button and the page, nothing about who; the tag hears of it where there is one. */
function tellPress({ target }: MouseEvent, script: string | null): void {
	const link = target instanceof Element ? target.closest('a[data-analytics-event]') : null
	const event = link?.getAttribute('data-analytics-event')
	if (!link || !event) return
	const pressed = new URLSearchParams({ button: event, page: location.pathname })
	navigator.sendBeacon('/functions/button-event', pressed)
	if (script) gtag('event', 'conversion', { event_name: event, href: link.getAttribute('href') })
}

/** The tag's queue takes `arguments` objects only; it ignores plain arrays. */
function gtag(..._command: unknown[]): void {
	window.dataLayer ??= []
	// oxlint-disable-next-line prefer-rest-params
	window.dataLayer.push(arguments)
}
