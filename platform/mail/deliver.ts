import { createTransport } from 'nodemailer'
import type { Timestamp } from '#platform/database/timestamp.ts'
import type { MailFailure } from './mail_failure.ts'

/** A mail as it is sent: plain text to one recipient. */
interface OutgoingMail {
	/** The same for every attempt, so that a mail server can drop duplicates. */
	message_id: string
	/** The Message-ID of the mail that begins its thread; null for that mail and for one without a thread. */
	in_reply_to: string | null
	to_address: string
	reply_to: string | null
	subject: string
	body: string
	/** The URL for one-click unsubscribing by POST (RFC 8058); null for mail without a subscription. */
	unsubscribe_url: string | null
	/** Whether no person wrote it (RFC 3834): automatic replies to it do not come back, but help desks may set it aside. */
	isAutomatic: boolean
	created_at: Timestamp
}

/** The sender of all mails. */
export interface MailFrom {
	name: string
	address: string
}

export interface Delivery {
	/** Sends one mail to the mail server; throws if that failed or `signal` was aborted. */
	send(mail: OutgoingMail, signal: AbortSignal): Promise<void>
	/** Aborts deliveries in progress. */
	close(): void
}

/**
 * SMTP delivery on at most `maxConnections` connections, kept open for a few seconds. Addresses are passed as objects and nodemailer
 * encodes the rest, so no field can inject a header. The Message-ID is the row's, the same for every attempt; the outbox does the retries.
 */
export function smtpDelivery(smtpUrl: string, from: () => MailFrom, maxConnections: number): Delivery {
	const transport = createTransport({
		url: smtpUrl,
		pool: true,
		maxConnections,
		maxRequeues: 0,
		// An attacker can strip the server's STARTTLS offer. Options in the URL take precedence over these.
		requireTLS: !isThisMachine(smtpUrl),
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
				...(mail.in_reply_to === null ? {} : { inReplyTo: mail.in_reply_to, references: mail.in_reply_to }),
				envelope: { from: sender.address, to: mail.to_address },
				to: { name: '', address: mail.to_address },
				...(mail.reply_to === null ? {} : { replyTo: { name: '', address: mail.reply_to } }),
				subject: mail.subject,
				text: mail.body,
				date: new Date(mail.created_at),
				headers: {
					...(mail.isAutomatic ? { 'Auto-Submitted': 'auto-generated' } : {}),
					...unsubscribeHeaders(mail),
				},
				signal,
			})
		},
		close: () => transport.close({ force: true }),
	}
}

const isThisMachine = (url: string): boolean =>
	/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(URL.parse(url)?.hostname ?? '')

function unsubscribeHeaders({ unsubscribe_url: url }: OutgoingMail): Record<string, string> {
	if (url === null) return {}
	return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** Why the delivery failed: the mail was refused, or the server or the connection failed. */
export function failureOf(error: unknown): MailFailure {
	if (!(error instanceof Error)) return 'server'
	const { responseCode, command } = error as { responseCode?: unknown; command?: unknown }
	const isAboutThisMail = command === 'RCPT TO' || command === 'DATA'
	// 421 means that the server is closing, whatever the command was.
	if (!isAboutThisMail || typeof responseCode !== 'number' || responseCode === 421) return 'server'
	return responseCode >= 500 ? 'refused' : 'deferred'
}
