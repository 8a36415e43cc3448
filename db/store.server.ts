import type { Store as StoreOf } from '#platform/database/store.server.ts'
import type { Database } from './schema.ts'

/** Everything that the site stores. */
export type Store = StoreOf<Database>
