import type { BetterAuthOptions } from 'better-auth'
import type { KyselyPlugin } from 'kysely'
import { staffTables } from '#db/staff_rows.ts'

const stamps = { createdAt: 'created_at', updatedAt: 'updated_at' } as const

/** Maps better-auth's names to our tables and columns. */
export const authTables = {
	user: {
		modelName: 'staff',
		fields: { emailVerified: 'is_email_verified', ...stamps },
		additionalFields: {
			role: { type: 'string', required: true, input: false },
			isActive: { type: 'boolean', required: true, input: false, fieldName: 'is_active' },
			isPasswordTemporary: {
				type: 'boolean',
				required: true,
				input: false,
				fieldName: 'is_password_temporary',
			},
		},
	},
	session: {
		modelName: 'staff_sessions',
		fields: {
			userId: 'staff_id',
			ipAddress: 'ip_address',
			userAgent: 'user_agent',
			expiresAt: 'expires_at',
			...stamps,
		},
	},
	account: {
		modelName: 'staff_passwords',
		fields: {
			userId: 'staff_id',
			accountId: 'account_id',
			providerId: 'provider_id',
			accessToken: 'access_token',
			refreshToken: 'refresh_token',
			idToken: 'id_token',
			accessTokenExpiresAt: 'access_token_expires_at',
			refreshTokenExpiresAt: 'refresh_token_expires_at',
			...stamps,
		},
	},
	verification: {
		modelName: 'staff_tokens',
		fields: { expiresAt: 'expires_at', ...stamps },
	},
} as const satisfies Pick<BetterAuthOptions, 'user' | 'session' | 'account' | 'verification'>

/** The same mapping for its second-step plugin. */
export const secondStepTables = {
	user: { fields: { twoFactorEnabled: 'is_second_step_on' } },
	twoFactor: {
		modelName: 'staff_second_steps',
		fields: {
			userId: 'staff_id',
			backupCodes: 'backup_codes',
			verified: 'is_confirmed',
			failedVerificationCount: 'failures',
			lockedUntil: 'locked_until',
		},
	},
} as const

const times = new Set(
	Object.values(staffTables).flatMap(({ kinds }) =>
		Object.keys(kinds).filter((column) => kinds[column] === 'time'),
	),
)

/** better-auth compares times as Dates, but our rows store them as text. It reads only its own tables, under their own names. */
export const timesAsDates: KyselyPlugin = {
	transformQuery: ({ node }) => node,
	transformResult: async ({ result }) => ({
		...result,
		rows: result.rows.map((row) => {
			const dated = { ...row }
			for (const [column, value] of Object.entries(row)) {
				if (typeof value === 'string' && times.has(column)) dated[column] = new Date(value)
			}
			return dated
		}),
	}),
}
