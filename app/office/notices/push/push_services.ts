/** The push services of Chrome and most Chromium-based browsers, Firefox, Edge and Safari. */
export const knownPushServices = [
	'fcm.googleapis.com',
	'*.push.services.mozilla.com',
	'*.notify.windows.com',
	'*.push.apple.com',
] as const

/**
 * Whether a subscription's endpoint belongs to one of `services`: host names for HTTPS at the default port (`*.` for
 * any subdomain), or origins such as `http://127.0.0.1:8030` for a self-hosted service. Endpoints come from browsers,
 * so without this check, users could direct the server's requests anywhere (SSRF).
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
