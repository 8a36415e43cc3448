import type { MailFailure } from './mail_failure.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/**
 * First and longest wait by kind of failure. An unreachable mail server is tried at least every two minutes, so that
 * all mail leaves within five of its return. A permanent refusal is retried rarely, in case its cause is fixed.
 */
const waits: Record<MailFailure, readonly [first: number, longest: number]> = {
	server: [second, 2 * minute],
	deferred: [second, hour],
	refused: [hour, 24 * hour],
}

/**
 * Milliseconds to wait after so many failures in a row: the first wait, doubled each time up to the longest, then
 * jittered to between half and all of it, so that many mails are not retried at the same moment.
 */
export function backoff(failures: number, kind: MailFailure, random: () => number = Math.random): number {
	const [first, longest] = waits[kind]
	const whole = Math.min(longest, first * 2 ** Math.min(failures - 1, 20))
	return Math.round(whole * (0.5 + random() / 2))
}

/** The longest wait that `backoff` gives, in milliseconds; a longer one means that the clock was set back. */
export function longestWait(kind: MailFailure): number {
	return waits[kind][1]
}
