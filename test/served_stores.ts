import type { Store } from '#db/store.server.ts'

/**
 * The stores of the servers that this process runs (`openServer`), by URL. A test's writes through them wait for the server's
 * transactions. A second SQLite connection would block this process, which then could not finish those transactions.
 */
export const servedStores = new Map<string, Pick<Store, 'db'>>()
