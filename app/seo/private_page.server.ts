/**
 * Headers for pages whose address contains a token: not cached, not indexed, not sent as a referrer. Such pages
 * have no canonical address.
 */
export const privateHeaders = {
	'cache-control': 'no-store',
	'x-robots-tag': 'noindex, nofollow',
	'referrer-policy': 'no-referrer',
}
