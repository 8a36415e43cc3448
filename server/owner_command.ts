import { z } from 'zod'
import { letOwnerIn } from '#app/office/sign_in/first_owner.server.ts'
import { appSecretOf } from './app_secret.ts'
import type { Environment } from './env.ts'
import { openExistingStore } from './open_existing_store.ts'

/**
 * Gives an owner access if neither mail nor another owner can help, while the site keeps running. Returns the message to print. If the
 * address belongs to another staff member, throws an error with a sentence and changes nothing.
 */
export async function owner(environment: Environment, words: string[]): Promise<string> {
	const [email, ...more] = words
	if (more.length > 0 || !z.email().safeParse(email).success) throw new Error('Usage: owner EMAIL')
	const store = await openExistingStore(environment, appSecretOf(environment))
	try {
		const made = await letOwnerIn(store, String(email), new Date())
		return `Sign in with ${made.email} and this password, which is good once: ${made.oneTimePassword}`
	} finally {
		await store.close()
	}
}
