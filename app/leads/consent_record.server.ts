import { randomUUID } from 'node:crypto'
import { facts } from '#app/company/facts.ts'
import type { ConsentRecordRow } from '#db/schema.ts'
import { consentVersion, consentWording } from './consent.ts'

const localTime = new Intl.DateTimeFormat('en-US', {
	timeZone: facts.timeZone,
	dateStyle: 'full',
	timeStyle: 'long',
})

/** A moment as the office would say it in a dispute: `Saturday, November 21, 2026 at 7:00:00 AM MST (America/Denver)`. */
export function sayLocalTime(moment: Date): string {
	return `${localTime.format(moment)} (${facts.timeZone})`
}

/** The record of what was agreed to, or not, with a lead (decision D14). The wording is the server's own. */
export function consentRecord(
	given: Pick<ConsentRecordRow, 'form' | 'lead_id' | 'is_granted' | 'page' | 'address_hash' | 'user_agent'>,
	now: Date,
): ConsentRecordRow {
	return {
		...given,
		id: randomUUID(),
		user_agent: given.user_agent.slice(0, 400).toWellFormed(),
		wording: consentWording,
		wording_version: consentVersion,
		local_time: sayLocalTime(now),
		created_at: now.toISOString(),
	}
}
