import type { Log } from '#platform/log/log.ts'
import type { Metrics } from './metrics/metrics.ts'

const everyMs = 10_000

/** Counts requests refused during a flood: each one in the metrics, and summed up in the log every few seconds. */
export class Refusals {
	readonly #metrics: Pick<Metrics, 'countRefused'>
	readonly #timer: NodeJS.Timeout
	#unlogged = 0

	constructor(log: Pick<Log, 'warn'>, metrics: Pick<Metrics, 'countRefused'>) {
		this.#metrics = metrics
		this.#timer = setInterval(() => {
			if (this.#unlogged === 0) return
			log.warn(
				{ refused: this.#unlogged, seconds: everyMs / 1000 },
				'many ask at once: requests were refused',
			)
			this.#unlogged = 0
		}, everyMs).unref()
	}

	count(reason: 'missing' | 'busy'): void {
		this.#unlogged += 1
		this.#metrics.countRefused(reason)
	}

	close(): void {
		clearInterval(this.#timer)
	}
}
