/** A wait that can be cut short; a ring while nobody waits cuts the next wait short. */
export class Alarm {
	#isRung = false
	#wake: (() => void) | undefined

	ring(): void {
		this.#isRung = true
		this.#wake?.()
	}

	async wait(ms: number): Promise<void> {
		if (!this.#isRung) {
			await new Promise<void>((resolve) => {
				const timer = setTimeout(resolve, ms)
				this.#wake = () => {
					clearTimeout(timer)
					resolve()
				}
			})
			this.#wake = undefined
		}
		this.#isRung = false
	}
}
