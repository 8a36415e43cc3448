import { etagOf, isKnown } from '#platform/http/etag.ts'

/** As for pages: clients revalidate, nginx caches for a second. Scripts of any origin may read a feed. */
const feedHeaders = {
	'cache-control': 'max-age=0, s-maxage=1',
	'access-control-allow-origin': '*',
	'cross-origin-resource-policy': 'cross-origin',
	'x-robots-tag': 'noindex',
}

/** The response with a feed, or 304 when the client's copy is current. */
export function feedResponse(request: Request, contentType: string, body: string): Response {
	const etag = etagOf(body)
	const headers = { ...feedHeaders, etag }
	if (isKnown(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
	return new Response(body, { headers: { ...headers, 'content-type': contentType } })
}

/** A response in plain text when there is no feed to send. */
export function feedError(status: number, sentence: string, headers: Record<string, string> = {}): Response {
	return new Response(`${sentence}\n`, {
		status,
		headers: { 'content-type': 'text/plain; charset=utf-8', 'x-robots-tag': 'noindex', ...headers },
	})
}
