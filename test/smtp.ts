import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { hangMs } from './hang_ms.ts'

/** A received mail: parsed, raw, and with its envelope. */
export interface ReceivedMail extends Email {
	raw: string
	envelope: { from: string; to: string[] }
}

/**
 * How the sink handles the next mails: accept; refuse with a code at `RCPT TO` or after the data; never respond after the
 * data; accept but respond late; or accept and drop the connection before responding, the worst case.
 */
export type SinkBehavior =
	| { does: 'accept' }
	| { does: 'refuse'; code: number; at: 'rcpt' | 'data' }
	| { does: 'hang' }
	| { does: 'dawdle'; ms: number }
	| { does: 'drop' }

export interface SmtpSink {
	/** The value for `SMTP_URL`. */
	url: string
	received: ReceivedMail[]
	/** The number of `RCPT TO` commands so far, refused or not. */
	attempts(): number
	behave(behavior: SinkBehavior): void
	/** Resolves when this many mails have arrived in total; rejects after `ms`, by default `hangMs`. */
	waitFor(count: number, ms?: number): Promise<ReceivedMail[]>
	close(): Promise<void>
}

/** Starts a real SMTP server on loopback that can be told to misbehave. */
export async function openSmtpSink(port = 0): Promise<SmtpSink> {
	let behavior: SinkBehavior = { does: 'accept' }
	let attempts = 0
	const received: ReceivedMail[] = []
	const sockets = new Map<number | undefined, Socket>()

	async function take(stream: SMTPServerDataStream, session: SMTPServerSession) {
		const raw = Buffer.concat(await stream.toArray()).toString('utf8')
		if (behavior.does === 'refuse' && behavior.at === 'data') throw refusal(behavior.code)
		if (behavior.does === 'hang') return new Promise<void>(() => undefined)
		const { mailFrom, rcptTo } = session.envelope
		const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) }
		received.push({ ...(await PostalMime.parse(raw)), raw, envelope })
		if (behavior.does === 'dawdle') await sleep(behavior.ms)
		if (behavior.does === 'drop') {
			sockets.get(session.remotePort)?.destroy()
			return new Promise<void>(() => undefined)
		}
	}

	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['AUTH', 'STARTTLS'],
		disableReverseLookup: true,
		closeTimeout: 50,
		onRcptTo(_address, _session, done) {
			attempts++
			done(behavior.does === 'refuse' && behavior.at === 'rcpt' ? refusal(behavior.code) : null)
		},
		async onData(stream, session, done) {
			const problem = await take(stream, session).catch((error: unknown) => error)
			done(problem instanceof Error ? problem : null)
		},
	})
	// Ignores connection errors, such as a client killed in the middle of a command.
	server.on('error', () => undefined)
	server.server.on('connection', (socket: Socket) => {
		sockets.set(socket.remotePort, socket)
	})
	server.listen(port, '127.0.0.1')
	await once(server.server, 'listening')
	const address = server.server.address()
	if (address === null || typeof address === 'string') throw new Error('The SMTP sink has no port.')

	return {
		url: `smtp://127.0.0.1:${address.port}`,
		received,
		attempts: () => attempts,
		behave: (next) => (behavior = next),
		async waitFor(count, ms = hangMs) {
			const deadline = Date.now() + ms
			while (received.length < count) {
				if (Date.now() > deadline) throw new Error(`${received.length} of ${count} mails came in ${ms} ms.`)
				await sleep(10)
			}
			return received
		},
		async close() {
			for (const socket of sockets.values()) socket.destroy()
			await new Promise<void>((resolve) => server.close(resolve))
		},
	}
}

function refusal(code: number): Error {
	return Object.assign(new Error('The sink was told to refuse this'), { responseCode: code })
}
