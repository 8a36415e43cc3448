/** ISO-8601 UTC with milliseconds, e.g. `2026-11-21T14:00:00.000Z`. */
export type Timestamp = string
