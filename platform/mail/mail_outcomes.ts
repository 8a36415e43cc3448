import { channel } from 'node:diagnostics_channel'

/** Publishes the outcome of each attempt to send a mail; the metrics subscribe. */
export const mailOutcomes = channel('hauler.mail-outcomes')

export interface MailOutcome {
	/** `failed` is tried again soon, `refused` (by the other side, for good) rarely. */
	outcome: 'sent' | 'failed' | 'refused'
}

export function publishMailOutcome(outcome: MailOutcome['outcome']): void {
	const event: MailOutcome = { outcome }
	mailOutcomes.publish(event)
}
