import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { openStore } from '#db/open_store.server.ts'
import type { Store } from '#db/store.server.ts'
import { onBothStores } from './both_stores.ts'
import { openServer } from './open_server.ts'
import { freshConnection, storeKinds } from './stores.ts'

/** A server with an empty office: no staff, planned changes, rate limits or mail. */
export interface OfficeServer {
	url: string
	store: Store
	/** The server's log so far, one JSON object per line. */
	output(): string
}

type Suite = (office: () => OfficeServer) => void

/**
 * Runs `suite` on one server for all its tests, since starting one takes longer than most tests. `office()` returns the
 * server, whose office is emptied before each test.
 */
export function describeOffice(name: string, suite: Suite, environment: Record<string, string> = {}): void {
	describeOfficeOn(['sqlite'], name, suite, environment)
}

/** Like `describeOffice`, once on SQLite and once on PostgreSQL. */
export function describeOfficeOnEachStore(
	name: string,
	suite: Suite,
	environment: Record<string, string> = {},
): void {
	onBothStores.add(`${name} on sqlite`)
	describeOfficeOn(storeKinds, name, suite, environment)
}

function describeOfficeOn(
	kinds: readonly Store['kind'][],
	name: string,
	suite: Suite,
	environment: Record<string, string>,
): void {
	for (const kind of kinds) {
		describe(`${name} on ${kind}`, () => {
			let office: OfficeServer | undefined
			const cleanUps: (() => Promise<void>)[] = []
			beforeAll(async () => {
				const connection = await freshConnection(kind, cleanUps, { seed: true })
				const store = await openStore(connection)
				cleanUps.push(() => store.close())
				const server = await openServer(connection, environment)
				cleanUps.push(() => server.stop())
				office = { url: server.url, store, output: server.output }
			})
			afterAll(async () => {
				for (const cleanUp of cleanUps.toReversed()) await cleanUp()
			})
			beforeEach(async () => {
				for (const table of ['planned_changes', 'staff', 'staff_tokens', 'rate_limits', 'outbox'] as const) {
					await office?.store.db.deleteFrom(table).execute()
				}
			})
			suite(() => {
				if (!office) throw new Error('The server is there while a test runs only.')
				return office
			})
		})
	}
}
