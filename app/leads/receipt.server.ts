import { timeZoneName } from '#app/company/time_zone_name.ts'
import type { Zoned } from '#app/company/zoned_time.ts'
import type { Log } from '#platform/log/log.ts'
import type { Store } from '#db/store.server.ts'
import { withTimeout } from '#platform/database/with_timeout.ts'
import type { LeadDefinition, LeadValues } from './lead_definition.ts'
import type { Receipt } from './lead_result.ts'
import { readLeadColumns } from './lead_table.server.ts'
import { readLostPhotos, lostPhotosSentence } from './photos/lost_photos.server.ts'
import { photoField } from './photos/sent_photos.ts'
import { formatAnswerBy } from './promise_clock/answer_by.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** After this time, a link to the receipt is just a link to the page. */
const shownForMs = 24 * 60 * 60_000
/** What has been scheduled for a request since. */
export interface PlannedSince {
	/** `Repair a cart: planned for Tuesday, December 1` */
	words: string[]
	/** Whether to show it even after the receipt has expired. */
	isShown: boolean
}

/** Longer than for optional parts of a page: the receipt is what the visitor came for. */
const waitedForMs = 2000

/**
 * The receipt for `?sent=`, or null if it is unknown, malformed, older than a day, or the store fails (which
 * is logged). `standing` adds what is scheduled for the request and may keep the receipt alive longer.
 * Contains no personal data, since the URL may be shared.
 */
export async function receiptFor(
	{ store, log, content }: { store: Store; log: Log; content: { readonly current: { facts: Zoned } } },
	{ form, next }: Pick<LeadDefinition, 'form' | 'next'>,
	sent: string | null,
	now: Date = new Date(),
	readPlanned?: (leadId: string) => Promise<PlannedSince>,
): Promise<Receipt | null> {
	if (sent === null || !uuid.test(sent)) return null
	const { facts } = content.current
	try {
		const query = store.db
			.selectFrom('lead_work')
			.select(['reference', 'asked', 'due_at', 'created_at'])
			.where('lead_id', '=', sent)
			.where('form', '=', form.name)
		const lead = await withTimeout(query.executeTakeFirst(), waitedForMs)
		if (lead === undefined) return null
		const isNew = lead.created_at > new Date(now.getTime() - shownForMs).toISOString()
		const planned = readPlanned ? await withTimeout(readPlanned(sent), waitedForMs) : null
		if (!isNew && !planned?.isShown) return null
		const lost =
			photoField(form) === null ? null : await withTimeout(readLostPhotos(store.db, sent), waitedForMs)
		return {
			leadId: sent,
			reference: lead.reference,
			lines: [
				// Empty once the lead was anonymized.
				...(lead.asked === '' ? [] : [['You asked for', lead.asked] as const]),
				...(lost === null ? [] : [['Your photos', lostPhotosSentence(lost)] as const]),
				...(planned && planned.words.length > 0
					? [['Where it stands', planned.words.join('; ')] as const]
					: []),
				...(isNew
					? ([
							[
								'We’ll get back to you',
								`by ${formatAnswerBy(new Date(lead.due_at), facts)}, ${timeZoneName(facts)}`,
							],
							['What happens next', next],
						] as const)
					: []),
			],
		}
	} catch (error) {
		log.error({ error: String(error) }, 'receipt not read')
		return null
	}
}

/**
 * Reads these columns of the receipt's lead, for what else its page shows; null without a receipt or if the
 * store fails.
 */
export async function columnsOfReceipt(
	{ store, log }: { store: Store; log: Log },
	definition: LeadDefinition,
	receipt: Receipt | null,
	columns: readonly string[],
): Promise<LeadValues | null> {
	if (receipt === null) return null
	try {
		const rows = await withTimeout(readLeadColumns(store.db, definition, columns, [receipt.leadId]))
		return rows.get(receipt.leadId) ?? null
	} catch (error) {
		log.error({ error: String(error) }, 'receipt not read')
		return null
	}
}
