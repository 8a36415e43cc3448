import { BlockList, isIP } from 'node:net'

/** Loopback, private and carrier-grade NAT ranges (RFC 6890): no internet visitor has such an address. */
const inner = new BlockList()
for (const [net, bits] of [
	['127.0.0.0', 8],
	['10.0.0.0', 8],
	['172.16.0.0', 12],
	['192.168.0.0', 16],
	['169.254.0.0', 16],
	['100.64.0.0', 10],
] as const)
	inner.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
	['::1', 128],
	['fc00::', 7],
	['fe80::', 10],
] as const)
	inner.addSubnet(net, bits, 'ipv6')

/** Reports whether many visitors may share this address, as behind a proxy that does not forward theirs: it is internal or missing. */
export function isSharedAddress(address: string): boolean {
	const [plain = ''] = address.split('%', 1)
	const family = isIP(plain)
	return family === 0 || inner.check(plain, family === 6 ? 'ipv6' : 'ipv4')
}
