import { domainToASCII } from 'node:url'

const dotsDoNotCount = new Set(['gmail.com', 'googlemail.com'])

/** The mailbox an address delivers to, however it was typed: `J.Hill+bins@Gmail.com` and `jhill@gmail.com` are the same. */
export function mailboxOf(address: string): string {
	const at = address.lastIndexOf('@')
	const typed = address
		.slice(at + 1)
		.toLowerCase()
		.replace(/\.$/, '')
	const domain = domainToASCII(typed) || typed
	const name = address
		.slice(0, at)
		.normalize('NFKC')
		.toLowerCase()
		.replace(/\+[^]*/, '')
	if (!dotsDoNotCount.has(domain)) return `${name}@${domain}`
	return `${name.replaceAll('.', '')}@gmail.com`
}
