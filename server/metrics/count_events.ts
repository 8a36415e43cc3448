import type { Channel } from 'node:diagnostics_channel'
import { Counter, type Registry } from 'prom-client'
import { type LeadOutcome, leadOutcomes } from '#app/leads/lead_outcomes.server.ts'
import { leadForms } from '#app/leads/lead_definitions.server.ts'
import { type StoreError, storeErrors } from '#platform/database/store_errors.ts'
import { type MailOutcome, mailOutcomes } from '#platform/mail/mail_outcomes.ts'

/** Typed as records, so that a missing label does not compile. */
const leadEnds: Record<LeadOutcome['outcome'], true> = {
	taken: true,
	repeat: true,
	'too-many': true,
	unavailable: true,
}
const mailEnds: Record<MailOutcome['outcome'], true> = { sent: true, failed: true, refused: true }
const errorKinds: Record<StoreError['kind'], true> = { read: true, write: true, connect: true }
const names = <Name extends string>(of: Record<Name, true>) => Object.keys(of) as Name[]

/**
 * Counts the events that leads, mails and the store publish. Every counter starts at zero for all labels, because one that first appears at
 * 1 shows no increase.
 */
export function countEvents(registry: Registry): void {
	const registers = [registry]
	const leads = new Counter({
		name: 'leads_total',
		help: 'Leads that were to be recorded, by form and by what became of them.',
		labelNames: ['form', 'outcome'] as const,
		registers,
	})
	const mails = new Counter({
		name: 'mail_attempts_total',
		help: 'Attempts to send an email, by how they ended.',
		labelNames: ['outcome'] as const,
		registers,
	})
	const errors = new Counter({
		name: 'store_errors_total',
		help: 'Reads and writes of the store that failed, and connections to it that could not be had.',
		labelNames: ['kind'] as const,
		registers,
	})
	for (const form of leadForms()) for (const outcome of names(leadEnds)) leads.inc({ form, outcome }, 0)
	for (const outcome of names(mailEnds)) mails.inc({ outcome }, 0)
	for (const kind of names(errorKinds)) errors.inc({ kind }, 0)

	listen<LeadOutcome>(leadOutcomes, ({ form, outcome }) => leads.inc({ form, outcome }))
	listen<MailOutcome>(mailOutcomes, ({ outcome }) => mails.inc({ outcome }))
	listen<StoreError>(storeErrors, ({ kind }) => errors.inc({ kind }))
}

/** Each channel has one publisher, so the type of its events is known. */
function listen<Event>(from: Channel, count: (event: Event) => void): void {
	from.subscribe((event: unknown) => count(event as Event))
}
