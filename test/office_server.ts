import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { openStore } from '#db/open_store.server.ts'
import type { Store } from '#db/store.server.ts'
import { onBothStores } from './both_stores.ts'
import { openServer } from './open_server.ts'
import { freshConnection, storeKinds } from './stores.ts'

/** A server whose office is empty: no staff, no plans of theirs, no counted attempts, no mail. */
export interface OfficeServer {
	url: string
	store: Store
	/** Its log so far, one JSON object a line. */
	output(): string
}

type Suite = (office: () => OfficeServer) => void

/**
 * Runs `suite` on one server for all its tests, since starting one takes longer than most of them. `office()` is that server,
 * emptied before each test.
 */
export function describeOffice(name: string, suite: Suite, environment: Record<string, string> = {}): void {
	describeOfficeOn(['sqlite'], name, suite, environment)
}

/** The same once on SQLite and once on PostgreSQL. */
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
