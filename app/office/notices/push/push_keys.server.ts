import { createECDH } from 'node:crypto'
import { sharedSecret } from '#platform/database/shared_secret.ts'
import type { Store } from '#db/store.server.ts'

/** What the server identifies itself with at push services (RFC 8292), in base64url. */
export interface PushKeys {
	publicKey: string
	privateKey: string
}

/** The same for all server processes, and as long as the store is: browsers subscribe to this key. Made on first use, and stored sealed. */
export async function pushKeys({ db }: Pick<Store, 'db'>): Promise<PushKeys> {
	const privateKey = await sharedSecret(db, 'push-key')
	const pair = createECDH('prime256v1')
	pair.setPrivateKey(privateKey, 'base64url')
	return { privateKey, publicKey: pair.getPublicKey('base64url') }
}
