import { channel } from 'node:diagnostics_channel'

/** What became of each attempt to send a mail: whoever counts them listens here. */
export const mailOutcomes = channel('hauler.mail-outcomes')

export interface MailOutcome {
	/** `failed` is tried again soon, `refused` (by the other side, for good) rarely. */
	outcome: 'sent' | 'failed' | 'refused'
}

export function publishMailOutcome(outcome: MailOutcome['outcome']): void {
	const event: MailOutcome = { outcome }
	mailOutcomes.publish(event)
}
