import { randomUUID } from 'node:crypto'
import { kyselyAdapter } from '@better-auth/kysely-adapter'
import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Services } from '#app/services.server.ts'
import { sharedSecret } from '#platform/database/shared_secret.ts'
import type { Store } from '#db/store.server.ts'
import { authTables, secondStepTables, timesAsDates } from './auth_tables.server.ts'
import { withHashedSessions } from './hashed_sessions.server.ts'
import { longestPassword, shortestPassword } from './password_length.ts'
import { stepIdentifier } from './links.server.ts'

const minutes = 60
const hours = 60 * minutes
/** A session ends after this many seconds without a request, and `longestSessionMs` after signing in. */
const idleSeconds = 12 * hours
export const longestSessionMs = 7 * 24 * hours * 1000

/** The services needed for signing in and for mailing links. */
export type AuthServices = Pick<Services, 'store' | 'log' | 'content' | 'publicUrl' | 'wake'>
export type Auth = ReturnType<typeof createAuth>

const opened = new WeakMap<Store, Promise<Auth>>()

/**
 * Returns the better-auth instance of this store, one per store. Its routes are not mounted: the forms call its server
 * functions, so none of it is reachable from outside.
 */
export function authFor(services: AuthServices): Promise<Auth> {
	let auth = opened.get(services.store)
	if (auth === undefined) {
		auth = sharedSecret(services.store.db, 'office-sign-in').then((secret) => createAuth(services, secret))
		// After a failure, the next request tries again.
		auth.catch(() => opened.delete(services.store))
		opened.set(services.store, auth)
	}
	return auth
}

function createAuth(services: AuthServices, secret: string) {
	const { store, log, publicUrl } = services
	const { facts } = services.content.current
	const isSecure = publicUrl.startsWith('https:')
	return betterAuth({
		appName: facts.name,
		baseURL: publicUrl,
		secret,
		telemetry: { enabled: false },
		database: (options: BetterAuthOptions) => {
			// No transactions: better-auth also runs queries outside of them, and SQLite has one connection.
			const config = { type: store.kind, transaction: false }
			return withHashedSessions(kyselyAdapter(store.db.withPlugin(timesAsDates), config)(options))
		},
		...authTables,
		verification: { ...authTables.verification, storeIdentifier: { hash: async (id) => stepIdentifier(id) } },
		session: { ...authTables.session, expiresIn: idleSeconds, updateAge: 5 * minutes },
		emailAndPassword: {
			enabled: true,
			disableSignUp: true,
			minPasswordLength: shortestPassword,
			maxPasswordLength: longestPassword,
		},
		databaseHooks: {
			session: {
				create: {
					/** Refuses to create a session for deactivated staff. */
					async before(session) {
						const staff = await store.db
							.selectFrom('staff')
							.select('is_active')
							.where('id', '=', session.userId)
							.executeTakeFirst()
						return staff?.is_active ? undefined : false
					},
				},
			},
		},
		plugins: [
			twoFactor({
				issuer: facts.name,
				twoFactorCookieMaxAge: 10 * minutes,
				schema: secondStepTables,
				backupCodeOptions: { amount: 10, length: 10 },
			}),
		],
		advanced: {
			cookiePrefix: isSecure ? '__Host-office' : 'office',
			useSecureCookies: false,
			defaultCookieAttributes: { secure: isSecure, httpOnly: true, sameSite: 'lax', path: '/' },
			ipAddress: { disableIpTracking: true },
			database: { generateId: () => randomUUID() },
		},
		logger: {
			log(level, message) {
				// Errors only: better-auth also warns of every wrong password.
				if (level === 'error') log.error({ message }, 'sign-in library')
				else log.debug({ severity: level, message }, 'sign-in library')
			},
		},
	})
}
