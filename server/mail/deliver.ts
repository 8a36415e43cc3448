import { createTransport } from 'nodemailer'
import type { MailFailure, OutboxRow } from '#db/schema.ts'

/** Who mails come from. */
export interface MailFrom {
	name: string
	address: string
}

export interface Delivery {
	/** Hands one mail to the mail server; throws when that did not work or `signal` was aborted. */
	send(mail: OutboxRow, signal: AbortSignal): Promise<void>
	/** Cuts what is still under way. */
	close(): void
}

/**
 * Delivery over SMTP, on at most so many connections, which stay open for a few seconds. Addresses go in as objects
 * and everything else is encoded by nodemailer, so no field can end a header; the Message-ID is the row's own, the
 * same at every attempt. Trying again is the outbox's business alone.
 */
export function smtpDelivery(smtpUrl: string, from: () => MailFrom, maxConnections: number): Delivery {
	const transport = createTransport({
		url: smtpUrl,
		pool: true,
		maxConnections,
		maxRequeues: 0,
		idleTimeout: 5_000,
		connectionTimeout: 10_000,
		greetingTimeout: 30_000,
		socketTimeout: 60_000,
		disableFileAccess: true,
		disableUrlAccess: true,
	})
	return {
		async send(mail, signal) {
			const sender = from()
			await transport.sendMail({
				from: sender,
				messageId: mail.message_id,
				envelope: { from: sender.address, to: mail.to_address },
				to: { name: '', address: mail.to_address },
				...(mail.reply_to === null ? {} : { replyTo: { name: '', address: mail.reply_to } }),
				subject: mail.subject,
				text: mail.body,
				date: new Date(mail.created_at),
				// Out-of-office replies to an automatic mail would only come back to the office.
				headers: { 'Auto-Submitted': 'auto-generated' },
				signal,
			})
		},
		close: () => transport.close({ force: true }),
	}
}

/** Why the delivery failed: what the other side said about this very mail, else the server or the way to it. */
export function failureOf(error: unknown): MailFailure {
	if (!(error instanceof Error)) return 'server'
	const { responseCode, command } = error as { responseCode?: unknown; command?: unknown }
	const isAboutThisMail = command === 'RCPT TO' || command === 'DATA'
	// With 421 the server closes, whatever it was told.
	if (!isAboutThisMail || typeof responseCode !== 'number' || responseCode === 421) return 'server'
	return responseCode >= 500 ? 'refused' : 'deferred'
}
