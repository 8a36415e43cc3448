/**
 * The timeout in milliseconds when a test waits for an event. It only guards against hanging: on a busy machine an event may
 * take minutes, and a long timeout does not slow down a passing test.
 */
export const hangMs = 240_000

/** The timeout for retries while a server is killed repeatedly; each start may take long on a busy machine. */
export const retryMs = 800_000
