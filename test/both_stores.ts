/** The suites that also run on PostgreSQL, by their full SQLite name. */
export const onBothStores = new Set<string>()
