import { channel } from 'node:diagnostics_channel'
import type { LeadForm } from '#db/lead_rows.ts'

/** Publishes the outcome of each submitted lead; the metrics subscribe. */
export const leadOutcomes = channel('hauler.lead-outcomes')

export interface LeadOutcome {
	form: LeadForm
	/** `repeat`: submitted again, stored once. `unavailable`: the store failed, and the visitor was told. */
	outcome: 'taken' | 'repeat' | 'too-many' | 'unavailable'
}

export function publishLeadOutcome(outcome: LeadOutcome): void {
	leadOutcomes.publish(outcome)
}
