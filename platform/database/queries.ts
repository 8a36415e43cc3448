import type { Kysely, Transaction } from 'kysely'

/** A database that has at least these tables, or a transaction on it; code that needs every table takes a `Kysely`. */
export type Queries<Tables> = Kysely<Tables> | Transaction<Tables>
