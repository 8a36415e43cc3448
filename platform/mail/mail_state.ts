/** How mail is doing. */
export interface MailState {
	/** False without a mail server: nothing leaves. */
	isConfigured: boolean
	/** Mails that should have left or are about to. */
	waiting: number
	/** How long the oldest of them has waited; null when none waits. */
	oldestSeconds: number | null
	/** Those of them whose last attempt failed, or for which no mail server is set. */
	troubled: number
}
