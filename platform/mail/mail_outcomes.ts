import { channel } from 'node:diagnostics_channel'

/** Publishes the outcome of each attempt to send a mail; the metrics subscribe. */
export const mailOutcomes = channel('hauler.mail-outcomes')

export interface MailOutcome {
	/** `failed` is retried soon, `refused` (permanently, by the recipient's server) rarely. */
	outcome: 'sent' | 'failed' | 'refused'
}

export function publishMailOutcome(outcome: MailOutcome['outcome']): void {
	const event: MailOutcome = { outcome }
	mailOutcomes.publish(event)
}
