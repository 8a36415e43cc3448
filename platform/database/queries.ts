import type { Kysely, Transaction } from 'kysely'

/** A database that has at least these tables, or a transaction on it. */
export type Queries<Tables> = Kysely<Tables> | Transaction<Tables>
