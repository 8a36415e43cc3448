import type { Kysely, Transaction } from 'kysely'

/** A database that has these tables among others, or a transaction on it; who names all tables says `Kysely`. */
export type Queries<Tables> = Kysely<Tables> | Transaction<Tables>
