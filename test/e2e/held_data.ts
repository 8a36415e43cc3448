import { expect, type Page, type Request } from '@playwright/test'

interface HeldRequest {
	request: Request
	/** Sends the request on; resolves once it is answered. */
	go(): Promise<void>
	/** Responds as nginx does while the app restarts. */
	fail(): Promise<void>
}

/** Holds a page's data requests until a test releases them, so that responses arrive in the order that it wants. */
export class HeldData {
	readonly #page: Page
	#held: HeldRequest[] = []

	private constructor(page: Page) {
		this.#page = page
	}

	/** Starts holding the page's data requests for which `isHeld` returns true. */
	static async of(page: Page, isHeld: (request: Request) => boolean = () => true): Promise<HeldData> {
		const data = new HeldData(page)
		await page.route('**/*.data*', (route, request) => {
			if (!isHeld(request)) return route.fallback()
			const answer = async (send: () => Promise<void>) => {
				if (request.failure()) throw new Error(`the page gave up ${request.method()} ${request.url()}`)
				const answered = page.waitForResponse((response) => response.request() === request)
				await Promise.all([send(), answered])
			}
			const restarting = { status: 503, contentType: 'text/plain', body: 'Our site is being restarted.' }
			data.#held.push({
				request,
				go: () => answer(() => route.continue()),
				fail: () => answer(() => route.fulfill(restarting)),
			})
			return undefined
		})
		return data
	}

	/** Sends on all held requests with this method and these words in their address or form. */
	async goAll(method: 'GET' | 'POST', words: string): Promise<void> {
		while (this.#at(method, words) !== -1) await (await this.next(method, words)).go()
	}

	/** Waits for a held request with this method and these words in its address or form, and takes the oldest one. */
	async next(method: 'GET' | 'POST', words: string): Promise<HeldRequest> {
		const at = () => this.#at(method, words)
		await expect.poll(at, { message: `${method} ${words}` }).not.toBe(-1)
		const [found] = this.#held.splice(at(), 1)
		if (!found) throw new Error('it is there')
		return found
	}

	#at(method: string, words: string): number {
		return this.#held.findIndex(
			({ request }) =>
				request.method() === method && (request.url() + (request.postData() ?? '')).includes(words),
		)
	}

	/** Stops holding requests. Requests still held may be ones that the page has aborted. */
	async release(): Promise<void> {
		await this.#page.unrouteAll({ behavior: 'ignoreErrors' })
	}
}
