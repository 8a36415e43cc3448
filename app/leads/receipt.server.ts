import type { Log } from '#platform/log/log.ts'
import type { Store } from '#db/store.server.ts'
import type { LeadDefinition } from './lead_definition.ts'
import type { Receipt } from './lead_result.ts'
import { formatAnswerBy } from './promise_clock/answer_by.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** After this a link to the receipt, kept or shared, is an ordinary link to the page. */
const shownForMs = 24 * 60 * 60_000

/**
 * The receipt that `?sent=` asks for, or null: unknown, malformed, older than a day, or the store does not answer
 * (which is logged). It holds no personal data, since the address of the page may be passed on.
 */
export async function receiptFor(
	{ store, log }: { store: Store; log: Log },
	{ form, next }: Pick<LeadDefinition, 'form' | 'next'>,
	sent: string | null,
	now: Date = new Date(),
): Promise<Receipt | null> {
	if (sent === null || !uuid.test(sent)) return null
	try {
		const lead = await store.db
			.selectFrom('lead_work')
			.select(['reference', 'asked', 'due_at'])
			.where('lead_id', '=', sent)
			.where('form', '=', form.name)
			.where('created_at', '>', new Date(now.getTime() - shownForMs).toISOString())
			.executeTakeFirst()
		return lead
			? {
					leadId: sent,
					reference: lead.reference,
					lines: [
						// Empty once it was anonymized.
						...(lead.asked === '' ? [] : [['You asked for', lead.asked] as const]),
						['You hear from us', `by ${formatAnswerBy(new Date(lead.due_at))}, our time`],
						['What happens next', next],
					],
				}
			: null
	} catch (error) {
		log.error({ error: String(error) }, 'receipt not read')
		return null
	}
}
