import { expect, type Page, type Request } from '@playwright/test'

interface HeldRequest {
	request: Request
	/** Sends it on, and resolves once it is answered. */
	go(): Promise<void>
	/** Answers it as the front does while the application restarts. */
	fail(): Promise<void>
}

/** What a page asks the server for, held until it is let go, so that answers come in the order that a test wants. */
export class HeldData {
	readonly #page: Page
	#held: HeldRequest[] = []

	private constructor(page: Page) {
		this.#page = page
	}

	/** Holds all data of the page that `isHeld` says. */
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

	/** Sends on whatever of these is held. */
	async goAll(method: 'GET' | 'POST', words: string): Promise<void> {
		while (this.#at(method, words) !== -1) await (await this.next(method, words)).go()
	}

	/** The oldest request with this method and these words in its address or form that was not taken yet. */
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

	/** Holds nothing any more; what the page gave up may stay held. */
	async release(): Promise<void> {
		await this.#page.unrouteAll({ behavior: 'ignoreErrors' })
	}
}
