import type { Zoned } from '#app/company/zoned_time.ts'
import type { Transaction } from 'kysely'
import { textConsent } from '#app/people/text_consent.server.ts'
import { advanceText, type TextReport } from '#app/texts/advance_text.server.ts'
import { recordSaidByText } from '#app/texts/record_said.server.ts'
import { failureOf, stoppedCode } from '#app/texts/text_failures.ts'
import type { Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import type { TextRow } from '#db/text_rows.ts'
import type { Log } from '#platform/log/log.ts'

/** What Twilio says of a text of ours. */
export interface TwilioReport {
	sid: string | null
	/** As Twilio names it: `delivered`. */
	status: string | undefined
	/** Why it did not arrive, or null. */
	code: number | null
}

interface Recording {
	store: Store
	log: Log
	content: { readonly current: { readonly facts: Zoned } }
}

/** Stores what Twilio says of the text with this id, and a STOP that only the carrier heard. */
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

/** Null for what changes nothing: Twilio says `queued` and `sending` too. */
function reportOf(status: string | undefined, sid: string | null, code: number | null): TextReport | null {
	if (status === 'sent' || status === 'delivered') return { state: status, sid, problem: null }
	if (status === 'failed' || status === 'undelivered') return { state: status, sid, problem: failureOf(code) }
	return null
}

/** Twilio knows of a STOP that we did not hear. */
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
	await recordSaidByText(trx, { personId, number, isGranted: false, wording }, now, zoned)
}
