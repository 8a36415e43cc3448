/** The push services of Chrome and its relatives, Firefox, Edge and Safari. */
export const knownPushServices = [
	'fcm.googleapis.com',
	'*.push.services.mozilla.com',
	'*.notify.windows.com',
	'*.push.apple.com',
] as const

/**
 * Whether a subscription's endpoint is at one of these services: hosts, reached by https at its usual port, `*.` for any subdomain; or
 * origins (`http://127.0.0.1:8030`), for a push service of one's own. Browsers give endpoints, so that anything else would let people
 * aim the server's requests.
 */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
	const url = URL.parse(endpoint)
	if (url === null || url.username !== '' || url.password !== '') return false
	if (services.includes(url.origin)) return true
	if (url.protocol !== 'https:' || url.port !== '') return false
	return services.some((service) =>
		service.startsWith('*.') ? url.hostname.endsWith(service.slice(1)) : url.hostname === service,
	)
}
