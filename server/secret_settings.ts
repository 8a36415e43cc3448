import type { Environment } from './env.ts'

/** Which settings are secret; a new setting does not compile until it is classified here. */
const secret = {
	COMPANY: false,
	PORT: false,
	HOST: false,
	APP_SECRET: true,
	METRICS_TOKEN: true,
	DATA_DIR: false,
	DATABASE_URL: true,
	PUBLIC_URL: false,
	HSTS: false,
	SMTP_URL: true,
	ADMIN_EMAIL: false,
	ADMIN_PASSWORD: true,
	LOG_LEVEL: false,
	TRUSTED_PROXIES: false,
	DRAIN_SECONDS: false,
	PUSH_SERVICES: false,
	ORDERING_URL: false,
	BILLING_PORTAL_URL: false,
	SIGNUP_URL: false,
	REVIEWS_SEARCH_URL: false,
	REVIEWS_WIDGET_URL: false,
	S3_ENDPOINT: false,
	S3_BUCKET: false,
	S3_REGION: false,
	S3_ACCESS_KEY_ID: true,
	S3_SECRET_ACCESS_KEY: true,
	MAP_EMBED_URL: false,
	ANALYTICS_URL: false,
	TWILIO_ACCOUNT_SID: false,
	TWILIO_AUTH_TOKEN: true,
	TWILIO_FROM: false,
	TWILIO_API_URL: false,
} as const satisfies Record<keyof Environment, boolean>

/** Reports whether a setting is secret; unknown names count as secret. */
export function isSecret(name: string): boolean {
	return Object.entries(secret).find(([known]) => known === name)?.[1] ?? true
}
