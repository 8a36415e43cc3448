import { countWithin } from '#platform/limits/count_hits.server.ts'
import { defineRateLimit } from '#platform/limits/rate_limit.ts'
import { type OfficeRequest, refused, shown } from '../kernel/screens/commands.server.ts'
import { UnreadableFile } from '../streets/import/file_start.server.ts'
import { receiveFile } from '../streets/import/receive_file.server.ts'
import { knownPrices } from './known_prices.server.ts'
import type { PriceChange } from './price_change.ts'
import { readPriceFile } from './price_lines.server.ts'
import { priceErrors } from './save_prices.server.ts'

const uploadLimit = defineRateLimit({ name: 'office-prices', allowed: [{ hits: 30, ms: 600_000 }] })

/** Reads a file of prices and shows what it would change. Nothing is kept of it. */
export async function uploadPrices({ services, staff, now, request }: OfficeRequest) {
	if (!(await countWithin(services.store.db, uploadLimit, staff.id, now)))
		return refused(429, 'That is a lot of files at once. Wait ten minutes, please.')
	const known = await knownPrices(services)
	const read = await receiveFile(request, ({ content }) =>
		readPriceFile(content, known).catch((error: unknown) => {
			if (error instanceof UnreadableFile) return error.message
			throw error
		}),
	)
	if (read === null) return refused(422, 'Choose a file first.')
	if (typeof read === 'string') return refused(422, read)
	const errors = priceErrors(known, read.changes)
	const errorOf = ({ place }: PriceChange) => errors.get(place.join(' '))
	const wrong = read.changes.flatMap((change) => {
		const reason = errorOf(change)
		return reason === undefined ? [] : [{ line: change.line, reason }]
	})
	return shown({
		...read,
		changes: read.changes.filter((change) => errorOf(change) === undefined),
		refusals: [...read.refusals, ...wrong].toSorted((one, other) => one.line - other.line),
	})
}
