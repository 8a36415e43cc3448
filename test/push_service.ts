import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { onTestFinished } from 'vitest'

/** A push as the service received it; `payload` is the decrypted message, which normally only the browser can read. */
export interface ReceivedPush {
	headers: IncomingHttpHeaders
	/** The claims of its VAPID token, whose signature was verified with the key in the header (RFC 8292). */
	claims: { aud: string; exp: number; sub: string }
	/** The key that signed it, in base64url. */
	key: string
	payload: unknown
}

/** A browser's push subscription. */
export interface SubscribedBrowser {
	endpoint: string
	p256dh: string
	auth: string
}

export interface PushService {
	/** The value for `PUSH_SERVICES`. */
	origin: string
	received: ReceivedPush[]
	attempts(): number
	/** Returns the subscription of a new browser. */
	subscribe(): SubscribedBrowser
	/** Sets the status of the next responses. */
	answer(status: number): void
}

/** Starts a real push service, on loopback until the test ends, that verifies the sender and decrypts messages as the browser would. */
export async function openPushService(): Promise<PushService> {
	const browsers = new Map<string, { pair: ReturnType<typeof createECDH>; auth: Buffer }>()
	const received: ReceivedPush[] = []
	let [status, attempts] = [201, 0]
	const server = createServer((request, response) => {
		const chunks: Buffer[] = []
		request.on('data', (chunk: Buffer) => chunks.push(chunk))
		request.on('end', () => {
			attempts += 1
			const browser = browsers.get(request.url ?? '')
			const isTaken = browser !== undefined && status === 201
			if (isTaken) {
				const { claims, key } = verified(request.headers.authorization ?? '')
				const text = decrypt(Buffer.concat(chunks), browser)
				received.push({ headers: request.headers, claims, key, payload: JSON.parse(text) })
			}
			response.writeHead(browser ? status : 410).end()
		})
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	onTestFinished(async () => {
		server.close()
		server.closeAllConnections()
		await once(server, 'close')
	})
	const address = server.address()
	if (address === null || typeof address === 'string') throw new Error('No port was given.')
	const origin = `http://127.0.0.1:${address.port}`
	return {
		origin,
		received,
		attempts: () => attempts,
		subscribe() {
			const pair = createECDH('prime256v1')
			const auth = randomBytes(16)
			const path = `/push/${randomBytes(12).toString('hex')}`
			const p256dh = pair.generateKeys('base64url')
			browsers.set(path, { pair, auth })
			return { endpoint: origin + path, p256dh, auth: auth.toString('base64url') }
		},
		answer: (next) => void (status = next),
	}
}

/** Parses the header `vapid t=…, k=…`. Throws if the token's signature does not match the key. */
function verified(authorization: string): Pick<ReceivedPush, 'claims' | 'key'> {
	const part = (name: string) => authorization.split(`${name}=`)[1]?.split(/[, ]/)[0] ?? ''
	const [token, key] = [part('t'), part('k')]
	const [head = '', body = '', signature = ''] = token.split('.')
	const point = Buffer.from(key, 'base64url')
	const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
	const publicKey = createPublicKey({
		key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
		format: 'jwk',
	})
	const signed = Buffer.from(signature, 'base64url')
	const isGood = verify(
		'sha256',
		Buffer.from(`${head}.${body}`),
		{ key: publicKey, dsaEncoding: 'ieee-p1363' },
		signed,
	)
	if (!isGood) throw new Error('The token is not signed with the key that it names.')
	return { key, claims: JSON.parse(Buffer.from(body, 'base64url').toString()) as ReceivedPush['claims'] }
}

/** Decrypts a single-record `aes128gcm` message (RFC 8188, keys of RFC 8291). */
function decrypt(
	message: Buffer,
	{ pair, auth }: { pair: ReturnType<typeof createECDH>; auth: Buffer },
): string {
	const salt = message.subarray(0, 16)
	const keyLength = message.readUInt8(20)
	const sender = message.subarray(21, 21 + keyLength)
	const body = message.subarray(21 + keyLength)
	const derive = (secret: Buffer, extra: Buffer, info: Buffer | string, bytes: number) =>
		Buffer.from(hkdfSync('sha256', secret, extra, info, bytes))
	const about = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
	const secret = derive(pair.computeSecret(sender), auth, about, 32)
	const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
	const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
	const decipher = createDecipheriv('aes-128-gcm', key, nonce)
	decipher.setAuthTag(body.subarray(-16))
	const plain = Buffer.concat([decipher.update(body.subarray(0, -16)), decipher.final()])
	return plain.subarray(0, plain.lastIndexOf(2)).toString()
}
