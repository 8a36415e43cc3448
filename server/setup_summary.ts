import type { Environment } from './env.ts'
import { s3Config } from './env.ts'
import { version } from './version.ts'

/** The active parts, one sentence each, and warnings about what the operator should fix before opening the site. */
export interface SetupSummary {
	parts: { version: string; store: string; pictures: string; mail: string; proxies: string; address: string }
	warnings: string[]
}

/** Describes the settings in sentences, without secrets. */
export function summarizeSetup(environment: Environment): SetupSummary {
	const { DATABASE_URL: database, DATA_DIR, SMTP_URL: smtp, TRUSTED_PROXIES: proxies } = environment
	const bucket = s3Config(environment)
	const parts = {
		version,
		store: database ? `PostgreSQL at ${hostOf(database)}` : `SQLite in ${DATA_DIR}`,
		pictures: bucket ? `bucket ${bucket.bucket} at ${bucket.endpoint ?? 'Amazon'}` : `${DATA_DIR}/uploads`,
		mail: smtp ? `leaves by ${hostOf(smtp)}` : 'waits in the outbox, for SMTP_URL is not set',
		proxies:
			proxies.length > 0 ? `${proxies.join(' ')} are believed` : 'none, for TRUSTED_PROXIES is not set',
		address: environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}, for PUBLIC_URL is not set`,
	}
	const warnings: string[] = []
	if (database && !bucket) {
		warnings.push(
			'Pictures lie on this machine while the database may be shared: other servers would not have them. Set S3_BUCKET.',
		)
	}
	if (environment.PUBLIC_URL?.startsWith('https:') && proxies.length === 0) {
		warnings.push(
			'PUBLIC_URL is https but no proxy is trusted: all visitors would seem to come from one address. Set TRUSTED_PROXIES.',
		)
	}
	return { parts, warnings }
}

function hostOf(url: string): string {
	const parsed = URL.parse(url)
	return parsed
		? `${parsed.host}${parsed.protocol.startsWith('postgres') ? parsed.pathname : ''}`
		: 'an address'
}
