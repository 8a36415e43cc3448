import { localTimeOf } from '#app/company/zoned_time.ts'
import { servicesContext } from '#app/context.server.ts'
import { csvLine } from '../parts/csv.ts'
import { csvFile } from '../parts/csv_file.ts'
import type { Route } from './+types/export_route.ts'
import { type KnownPrice, knownPrices } from './known_prices.server.ts'
import { priceColumns } from './price_lines.server.ts'

/** All prices as a file to edit in a spreadsheet and upload again. */
export async function loader({ context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const prices = await knownPrices(services)
	return csvFile(
		`prices-${localTimeOf(new Date(), services.content.current.facts).date}.csv`,
		linesOf(prices),
	)
}

const { of, label, dollars } = priceColumns

async function* linesOf(prices: readonly KnownPrice[]): AsyncGenerator<string, void, void> {
	yield csvLine([of.label, label.label, dollars.label])
	yield prices.map((price) => csvLine([price.of, price.label, String(price.dollars ?? '')])).join('')
}
