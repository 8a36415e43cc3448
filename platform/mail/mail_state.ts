/** The state of outgoing mail. */
export interface MailState {
	/** False if no mail server is set, so that no mail leaves. */
	isConfigured: boolean
	/** Mails that are overdue or about to leave. */
	waiting: number
	/** How long the oldest waiting mail has waited; null if none waits. */
	oldestSeconds: number | null
	/** Waiting mails whose last attempt failed, or all of them if no mail server is set. */
	troubled: number
}
