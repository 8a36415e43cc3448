import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
	['June@Example.com', 'june@example.com'],
	['june@example.com.', 'june@example.com'],
	['june+bins@example.com', 'june@example.com'],
	['j.u.n.e+x@GoogleMail.com', 'june@gmail.com'],
	['j.une@example.com', 'j.une@example.com'],
	['june@bücher.example', 'june@xn--bcher-kva.example'],
])('%s belongs to the mailbox %s', (address, mailbox) => {
	expect(mailboxOf(address)).toBe(mailbox)
})
