import type { MailFailure } from '#db/schema.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/**
 * First and longest wait by what failed. A mail server that is away is asked again every two minutes at the latest, so
 * that after an outage everything has left within five. A refusal for good is tried again in case someone mends it.
 */
const waits: Record<MailFailure, readonly [first: number, longest: number]> = {
	server: [second, 2 * minute],
	deferred: [second, hour],
	refused: [hour, 24 * hour],
}

/**
 * Milliseconds to wait after so many failures of the same kind in a row: the first wait, doubled each time up to the
 * longest. The actual wait is between half and all of that, so that many mails do not come back at the same moment.
 */
export function backoff(failures: number, kind: MailFailure, random: () => number = Math.random): number {
	const [first, longest] = waits[kind]
	const whole = Math.min(longest, first * 2 ** Math.min(failures - 1, 20))
	return Math.round(whole * (0.5 + random() / 2))
}

/** The longest wait that `backoff` gives for this; a longer one means that the clock was set back. Milliseconds. */
export function longestWait(kind: MailFailure): number {
	return waits[kind][1]
}
