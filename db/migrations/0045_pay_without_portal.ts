import { type Kysely, sql } from 'kysely'
import type { StoreKind } from './columns.ts'

/**
 * How a bill is paid, in words that hold with a payment portal and without. Only sentences that read as they shipped are replaced:
 * what the office wrote is the office's.
 */
export async function payWithoutPortal(db: Kysely<unknown>, _kind: StoreKind): Promise<void> {
	for (const [slug, column, before, after] of articles)
		await sql`update kb_articles set ${sql.ref(column)} = replace(${sql.ref(column)}, ${before}, ${after})
			where slug = ${slug} and ${sql.ref(column)} like ${`%${before}%`}`.execute(db)
	await sql`update faqs set answer = replace(answer, ${online}, ${anyWay})
		where id = 'faq-bill' and answer like ${`%${online}%`}`.execute(db)
}

export const online = 'You pay online with your {{bill.customerIdDigits}}-digit customer ID.'
export const anyWay = 'To pay you need your {{bill.customerIdDigits}}-digit customer ID.'

/** Slug and column of each article, what it said and what it says. */
export const articles = [
	[
		'paying-your-bill',
		'excerpt',
		'Online with your customer ID. When the bill comes, when it is due, and what to do if something looks wrong.',
		'How to pay with your customer ID, when the bill comes, when it is due, and what to do if something looks wrong.',
	],
	['paying-your-bill', 'content', '<h2>Pay online</h2>', '<h2>How to pay</h2>'],
	[
		'paying-your-bill',
		'content',
		'<li>Sign in to the payment portal there with the ID, and follow its steps.</li>',
		'<li>It has the ways to pay: in the payment portal if there is one on the page, otherwise by phone or by check. Each asks for the ID.</li>',
	],
	[
		'paying-your-bill',
		'content',
		'<p>On a phone, scroll inside the portal with two fingers. If it doesn’t load, press Retry; if it still doesn’t, call us.</p>',
		'<p>Inside a portal, scroll with two fingers on a phone. If it doesn’t load, press Retry; if it still doesn’t, call us.</p>',
	],
	[
		'paying-your-bill',
		'content',
		'<p>Card details are changed in the portal, never by email. For everything else,',
		'<p>Never send us card details by email. Change them in the payment portal if there is one, or call us. For everything else,',
	],
	[
		'customer-id',
		'excerpt',
		'The number that opens the payment portal: how long it is,',
		'The number on every bill, which you need to pay: how long it is,',
	],
	[
		'customer-id',
		'content',
		'not to your address, and the payment portal asks for it.</p>',
		'not to your address, and you need it to pay a bill.</p>',
	],
	[
		'customer-id',
		'content',
		'Enter your cell phone number. Your mail program opens with the request written out; press send, and we text you the ID.',
		'Enter your cell phone number, and we text you the ID.',
	],
	[
		'customer-id',
		'content',
		'<h2>If your mail program doesn’t open</h2>',
		'<h2>If your mail program opens</h2>',
	],
	[
		'customer-id',
		'content',
		'<p>Some phones and library computers have none. Write to {{billingEmail}} yourself, with your name and service address, or call {{phone}}. We answer {{hours.weekdays}}.</p>',
		'<p>You can close it: what you sent has reached us. Would you rather write or call? Write to {{billingEmail}} with your name and service address, or call {{phone}}. We answer {{hours.weekdays}}.</p>',
	],
	[
		'customer-id',
		'content',
		'<h2>The portal doesn’t accept it</h2>',
		'<h2>A payment portal doesn’t accept it</h2>',
	],
	[
		'start-service',
		'content',
		'{{bill.customerIdDigits}}-digit customer ID, for paying online;',
		'{{bill.customerIdDigits}}-digit customer ID, for paying your bill;',
	],
] as const
