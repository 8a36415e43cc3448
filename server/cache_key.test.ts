import { expect, test } from 'vitest'
import { cacheKey } from './cache_key.ts'

test.for([
	['/', '/'],
	['/contact?utm_source=mail', '/contact'],
	['/?admin=true', '/'],
	['/contact?sent=1', null],
	['/search?x=1&q=cart', null],
	['/help?category=carts', null],
	['/help?q=broken+lid', null],
	['/help/cart-repair?voted=1', null],
	['/help/cart-repair?utm_source=mail', '/help/cart-repair'],
	['/size-calculator?project=roofing&material=heavy', null],
	['/size-calculator?rooms=2', null],
	['/contact?projects=1', '/contact'],
	['/contact.data', null],
	['/_.data?_routes=root', null],
])('%s is kept under %s', ([target, key]) => {
	expect(cacheKey(target ?? '')).toBe(key)
})
