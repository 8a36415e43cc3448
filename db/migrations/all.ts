import type { Kysely } from 'kysely'
import { createStore } from './0001_store.ts'
import { sizesAsContent } from './0003_sizes.ts'
import type { StoreKind } from './columns.ts'

export type SchemaChange = (db: Kysely<unknown>, kind: StoreKind) => Promise<void>

/** Every schema change, in order. A released migration is never edited: add a new one. */
export const migrations = {
	'0001_store': createStore,
	'0003_sizes': sizesAsContent,
} as const satisfies Record<`${number}_${string}`, SchemaChange>
