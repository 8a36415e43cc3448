import type { Facts } from '#app/company/facts_type.ts'

/** What is added to the first text to a number: who writes, and how it ends. */
export function firstText(text: string, { name }: Pick<Facts, 'name'>): string {
	const named = text.toLowerCase().includes(name.toLowerCase()) ? text : `${name}: ${text}`
	return /\breply stop\b/i.test(named) ? named : `${named} ${optOut}`
}

/** What HELP is answered with: who we are, how to reach us, how it ends. */
export function helpText({ name, phone, email }: Pick<Facts, 'name' | 'phone' | 'email'>): string {
	return `${name}: for help call ${phone} or write to ${email}. Msg & data rates may apply, msg frequency varies. ${optOut}`
}

const optOut = 'Reply STOP to opt out.'
