/** The suites that PostgreSQL runs too, by their full name on SQLite. */
export const onBothStores = new Set<string>()
