import type { Log } from '#platform/log/log.ts'
import type { Store } from '#db/store.server.ts'
import { defineNetworkLimit, countWithinFrom } from '#platform/limits/network_limit.server.ts'

const minute = 60_000

/** Limits forms with photos from one network; each takes up to two seconds of processing. */
const photoLimit = defineNetworkLimit({
	name: 'photo',
	allowed: [
		{ hits: 20, ms: 10 * minute },
		{ hits: 60, ms: 60 * minute },
	],
})

/** Whether this visitor may send photos now. A failing store allows them; it is reported when the lead is written. */
export async function arePhotosTaken(
	{ store, log }: { store: Store; log: Log },
	address: string,
	now: Date,
): Promise<boolean> {
	try {
		return await store.db.transaction().execute((trx) => countWithinFrom(trx, photoLimit, address, now))
	} catch (error) {
		log.warn({ error: String(error) }, 'photos not counted')
		return true
	}
}
