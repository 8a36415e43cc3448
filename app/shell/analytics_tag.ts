declare global {
	interface Window {
		/** The queue of the analytics tag. */
		dataLayer?: unknown[]
	}
}

/** Loads the tag once, then sends it all waiting clicks. */
export function loadTag(src: string): void {
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
