import { createTransport } from 'nodemailer'
import type { Timestamp } from '#platform/database/timestamp.ts'
import type { MailFailure } from './mail_failure.ts'

/** A mail as it is sent: plain text to one recipient. */
interface OutgoingMail {
	/** The same at every attempt, so that a mail server can drop a second copy. */
	message_id: string
	to_address: string
	reply_to: string | null
	subject: string
	body: string
	/** Where a mail program unsubscribes by one POST (RFC 8058); null for mail nobody subscribed to. */
	unsubscribe_url: string | null
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
 * SMTP delivery on at most so many connections, kept open for a few seconds. Addresses go in as objects and
 * nodemailer encodes the rest, so no field can add a header. The Message-ID is the row's, the same at every attempt;
 * retries are the outbox's.
 */
export function smtpDelivery(smtpUrl: string, from: () => MailFrom, maxConnections: number): Delivery {
	const transport = createTransport({
		url: smtpUrl,
		pool: true,
		maxConnections,
		maxRequeues: 0,
		// An offer of encryption can be taken out on the way. Options of the address go before these.
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
				envelope: { from: sender.address, to: mail.to_address },
				to: { name: '', address: mail.to_address },
				...(mail.reply_to === null ? {} : { replyTo: { name: '', address: mail.reply_to } }),
				subject: mail.subject,
				text: mail.body,
				date: new Date(mail.created_at),
				// Keeps out-of-office replies from coming back.
				headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
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

/** Why the delivery failed: this mail was refused, or the server or the connection failed. */
export function failureOf(error: unknown): MailFailure {
	if (!(error instanceof Error)) return 'server'
	const { responseCode, command } = error as { responseCode?: unknown; command?: unknown }
	const isAboutThisMail = command === 'RCPT TO' || command === 'DATA'
	// 421 means that the server is closing, whatever the command was.
	if (!isAboutThisMail || typeof responseCode !== 'number' || responseCode === 421) return 'server'
	return responseCode >= 500 ? 'refused' : 'deferred'
}
