/** For pages whose address holds a token: never cached, never indexed, never sent as a referrer; they have no canonical address. */
export const privateHeaders = {
	'cache-control': 'no-store',
	'x-robots-tag': 'noindex, nofollow',
	'referrer-policy': 'no-referrer',
}
