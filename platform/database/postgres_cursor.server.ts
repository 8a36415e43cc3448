import type { PostgresCursor } from 'kysely'

type RunQuery = (text: string, parameters: readonly unknown[]) => Promise<{ rows: unknown[] }>

let made = 0

/** Reads a query's rows in batches through a server-side cursor, as Kysely's `stream` expects; works only inside a transaction. */
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

	/** Called by the connection that will run the cursor. */
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

	/** After a failed transaction the cursor is already closed, so errors here are ignored: they would hide the original one. */
	async close(): Promise<void> {
		await this.#run?.(`close ${this.#name}`, []).catch(() => {})
	}
}
