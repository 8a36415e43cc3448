import webPush from 'web-push'
import type { PushSubscriptionRow } from '#db/notice_rows.ts'
import { usefulSeconds } from './queue_pushes.server.ts'
import type { PushPayload } from './push_payload.server.ts'
import { createECDH } from 'node:crypto'
import { sharedSecret } from '#platform/database/shared_secret.ts'
import type { Store } from '#db/store.server.ts'

/** The result of sending a push: `gone` if the subscription no longer exists, `unavailable` if a retry makes sense. */
export type PushOutcome = { outcome: 'sent' | 'gone' } | { outcome: 'refused' | 'unavailable'; error: string }

interface Push {
	to: Pick<PushSubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>
	payload: PushPayload
	keys: PushKeys
	/** The contact of the sender for the push service, as a `mailto:` address. */
	contact: string
	signal: AbortSignal
}

const encoding = 'aes128gcm'

/** Sends a push, encrypted for the browser (RFC 8291), to its push service. Redirects are not followed. */
export async function sendPush({ to, payload, keys, contact, signal }: Push): Promise<PushOutcome> {
	const { endpoint, p256dh, auth } = to
	const { headers, body } = webPush.generateRequestDetails(
		{ endpoint, keys: { p256dh, auth } },
		JSON.stringify(payload),
		{ TTL: usefulSeconds, urgency: 'high', contentEncoding: encoding },
	)
	const { origin } = new URL(endpoint)
	const signed = webPush.getVapidHeaders(origin, contact, keys.publicKey, keys.privateKey, encoding)
	const { 'Content-Length': _byFetch, ...sent } = headers
	try {
		const response = await fetch(endpoint, {
			method: 'POST',
			headers: { ...sent, TTL: String(usefulSeconds), Authorization: signed.Authorization },
			body: new Uint8Array(body),
			redirect: 'manual',
			signal,
		})
		await response.body?.cancel()
		return outcomeOf(response.status)
	} catch (error) {
		return { outcome: 'unavailable', error: String(error) }
	}
}

/** By RFC 8030, section 7.3, the status of an expired subscription is 404 or 410. */
function outcomeOf(status: number): PushOutcome {
	if (status >= 200 && status < 300) return { outcome: 'sent' }
	if (status === 404 || status === 410) return { outcome: 'gone' }
	const isTemporary = status === 429 || status >= 500
	return { outcome: isTemporary ? 'unavailable' : 'refused', error: `the push service answered ${status}` }
}

/** The key pair that identifies the server to push services (RFC 8292), in base64url. */
interface PushKeys {
	publicKey: string
	privateKey: string
}

/**
 * Returns the key pair, which all server processes share and which never changes, because browsers subscribe to it.
 * Created on first use and stored encrypted.
 */
export async function pushKeys({ db }: Pick<Store, 'db'>): Promise<PushKeys> {
	const privateKey = await sharedSecret(db, 'push-key')
	const pair = createECDH('prime256v1')
	pair.setPrivateKey(privateKey, 'base64url')
	return { privateKey, publicKey: pair.getPublicKey('base64url') }
}
