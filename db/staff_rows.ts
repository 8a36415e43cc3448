import type { Timestamp } from '#platform/database/timestamp.ts'
import { table } from '#platform/database/table.ts'

/** `driver`: the day's stops. `office`: inbox, alerts and dashboard. `editor`: also content and pictures. `owner`: everything. */
export type StaffRole = 'owner' | 'editor' | 'office' | 'driver'

/** A staff member. Never deleted, because the history refers to them. */
export interface StaffRow {
	id: string
	name: string
	/** In lower case. */
	email: string
	role: StaffRole
	is_active: boolean
	/** True while somebody else knows the password, as for the first owner's. */
	is_password_temporary: boolean
	is_second_step_on: boolean
	is_email_verified: boolean
	image: string | null
	created_at: Timestamp
	updated_at: Timestamp
}

export interface StaffSessionRow {
	id: string
	token: string
	staff_id: string
	ip_address: string | null
	user_agent: string | null
	expires_at: Timestamp
	created_at: Timestamp
	updated_at: Timestamp
}

/** better-auth's "account"; we use only the provider `credential`, so the columns for other providers stay empty. */
export interface StaffPasswordRow {
	id: string
	staff_id: string
	account_id: string
	provider_id: string
	/** Hashed with scrypt and a salt. */
	password: string | null
	access_token: string | null
	refresh_token: string | null
	id_token: string | null
	scope: string | null
	access_token_expires_at: Timestamp | null
	refresh_token_expires_at: Timestamp | null
	created_at: Timestamp
	updated_at: Timestamp
}

/** A single-use token: a password reset, or a pending second step. */
export interface StaffTokenRow {
	id: string
	identifier: string
	value: string
	expires_at: Timestamp
	created_at: Timestamp
	updated_at: Timestamp
}

/** The secret of an authenticator app and the backup codes, both encrypted. */
export interface StaffSecondStepRow {
	id: string
	staff_id: string
	secret: string
	backup_codes: string
	is_confirmed: boolean
	failures: number
	locked_until: Timestamp | null
}

/** A setting for the whole office, made by an owner. */
export interface OfficeSettingRow {
	name: string
	value: string
	/** The name of the owner who set it. */
	staff_name: string
	updated_at: Timestamp
}

export const staffTables = {
	staff: table<StaffRow>({
		is_active: 'boolean',
		is_password_temporary: 'boolean',
		is_second_step_on: 'boolean',
		is_email_verified: 'boolean',
		created_at: 'time',
		updated_at: 'time',
	}),
	staff_sessions: table<StaffSessionRow>({ expires_at: 'time', created_at: 'time', updated_at: 'time' }),
	staff_passwords: table<StaffPasswordRow>({
		access_token_expires_at: 'time',
		refresh_token_expires_at: 'time',
		created_at: 'time',
		updated_at: 'time',
	}),
	staff_tokens: table<StaffTokenRow>({ expires_at: 'time', created_at: 'time', updated_at: 'time' }),
	staff_second_steps: table<StaffSecondStepRow>({ is_confirmed: 'boolean', locked_until: 'time' }),
	office_settings: table<OfficeSettingRow>({ updated_at: 'time' }),
}
