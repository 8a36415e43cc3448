import type { Zoned } from '#app/company/zoned_time.ts'
import type { Transaction } from 'kysely'
import { textConsent } from '#app/people/text_consent.server.ts'
import { advanceText, type TextReport } from '#app/texts/advance_text.server.ts'
import { recordConsentByText } from '#app/texts/record_consent_by_text.server.ts'
import { failureOf, stoppedCode } from '#app/texts/text_failures.ts'
import type { Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import type { TextRow } from '#db/text_rows.ts'
import type { Log } from '#platform/log/log.ts'

/** Twilio's report about a text of ours. */
export interface TwilioReport {
	sid: string | null
	/** The status in Twilio's terms, such as `delivered`. */
	status: string | undefined
	/** Twilio's error code, or null. */
	code: number | null
}

interface Recording {
	store: Store
	log: Log
	content: { readonly current: { readonly facts: Zoned } }
}

/** Stores Twilio's report about the text with this id, and a STOP that only the carrier received. */
export async function recordReport(
	{ store, log, content }: Recording,
	id: string,
	{ sid, status, code }: TwilioReport,
	now: Date,
): Promise<void> {
	const report = reportOf(status, sid, code)
	if (report === null) return
	await store.db.transaction().execute(async (trx) => {
		const before = await advanceText(trx, id, report, now)
		if (before && code === stoppedCode) await recordStop(trx, before, now, content.current.facts)
		if (before) log.info({ text: id, state: report.state, errorCode: code }, 'text reported')
	})
}

/** Null for statuses that change nothing, such as Twilio's `queued` and `sending`. */
function reportOf(status: string | undefined, sid: string | null, code: number | null): TextReport | null {
	if (status === 'sent' || status === 'delivered') return { state: status, sid, problem: null }
	if (status === 'failed' || status === 'undelivered') return { state: status, sid, problem: failureOf(code) }
	return null
}

/** Records a STOP that Twilio reports and we did not receive. */
export async function recordStop(
	trx: Transaction<Database>,
	text: TextRow,
	now: Date,
	zoned: Zoned,
): Promise<void> {
	const { number, person_id: personId, lead_id: leadId } = text
	if (personId === null) return
	const { state } = await textConsent(trx, { number, personId, leadId })
	if (state === 'stopped') return
	const wording = 'The carrier told us that this number replied STOP.'
	await recordConsentByText(trx, { personId, number, isGranted: false, wording }, now, zoned)
}
