const second = 1000
const hour = 3600 * second

/**
 * Milliseconds to wait after this many attempts: 1 s, doubled each time up to an hour; a mail that the other side
 * refused for good (a 5xx answer) is tried again after an hour, doubled up to a day, in case someone mends it there.
 * The actual wait is between half and all of that, so that many mails do not come back at the same moment.
 */
export function backoff(attempts: number, isPermanent: boolean, random: () => number = Math.random): number {
	const [first, most] = isPermanent ? [hour, 24 * hour] : [second, hour]
	const whole = Math.min(most, first * 2 ** Math.min(attempts - 1, 20))
	return Math.round(whole * (0.5 + random() / 2))
}
