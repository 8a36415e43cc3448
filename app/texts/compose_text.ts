import type { Facts } from '#app/company/facts_type.ts'

/** Adds to the first text to a number who sends it, and how to opt out. */
export function firstText(text: string, { name }: Pick<Facts, 'name'>): string {
	const named = text.toLowerCase().includes(name.toLowerCase()) ? text : `${name}: ${text}`
	// A text usually ends with the writer's name, without a period.
	const joint = /[.!?]$/.test(named) ? ' ' : '\n'
	return /\breply stop\b/i.test(named) ? named : `${named}${joint}${optOut}`
}

/** The answer to HELP: who we are, how to reach us, and how to opt out. */
export function helpText({ name, phone, email }: Pick<Facts, 'name' | 'phone' | 'email'>): string {
	return `${name}: for help call ${phone} or write to ${email}. Msg & data rates may apply, msg frequency varies. ${optOut}`
}

const optOut = 'Reply STOP to opt out.'
