/** A timer that `wake` ends early. A wake while nothing waits makes the next wait return at once. */
export class WakeableTimer {
	#isWoken = false
	#finishWait: (() => void) | undefined

	wake(): void {
		this.#isWoken = true
		this.#finishWait?.()
	}

	async wait(ms: number): Promise<void> {
		if (!this.#isWoken) {
			await new Promise<void>((resolve) => {
				const timer = setTimeout(resolve, ms)
				this.#finishWait = () => {
					clearTimeout(timer)
					resolve()
				}
			})
			this.#finishWait = undefined
		}
		this.#isWoken = false
	}
}
