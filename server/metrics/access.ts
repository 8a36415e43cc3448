import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Environment } from '../env.ts'

/** What decides who may read the metrics. */
export interface MetricsAccess {
	/** `METRICS_TOKEN`; if set, only a request that sends it may read. */
	token: string | undefined
	/** Whether the server is set up to be reached from elsewhere: it names a public address or proxies. */
	isPublic: boolean
}

export interface ScrapeRequest {
	/** Of the connection itself, not a forwarded one. */
	remoteAddress: string | undefined
	/** `1.0` is what a proxy speaks by default. */
	httpVersion: string
	headers: IncomingHttpHeaders
}

export type ScrapeAnswer = 'open' | 'needs-token' | 'closed'

const ours = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const ourHost = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i
/** A proxy adds one of these. */
const forwarding = [
	'forwarded',
	'via',
	'x-forwarded-for',
	'x-forwarded-host',
	'x-forwarded-proto',
	'x-real-ip',
] as const

/**
 * Who may read the metrics: with a token, whoever sends it; without, only this machine itself, asked directly, on a
 * server that is not set up to be public. Behind a proxy every connection comes from this machine, so that alone says
 * nothing (docs/decisions/2026-11-21-metrics-are-closed.md).
 */
export function mayReadMetrics({ token, isPublic }: MetricsAccess, request: ScrapeRequest): ScrapeAnswer {
	const { remoteAddress = '', httpVersion, headers } = request
	if (token !== undefined)
		return isSame(headers.authorization ?? '', `Bearer ${token}`) ? 'open' : 'needs-token'
	const isDirect =
		ours.test(remoteAddress) &&
		ourHost.test(headers.host ?? '') &&
		httpVersion !== '1.0' &&
		forwarding.every((name) => headers[name] === undefined)
	return isDirect && !isPublic ? 'open' : 'closed'
}

/** The access rule for these settings: a public address or a proxy means that others are to reach the server. */
export function metricsAccessOf(
	settings: Pick<Environment, 'METRICS_TOKEN' | 'PUBLIC_URL' | 'TRUSTED_PROXIES'>,
): MetricsAccess {
	const { METRICS_TOKEN: token, PUBLIC_URL: publicUrl, TRUSTED_PROXIES: proxies } = settings
	const isPublic = proxies.length > 0 || (publicUrl !== undefined && !ourHost.test(new URL(publicUrl).host))
	return { token, isPublic }
}

/** Compares in constant time. */
function isSame(given: string, wanted: string): boolean {
	const digest = (text: string) => createHash('sha256').update(text).digest()
	return timingSafeEqual(digest(given), digest(wanted))
}
