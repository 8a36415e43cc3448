/**
 * How long tests wait for what must happen, in milliseconds: only against what hangs. A busy machine may starve one for minutes, and
 * waiting for an event takes no longer than the event.
 */
export const hangMs = 240_000
