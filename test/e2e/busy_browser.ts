import type { Page } from '@playwright/test'

/**
 * Makes a browser that, while it is busy, comes to nothing that React has to show, though answers come in: what a slow device does
 * now and then. To be called before the page is opened.
 */
export async function busyBrowser(page: Page) {
	await page.addInitScript(() => {
		const waiting: (() => void)[] = []
		let isBusy = false
		// React's scheduler goes on by a message to itself.
		const { postMessage } = MessagePort.prototype
		MessagePort.prototype.postMessage = function (message: unknown) {
			const send = () => Reflect.apply(postMessage, this, [message])
			if (isBusy) waiting.push(send)
			else send()
		}
		addEventListener('busy', () => (isBusy = true))
		addEventListener('free', () => {
			isBusy = false
			for (const send of waiting.splice(0)) send()
		})
	})
	const tell = (type: 'busy' | 'free') => page.evaluate((name) => dispatchEvent(new Event(name)), type)
	return { begin: () => tell('busy'), end: () => tell('free') }
}
