import type { LeadServices } from '#app/leads/record_lead.server.ts'
import { receiveText } from '#app/texts/receive_text.server.ts'
import type { Store } from '#db/store.server.ts'
import type { TextRow, TextState } from '#db/text_rows.ts'
import { catchUpStart } from './catch_up_start.ts'
import { recordReport } from './record_report.ts'
import type { ListedText, TextSender } from './twilio_sender.ts'

type Services = Omit<LeadServices, 'storage'> & { texts: TextSender | null }

const isSettled: ReadonlySet<TextState> = new Set(['delivered', 'undelivered', 'failed', 'dropped'])
/** Twilio may still be delivering younger texts to us. */
const onItsWayMs = 2 * 60_000
/** The tolerated difference between Twilio's clock and ours. */
const skewMs = 5 * 60_000

/** Fetches texts and reports from Twilio that it could not deliver because no server was running or reachable. */
export async function catchUpOnTexts(services: Services, now: Date): Promise<void> {
	if (services.texts === null) return
	const since = await catchUpStart(services.store, now)
	const listed = await services.texts.since(since).catch((error: unknown) => {
		services.log.warn(
			{ error: String(error) },
			'Twilio did not say which texts were missed; it is asked again',
		)
		return []
	})
	const old = listed.filter(({ at }) => now.getTime() - at.getTime() > onItsWayMs)
	if (old.length === 0) return
	const sids = old.map(({ sid }) => sid)
	const rows = await services.store.db
		.selectFrom('texts')
		.selectAll()
		.where('twilio_sid', 'in', sids)
		.execute()
	const known = new Map(rows.map((row) => [row.twilio_sid, row]))
	const uncertain = await uncertainTexts(services.store, since)
	for (const text of old) {
		const { sid, isTheirs, number: from, body, pictures, at } = text
		if (isTheirs) {
			const missed = { sid, from, body, pictures, answeredAs: null, missedAt: at }
			if (!known.has(sid)) await receiveText(services, missed, now)
			continue
		}
		const row = known.get(sid) ?? [...uncertain].find((one) => isSame(one, text))
		if (!row || isSettled.has(row.state) || row.state === text.status) continue
		uncertain.delete(row)
		await recordReport(services, row.id, text, now)
	}
}

async function uncertainTexts({ db }: Store, since: Date): Promise<Set<TextRow>> {
	const rows = await db
		.selectFrom('texts')
		.selectAll()
		.where('state', '=', 'uncertain')
		.where('created_at', '>', since.toISOString())
		.orderBy('created_at')
		.orderBy('id')
		.execute()
	return new Set(rows)
}

/** Reports whether a text is one of ours whose id we never got from Twilio, by its number, words and time. */
function isSame({ number, body, created_at, changed_at }: TextRow, text: ListedText): boolean {
	const at = text.at.getTime()
	const isWithin = at > Date.parse(created_at) - skewMs && at < Date.parse(changed_at) + skewMs
	return text.number === number && text.body === body && isWithin
}
