import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts values, so that the database alone does not reveal them. */
export interface Seal {
	/** Encrypts a text; text that is already encrypted stays as is. */
	close(text: string): string
	/** Decrypts a text. Throws `WrongSealKey` if it was encrypted with another key. */
	open(sealed: string): string
}

export class WrongSealKey extends Error {
	constructor() {
		super(
			'APP_SECRET is not the one that this store was made with (without the variable: the file app-secret in DATA_DIR). Please put back the earlier one; what is sealed with it cannot be read otherwise.',
		)
	}
}

const prefix = 'sealed-1.'
const [ivBytes, tagBytes] = [12, 16]

/** AES-256-GCM with a key derived from the secret by HKDF (RFC 5869). */
export function sealWith(appSecret: string): Seal {
	const key = Buffer.from(hkdfSync('sha256', appSecret, '', 'secrets in the store', 32))
	return {
		close(text) {
			if (text.startsWith(prefix)) return text
			const iv = randomBytes(ivBytes)
			const cipher = createCipheriv('aes-256-gcm', key, iv)
			const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
			return prefix + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
		},
		open(sealed) {
			const bytes = Buffer.from(sealed.slice(prefix.length), 'base64url')
			try {
				const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
				decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
				const body = decipher.update(bytes.subarray(ivBytes + tagBytes))
				return Buffer.concat([body, decipher.final()]).toString('utf8')
			} catch {
				throw new WrongSealKey()
			}
		},
	}
}

/** Leaves values encrypted, for copying rows unchanged. */
export const plaintextSeal: Seal = { close: (text) => text, open: (sealed) => sealed }
