import { listed } from '#platform/text/listed.ts'
import { builtInFacts } from '#app/company/built_in_facts.server.ts'
import { BlockList, isIP } from 'node:net'
import { z } from 'zod'
import { isHttpsUrl } from '#app/company/portals.ts'
import { knownPushServices } from '#app/office/notices/push/push_services.ts'
import type { S3Config } from '#app/pictures/s3_disk.server.ts'
import { newPasswordError } from '#app/office/sign_in/password_rule.server.ts'

const url = z.url({ protocol: /^https?$/ })
const portal = url.refine(isHttpsUrl, 'must begin with https://').optional()

const schema = z.object({
	/** Read by `db/seed/content_files.ts`, because the content is loaded as part of the code. */
	COMPANY: z.string().optional(),
	PORT: z.coerce.number().int().min(0).max(65535).default(3000),
	HOST: z.string().default('0.0.0.0'),
	DATA_DIR: z.string().default('./var'),
	DATABASE_URL: z
		.string()
		.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
		.refine(isReadableUrl, unreadable('postgres://USER:PASSWORD@database.example:5432/hauler'))
		.optional(),
	DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(5),
	APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
	PUBLIC_URL: url.transform((text) => text.replace(/(?<!\/)\/+$/, '')).optional(),
	HSTS: z
		.string()
		.regex(
			/^max-age=\d+(; includeSubDomains)?(; preload)?$/,
			'must look like max-age=63072000; includeSubDomains; preload (the last two as wanted)',
		)
		.default('max-age=63072000'),
	SMTP_URL: z
		.string()
		.regex(/^smtps?:\/\/(?!$)/, 'must begin with smtp:// or smtps://, and name a host')
		.refine(isReadableUrl, unreadable('smtps://USER:PASSWORD@mail.example:465'))
		.optional(),
	ADMIN_EMAIL: z.email().optional(),
	ADMIN_PASSWORD: z
		.string()
		.refine((password) => newPasswordError(password, builtInFacts) === null, {
			error: ({ input }) => `may not be that one: ${newPasswordError(String(input), builtInFacts)}`,
		})
		.optional(),
	METRICS_TOKEN: z
		.string()
		.regex(/^[!-~]{16,}$/, 'must have 16 characters or more, and no spaces')
		.optional(),
	LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
	TRUSTED_PROXIES: z
		.string()
		.transform((text) => text.split(/[\s,]+/).filter(Boolean))
		.refine((list) => list.every(isAddressOrRange), 'must list addresses or ranges such as 10.0.0.0/8')
		.default([]),
	PUSH_SERVICES: z
		.string()
		.transform((text) => text.split(/[\s,]+/).filter(Boolean))
		.refine((list) => list.every(isHostOrOrigin), 'must list hosts such as *.push.apple.com, or origins')
		.default([...knownPushServices]),
	ORDERING_URL: portal,
	BILLING_PORTAL_URL: portal,
	SIGNUP_URL: portal,
	REVIEWS_SEARCH_URL: portal,
	REVIEWS_WIDGET_URL: portal,
	S3_ENDPOINT: url.transform((text) => text.replace(/(?<!\/)\/+$/, '')).optional(),
	S3_BUCKET: z.string().optional(),
	S3_REGION: z.string().default('us-east-1'),
	S3_ACCESS_KEY_ID: z.string().optional(),
	S3_SECRET_ACCESS_KEY: z.string().optional(),
	MAP_EMBED_URL: portal,
	ANALYTICS_URL: portal,
	TWILIO_ACCOUNT_SID: z
		.string()
		.regex(/^AC[0-9a-f]{32}$/, 'must be AC and 32 digits and letters from a to f')
		.optional(),
	TWILIO_AUTH_TOKEN: z.string().optional(),
	TWILIO_FROM: z
		.string()
		.regex(
			/^(\+[1-9]\d{7,14}|MG[0-9a-f]{32})$/,
			'must be a number such as +19705550100, or MG and 32 digits and letters from a to f',
		)
		.optional(),
	TWILIO_API_URL: url.transform((text) => text.replace(/(?<!\/)\/+$/, '')).default('https://api.twilio.com'),
})

export type Environment = z.infer<typeof schema>

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(schema.shape)

/** Parses the settings of a server process. Empty values count as unset. Throws an Error of one sentence that names each bad variable. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
	const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
	const parsed = schema.safeParse(given)
	const half =
		parsed.success &&
		(halfSetBucket(parsed.data) ?? missingAppSecret(parsed.data) ?? halfSetTwilio(parsed.data))
	if (half) throw new Error(`The environment has a bad value. ${half}`)
	if (parsed.success) return parsed.data
	const mistakes = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
	throw new Error(`The environment has a bad value. ${mistakes.join('; ')}.`)
}

/** Returns a sentence if only some of the bucket's name and two keys are set; otherwise null. */
function halfSetBucket(environment: Environment): string | null {
	const names = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
	const missing = names.filter((name) => environment[name] === undefined)
	if (missing.length === 0 || (missing.length === names.length && !environment.S3_ENDPOINT)) return null
	return `${listed(missing)}: must be set when pictures go to a bucket.`
}

/** Returns a sentence if PostgreSQL is used without a secret: servers that share a store need the same one. */
function missingAppSecret({ DATABASE_URL, APP_SECRET }: Environment): string | null {
	if (DATABASE_URL === undefined || APP_SECRET !== undefined) return null
	return 'APP_SECRET: must be set with DATABASE_URL, to the same 32 characters or more on every server.'
}

/** Returns a sentence if only some of the settings for texts are set; otherwise null. */
function halfSetTwilio(environment: Environment): string | null {
	const own = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const
	if (own.every((name) => environment[name] === undefined)) return null
	const missing = ([...own, 'PUBLIC_URL'] as const).filter((name) => environment[name] === undefined)
	return missing.length === 0 ? null : `${listed(missing)}: must be set to send text messages.`
}

/** The bucket for uploaded pictures; null if they are stored on this machine. */
export function s3Config(environment: Environment): S3Config | null {
	const {
		S3_BUCKET: bucket,
		S3_ACCESS_KEY_ID: accessKeyId,
		S3_SECRET_ACCESS_KEY: secretAccessKey,
	} = environment
	if (!bucket || !accessKeyId || !secretAccessKey) return null
	const { S3_REGION: region, S3_ENDPOINT: endpoint = null } = environment
	return { bucket, region, endpoint, accessKeyId, secretAccessKey }
}

/** Scheme, host and port of PUBLIC_URL; null if unset. */
export function originOf({ PUBLIC_URL }: Environment): string | null {
	return PUBLIC_URL === undefined ? null : new URL(PUBLIC_URL).origin
}

/** Reports whether a URL was parsed as intended: an unescaped delimiter in the password leaves an `@` in the path, query or hash. */
function isReadableUrl(text: string): boolean {
	const read = URL.parse(text)
	if (read === null || /@/.test(read.pathname + read.search + read.hash)) return false
	try {
		decodeURIComponent(read.username + read.password)
		return true
	} catch {
		return false
	}
}

function unreadable(example: string): string {
	return `cannot be read: it must look like ${example}, and in USER and PASSWORD write # as %23, / as %2F, ? as %3F, % as %25, @ as %40 and : as %3A`
}

/** `push.example.com`, `*.push.example.com` or `http://127.0.0.1:8030`. */
function isHostOrOrigin(text: string): boolean {
	if (text.includes('://')) return URL.parse(text)?.origin === text
	const host = text.replace(/^\*\./, '')
	return URL.parse(`https://${host}`)?.host === host
}

function isAddressOrRange(text: string): boolean {
	const [address = '', bits] = text.split('/')
	const family = isIP(address)
	if (family === 0) return false
	return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** The proxies whose forwarded headers are trusted, as a list with `check(address)`. */
export function proxyList(entries: readonly string[]): BlockList {
	const list = new BlockList()
	for (const entry of entries) {
		const [address = '', bits] = entry.split('/')
		const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
		if (bits === undefined) list.addAddress(address, family)
		else list.addSubnet(address, Number(bits), family)
	}
	return list
}
