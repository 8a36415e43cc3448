import type { Store } from '#db/store.server.ts'

/**
 * The stores of the servers that this process runs (`openServer`), by address. What a test writes through them waits for the
 * server's transactions; a second connection to SQLite would stop the process that has to end them.
 */
export const servedStores = new Map<string, Pick<Store, 'db'>>()
