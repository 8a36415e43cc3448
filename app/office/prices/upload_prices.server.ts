import { defineRateLimit } from '#platform/limits/rate_limit.ts'
import { type OfficeRequest, shown } from '../kernel/screens/commands.server.ts'
import { takeFile } from '../streets/import/receive_file.server.ts'
import { knownPrices } from './known_prices.server.ts'
import type { PriceChange } from './price_change.ts'
import { readPriceFile } from './price_lines.server.ts'
import { priceErrors } from './save_prices.server.ts'

const uploadLimit = defineRateLimit({ name: 'office-prices', allowed: [{ hits: 30, ms: 600_000 }] })

/** Reads a price file and shows its changes. The file is not stored. */
export async function uploadPrices(sent: OfficeRequest, fields: Map<string, string>) {
	const known = await knownPrices(sent.services)
	const file = await takeFile(sent, fields, uploadLimit, ({ content }) => readPriceFile(content, known))
	if (!file.ok) return file
	const read = file.taken
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
