import type { PostgresCursor } from 'kysely'

type RunQuery = (text: string, parameters: readonly unknown[]) => Promise<{ rows: unknown[] }>

let made = 0

/** Reads a query's rows in portions, as Kysely's `stream` wants them, by a cursor of the server: only inside a transaction. */
export class ServerCursor<Row> implements PostgresCursor<Row> {
	readonly #name = `stream_${made++}`
	readonly #text: string
	readonly #parameters: readonly unknown[]
	#run: RunQuery | undefined
	#isOpen = false

	constructor(text: string, parameters: readonly unknown[]) {
		this.#text = text
		this.#parameters = parameters
	}

	/** To be called by the connection it is given to. */
	on(run: RunQuery): this {
		this.#run = run
		return this
	}

	async read(count: number): Promise<Row[]> {
		if (!this.#isOpen)
			await this.#run?.(`declare ${this.#name} no scroll cursor for ${this.#text}`, this.#parameters)
		this.#isOpen = true
		const portion = await this.#run?.(`fetch forward ${count} from ${this.#name}`, [])
		return (portion?.rows ?? []) as Row[]
	}

	/** In a transaction that failed it is closed already, and the failure is the error to see. */
	async close(): Promise<void> {
		await this.#run?.(`close ${this.#name}`, []).catch(() => {})
	}
}
