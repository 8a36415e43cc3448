import type { Page } from '@playwright/test'

/**
 * Lets a test hold up React's rendering while responses still arrive, as happens on a slow device. Call before opening the
 * page.
 */
export async function busyBrowser(page: Page) {
	await page.addInitScript(() => {
		const waiting: (() => void)[] = []
		let isBusy = false
		// React's scheduler continues its work by posting a message to itself.
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
