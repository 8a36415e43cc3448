import { missedWithinMs } from '#app/texts/text_limits.ts'
import type { Store } from '#db/store.server.ts'

/**
 * Returns the time from which to ask Twilio for texts: three days ago, extended back to the last text or event before that, however long no
 * server ran. Never extended past the last erasure of a person or request, because erased texts would come back.
 */
export async function catchUpStart({ db }: Store, now: Date): Promise<Date> {
	const recentMs = now.getTime() - missedWithinMs
	const recent = new Date(recentMs).toISOString()
	const [text, event, erasure, removal] = await Promise.all([
		db
			.selectFrom('texts')
			.select(({ fn }) => fn.max('created_at').as('at'))
			.where('created_at', '<=', recent)
			.executeTakeFirst(),
		db
			.selectFrom('lead_events')
			.select(({ fn }) => fn.max('created_at').as('at'))
			.where('created_at', '<=', recent)
			.executeTakeFirst(),
		db
			.selectFrom('people')
			.select(({ fn }) => fn.max('erased_at').as('at'))
			.executeTakeFirst(),
		db
			.selectFrom('lead_events')
			.select(({ fn }) => fn.max('created_at').as('at'))
			.where('created_at', '>', recent)
			.where('staff_id', 'is not', null)
			.where('kind', 'in', ['delete', 'anonymise'])
			.executeTakeFirst(),
	])
	const times = [text, event, erasure, removal].flatMap((found) => (found?.at ? [Date.parse(found.at)] : []))
	return new Date(times.length === 0 ? recentMs : Math.min(recentMs, Math.max(...times)))
}
