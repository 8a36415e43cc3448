import { isSameSecret } from '#platform/http/secret_token.ts'
import type { IncomingHttpHeaders } from 'node:http'
import type { Environment } from '../env.ts'

/** The settings that decide who may read the metrics. */
export interface MetricsAccess {
	/** `METRICS_TOKEN`; if set, required of every request. */
	token: string | undefined
	/** Whether the server is set up for the public: a public address or proxies are configured. */
	isPublic: boolean
}

export interface ScrapeRequest {
	/** The address of the connection itself, not a forwarded one. */
	remoteAddress: string | undefined
	/** The HTTP version; nginx uses `1.0` by default. */
	httpVersion: string
	headers: IncomingHttpHeaders
}

export type ScrapeAnswer = 'open' | 'needs-token' | 'closed'

const ours = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const ourHost = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i
/** Headers that proxies add. */
const forwarding = [
	'forwarded',
	'via',
	'x-forwarded-for',
	'x-forwarded-host',
	'x-forwarded-proto',
	'x-real-ip',
] as const

/**
 * Decides who may read the metrics: with a token, requests that send it; without one, only direct connections from this machine to a server
 * not set up for the public. Behind a proxy every connection comes from this machine, and a misconfigured proxy adds no headers, so the
 * address alone proves nothing.
 */
export function mayReadMetrics({ token, isPublic }: MetricsAccess, request: ScrapeRequest): ScrapeAnswer {
	const { remoteAddress = '', httpVersion, headers } = request
	if (token !== undefined)
		return isSameSecret(headers.authorization ?? '', `Bearer ${token}`) ? 'open' : 'needs-token'
	const isDirect =
		ours.test(remoteAddress) &&
		ourHost.test(headers.host ?? '') &&
		httpVersion !== '1.0' &&
		forwarding.every((name) => headers[name] === undefined)
	return isDirect && !isPublic ? 'open' : 'closed'
}

/** Derives the access rule from these settings: a public address or a proxy means that the server is set up for the public. */
export function metricsAccessOf(
	settings: Pick<Environment, 'METRICS_TOKEN' | 'PUBLIC_URL' | 'TRUSTED_PROXIES'>,
): MetricsAccess {
	const { METRICS_TOKEN: token, PUBLIC_URL: publicUrl, TRUSTED_PROXIES: proxies } = settings
	const isPublic = proxies.length > 0 || (publicUrl !== undefined && !ourHost.test(new URL(publicUrl).host))
	return { token, isPublic }
}
