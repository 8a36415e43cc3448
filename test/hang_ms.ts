/**
 * How long tests wait for what must happen, in milliseconds: only against what hangs. A busy machine may starve one for minutes, and
 * waiting for an event takes no longer than the event.
 */
export const hangMs = 240_000

/** The same for what is repeated while a server is killed again and again, each time for as long as a busy machine takes to start it. */
export const insistMs = 800_000
