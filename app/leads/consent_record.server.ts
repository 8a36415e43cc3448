import { createHash, randomUUID } from 'node:crypto'
import { zonedFormat } from '#app/company/zoned_format.ts'
import type { Zoned } from '#app/company/zoned_time.ts'
import type { ConsentRecordRow } from '#db/lead_rows.ts'

const localTime = zonedFormat({ dateStyle: 'full', timeStyle: 'long' })

/**
 * Formats a moment unambiguously, for use in a dispute: `Saturday, November 21, 2026 at 7:00:00 AM MST
 * (America/Denver)`.
 */
export function formatLocalTime(moment: Date, zoned: Zoned): string {
	return `${localTime(moment, zoned)} (${zoned.timeZone})`
}

/** The version of a wording: a hash, so that it changes with any word. */
export function consentVersion(wording: string): string {
	return `sms-${createHash('sha256').update(wording).digest('hex').slice(0, 12)}`
}

/** Whether text messages were agreed to, and the wording that was shown or read out. */
export interface GivenConsent {
	isGranted: boolean
	wording: string
}

/**
 * The record of consent given or refused with a lead (decision D14). The wording is the server's own.
 * `heardBy` is the staff member who read it out on the phone; null for a form.
 */
export function consentRecord(
	given: Pick<ConsentRecordRow, 'form' | 'lead_id' | 'page' | 'address_hash' | 'user_agent'>,
	{ isGranted, wording }: GivenConsent,
	heardBy: { id: string; name: string } | null,
	now: Date,
	zoned: Zoned,
): ConsentRecordRow {
	return {
		...given,
		id: randomUUID(),
		is_granted: isGranted,
		user_agent: given.user_agent.slice(0, 400).toWellFormed(),
		wording,
		wording_version: consentVersion(wording),
		local_time: formatLocalTime(now, zoned),
		method: heardBy === null ? 'form' : 'spoken',
		staff_id: heardBy?.id ?? null,
		staff_name: heardBy?.name ?? null,
		created_at: now.toISOString(),
	}
}
